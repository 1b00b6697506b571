"""Studies: chapters of variations, in the file and back."""

import json

import pytest

import quatuor as q

OPENINGS = {
    "study": "Quatuor study 1",
    "name": "Openings",
    "chapters": [
        {
            "name": "In the middle",
            "game": "puissance4",
            "options": {},
            "comment": "What to do first?",
            "moves": [
                {"token": "4", "comment": "Best."},
                {"token": "4"},
                {"token": "5", "marks": [{"cell": "5,1", "colour": "red", "shape": "cross"}]},
                {"token": "3", "after": 2},
                {"token": "1", "after": 0},
            ],
        },
        {"name": "", "game": "plus4", "options": {"mode": "rounds"}, "round": 2, "moves": []},
    ],
}


def test_a_study_reads_back_to_itself() -> None:
    study = q.read_study(json.dumps(OPENINGS))
    assert json.loads(study.to_json()) == OPENINGS
    assert q.read_study(study.to_json()) == study


def test_a_chapter_tells_its_lines_and_the_positions_after_its_moves() -> None:
    chapter = q.read_study(json.dumps(OPENINGS)).chapters[0]
    assert chapter.line() == ("4", "4", "5")
    assert chapter.line(4) == ("4", "4", "3")
    assert chapter.line(5) == ("1",)
    assert chapter.matches[4].position.board[-1] == "..11..."
    assert chapter.moves[2].marks[0].cell == "5,1"


def test_a_chapter_may_begin_with_a_later_round() -> None:
    chapter = q.read_study(json.dumps(OPENINGS)).chapters[1]
    assert chapter.matches[0].round == 2


def changed(**chapter: object) -> str:
    first = {**OPENINGS["chapters"][0], **chapter}  # type: ignore[dict-item]
    return json.dumps({**OPENINGS, "chapters": [first]})


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("once upon a time", "no complete JSON"),
        ("[" * 100_000, "no complete JSON"),
        ('{"study": "Quatuor study 2"}', "not a 'Quatuor study 1'"),
        ("[]", "not a 'Quatuor study 1'"),
        (json.dumps({**OPENINGS, "chapters": []}), "at least one chapter"),
        (json.dumps({**OPENINGS, "name": 7}), "no text"),
        (changed(game="chess"), "no game 'chess'"),
        (changed(options={"size": 9}), "size"),
        (changed(moves=[{"token": "4"}] * 7), "move 7 of chapter 'In the middle'"),
        (changed(moves=[{"token": "4", "after": 1}]), "which is not before"),
        (changed(moves=[{"token": "4", "after": -1}]), "which is not before"),
        (changed(moves=[{"comment": "no move"}]), "token"),
        (changed(moves=[{"token": "4"}] * 5001), "at most 5000"),
        (changed(marks=[{"cell": "9,9"}]), "no cell '9,9'"),
        (changed(marks=[{"cell": "1,1", "colour": "pink"}]), "pink"),
        (changed(comment="x" * 2001), "no text"),
    ],
)
def test_a_study_that_is_wrong_is_refused_in_a_sentence(text: str, words: str) -> None:
    with pytest.raises(q.BadStudy, match=words):
        q.read_study(text)
