/** The study that is open: its chapters, and where in which tree one is.
 *
 *  Whatever is more than one line of moves is kept on the device at once. What was deleted last can
 *  be brought back.
 */

import type { Book, Chapter } from './file';
import type { Place } from './place';
import { keep, newId } from './shelf';
import * as trees from './tree';
import type { Mark, Node, Path } from './tree';

export class Notebook {
  book = $state.raw<Book>({ name: '', chapters: [] });
  /** Which chapter is open, from 0. */
  at = $state(0);
  /** Its name on this device; '' while it is not kept. */
  id = $state('');
  /** Whether the device could not keep it. */
  unkept = $state(false);
  /** Whether it came with the link of this page. */
  shared = false;
  /** The study before something was deleted. */
  before = $state.raw<{ book: Book; at: number } | null>(null);

  get chapter(): Chapter | null {
    return this.book.chapters[this.at] ?? null;
  }

  get tree(): Node {
    return this.chapter?.tree ?? trees.EMPTY;
  }

  get isMoreThanALine(): boolean {
    return (
      this.id !== '' ||
      this.book.name !== '' ||
      this.book.chapters.length > 1 ||
      trees.isMoreThanALine(this.tree)
    );
  }

  /** Begin anew, with one chapter for this place, or with a study and one of its chapters. */
  open(place: Place, book: Book | null = null, id = '', at = 0): void {
    const { game, options, round, starter, absent } = place;
    const begun: Chapter = {
      name: '',
      game,
      options,
      ...(round ? { round } : {}),
      ...(starter ? { starter } : {}),
      ...(absent?.length ? { absent } : {}),
      tree: trees.EMPTY,
    };
    this.book = book ?? { name: '', chapters: [begun] };
    this.at = Math.max(0, Math.min(at, this.book.chapters.length - 1));
    [this.id, this.before, this.unkept, this.shared] = [id, null, false, false];
  }

  /** Somebody has come to this place: it is in the tree from now on. */
  visit(place: Place): Place {
    const grown = trees.grown(this.tree, place.moves);
    if (grown !== this.tree) this.change(grown);
    return this.placeOf({ ...place, moves: trees.lineThrough(this.tree, place.moves) });
  }

  /** The place with the name under which the study is kept. */
  private placeOf(place: Place): Place {
    const { kept, chapter, ...rest } = place;
    void kept;
    void chapter;
    if (!this.id) return rest;
    return { ...rest, kept: this.id, ...(this.at ? { chapter: this.at + 1 } : {}) };
  }

  /** The place at the end of a path of the open chapter. */
  placeAt(path: Path): Place {
    const { game, options, round, starter, absent } = this.chapter!;
    return this.placeOf({
      game,
      options,
      moves: trees.lineThrough(this.tree, path),
      at: path.length,
      ...(round ? { round } : {}),
      ...(starter ? { starter } : {}),
      ...(absent ? { absent } : {}),
    });
  }

  say(path: Path, said: { comment?: string; marks?: readonly Mark[] }): void {
    this.change(trees.told(this.tree, path, said));
  }

  promote(path: Path): void {
    this.change(trees.promoted(this.tree, path));
  }

  /** Delete a move with all that follows it. */
  remove(path: Path): void {
    const before = this.present;
    this.change(trees.without(this.tree, path));
    this.before = before;
  }

  addChapter(name: string): void {
    const { chapters } = this.book;
    const { game, options } = this.chapter!;
    this.at = chapters.length;
    const added = { name, game, options, tree: trees.EMPTY };
    this.set({ ...this.book, chapters: [...chapters, added] });
  }

  removeChapter(): void {
    const before = this.present;
    const chapters = this.book.chapters.filter((_, at) => at !== this.at);
    this.at = Math.min(this.at, chapters.length - 1);
    this.set({ ...this.book, chapters });
    this.before = before;
  }

  /** Keep it on the device from now on. */
  keep(): void {
    this.id ||= newId();
    this.set(this.book);
  }

  rename(name: string): void {
    this.set({ ...this.book, name });
  }

  renameChapter(name: string): void {
    this.replaceChapter({ ...this.chapter!, name });
  }

  /** Bring back what was deleted last. */
  restore(): void {
    if (!this.before) return;
    this.at = this.before.at;
    this.set(this.before.book);
  }

  private get present(): { book: Book; at: number } {
    return { book: this.book, at: this.at };
  }

  private change(tree: Node): void {
    this.replaceChapter({ ...this.chapter!, tree });
  }

  private replaceChapter(chapter: Chapter): void {
    const chapters = this.book.chapters.map((one, at) => (at === this.at ? chapter : one));
    this.set({ ...this.book, chapters });
  }

  private set(book: Book): void {
    [this.book, this.before] = [book, null];
    if (!this.isMoreThanALine) return;
    const id = this.id || newId();
    if (keep(id, book)) [this.id, this.unkept] = [id, false];
    else this.unkept = true;
  }
}
