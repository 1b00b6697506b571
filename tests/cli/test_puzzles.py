"""`quatuor puzzles` and `quatuor puzzle`: lists, makes, checks; and puzzles line by line."""

import json
from pathlib import Path

import pytest

import quatuor as q
from quatuor.cli.puzzle_session import PuzzleSession
from quatuor.cli.texts import speaker
from quatuor.languages import languages
from quatuor.players.puzzles.pack import packed, read
from tests.cli.run import run, told_in_one_line

FIELDS = ["id", "game", "options", "moves", "kind", "solution", "plies", "rating", "themes"]


def test_a_list_in_json_has_exactly_these_fields_one_puzzle_a_line() -> None:
    ran = run("puzzles", "list", "puissance4", "--json")
    lines = [json.loads(line) for line in ran.out.splitlines()]
    assert all(list(line) == FIELDS for line in lines)
    assert [line["id"] for line in lines] == [puzzle.id for puzzle in q.puzzles("puissance4")]
    everything = run("puzzles", "list", "--json").out.splitlines()
    assert len(everything) == len(q.puzzles())


def test_a_list_can_be_narrowed() -> None:
    ran = run("puzzles", "list", "puissance4", "-o", "five=true", "--kind", "win", "--json")
    lines = [json.loads(line) for line in ran.out.splitlines()]
    assert lines
    assert all(line["options"] == {"five": True} and line["kind"] == "win" for line in lines)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("puzzles list chess", "there is no game 'chess'"),
        ("puzzles list --kind wins", "did you mean 'win'?"),
        ("puzzles list --theme slant", "did you mean 'slanted'?"),
        ("puzzles list -o five=true", "name it first"),
        ("puzzles list puissance4 -o five=maybe", "five is true or false"),
        ("puzzles list --pack nowhere.gz", "there is no file nowhere.gz"),
        ("puzzles make", "make needs a game"),
        ("puzzles make plus4 --count 0", "--count is 1 to"),
        ("puzzles make plus4 --jobs 0", "--jobs is 1 to 256"),
        ("puzzle --id nonsense", "there is no puzzle 'nonsense'"),
        ("puzzle --daily 2026-02-30", "a day is written like 2026-11-18"),
        ("puzzle chess", "there is no game 'chess'"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(words: str, why: str) -> None:
    assert why in told_in_one_line(run(*words.split()))


def test_a_file_that_is_no_pack_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "some.gz"
    file.write_bytes(b"\x1f\x8bnonsense")
    assert "not a pack" in told_in_one_line(run("puzzles", "check", "--pack", str(file)))
    file.write_text("nonsense\n")
    assert "line 1" in told_in_one_line(run("puzzles", "check", "--pack", str(file)))


def test_checking_tells_what_is_not_what_it_says(tmp_path: Path) -> None:
    file, some = tmp_path / "some.gz", q.puzzles("puissance4")[:3]
    file.write_bytes(packed(some))
    ran = run("puzzles", "check", "--pack", str(file), "--json")
    assert (ran.code, json.loads(ran.out)) == (0, {"puzzles": 3, "wrong": 0})
    line = some[0].to_json() | {"solution": [some[0].position.legal[-1]]}
    if line["solution"] == list(some[0].solution):
        line["solution"] = [some[0].position.legal[0]]
    file.write_text(json.dumps(line) + "\n")
    ran = run("puzzles", "check", "--pack", str(file))
    assert ran.code == 1
    assert "is not the only answer" in ran.err


@pytest.mark.slow
@pytest.mark.usefixtures("compiled_ahead")
def test_making_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    journal, pack = tmp_path / "journal", tmp_path / "pack.gz"
    words = ["puzzles", "make", "plus4", "-o", "mode=rounds", "--count", "2"]
    words += ["--journal", str(journal)]
    whole = run(*words, "--json")
    assert whole.code == 0, whole.err
    kept = journal.read_text().splitlines(keepends=True)
    journal.write_text("".join(kept[: len(kept) // 2]) + kept[len(kept) // 2][:20])
    assert run(*words, "--json").out == whole.out
    assert sorted(journal.read_text().splitlines(keepends=True)) == sorted(kept)
    added = run(*words, "--pack", str(pack), "--json")
    assert json.loads(added.out) == {"added": 2}
    lines = [json.dumps(puzzle.to_json()) for puzzle in read(pack)]
    assert sorted(lines) == sorted(whole.out.splitlines())
    assert json.loads(run(*words, "--pack", str(pack), "--json").out) == {"added": 0}
    assert run("puzzles", "check", "--pack", str(pack)).code == 0


def test_another_file_is_no_journal(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    file.write_text("dear diary\n")
    ran = run("puzzles", "make", "plus4", "--journal", str(file))
    assert "is not a journal of this work" in told_in_one_line(ran)
    assert file.read_text() == "dear diary\n"


def three_plies() -> q.Puzzle:
    return next(p for p in q.puzzles("puissance4") if len(p.solution) == 3 and p.plies == 3)


def test_a_puzzle_is_solved_line_by_line() -> None:
    puzzle = three_plies()
    wrong = next(token for token in puzzle.position.legal if token != puzzle.solution[0])
    typed = [wrong, "hint", "hint", "hint", puzzle.solution[0], "zzz", puzzle.solution[2], "quit"]
    ran = run("puzzle", "--id", puzzle.id, typed="\n".join(typed))
    lines = ran.out.splitlines()
    assert ran.code == 0
    assert lines[0].startswith("puissance4")
    assert puzzle.id in lines[0]
    assert lines[1] == f"You are player {puzzle.solver}: win within 3 plies."
    assert lines[2].startswith(f"{wrong} is not it: then ")
    assert lines[3].startswith("Look at columns ")
    assert lines[4] == "It is this: a disc."
    assert lines[5] == f"The move is {puzzle.solution[0]}."
    assert lines[6] == f"{puzzle.solution[0]}: right. The answer: {puzzle.solution[1]}. Go on."
    assert lines[7].startswith("zzz is no move of this game.")
    assert lines[8] == f"{puzzle.solution[2]}: solved! Type next or quit."
    assert lines[9] == "Goodbye. You have solved one puzzle."


def test_a_puzzle_speaks_french() -> None:
    puzzle = three_plies()
    typed = "\n".join([puzzle.solution[0], "solution", "suivant", "quitter"])
    ran = run("puzzle", "--id", puzzle.id, typed=typed, LC_ALL="fr_FR.UTF-8")
    lines = ran.out.splitlines()
    assert lines[1] == f"Vous êtes le joueur {puzzle.solver} : gagnez en 3 demi-coups au plus."
    assert lines[3] == f"Solution : {puzzle.solution[2]}. Tapez suivant ou quitter."
    assert lines[4] == "C’était le dernier problème."
    assert lines[5] == "À bientôt. Vous avez résolu 0 problème."


@pytest.mark.parametrize("language", languages())
def test_every_puzzle_and_every_hint_has_words(language: str) -> None:
    session = PuzzleSession(q.puzzles(), speaker(language))
    for number, puzzle in enumerate(session.puzzles):
        session.number, session.played, session.hints = number, 0, 0
        assert all(session.greeting())
        assert all(line for _ in range(3) for line in session.hint(""))
        assert session.hints == 3, puzzle


def test_the_daily_puzzle_is_that_of_the_day() -> None:
    ran = run("puzzle", "--daily", "2026-11-18", typed="quit\n")
    assert q.daily("2026-11-18").id in ran.out.splitlines()[0]
