/** The words that every screen may need, in one piece: a file of its own each is a round trip each. */
export default Object.values(
  import.meta.glob<string>(
    ['./*.ftl', '!./learn.ftl', '!./puzzles.ftl', '../../games/*/words/en.ftl'],
    { query: '?raw', import: 'default', eager: true },
  ),
);
