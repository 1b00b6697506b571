import { beforeEach, expect, test } from 'vitest';
import catalogue from '../demos/games.json';
import type { Catalogue } from '../lib/api';
import { keepGames } from '../lib/games';
import { loadWords } from '../lib/words.svelte';
import { kindsHelp } from './reading';
import { moveWords, resultWords, whatIs } from './telling';

const { games } = catalogue as unknown as Catalogue;
const withKind = (wanted: string) =>
  games.find(({ kinds }) => kinds.some(({ name }) => name === wanted))!;
const game = games[0]!.name;
const won = (winners: number[]) => ({ winners, reason: 'line' });

beforeEach(() => loadWords('de'));

test('German nouns keep their capital within a sentence, others lose it', async () => {
  const moment = { cells: {}, toMove: 1, hand: [] };
  const { name } = withKind('anvil');
  const said = () => moveWords({ game: name }, 'A4', moment, moment);
  expect(said()).toMatch(/^Rot: Amboss in Spalte 4/);
  await loadWords('en');
  expect(said()).toMatch(/^Red: anvil in column 4/);
});

test('so they do in the help for the keys of a game that has no help of its own', async () => {
  const made = { ...withKind('anvil'), name: 'made' };
  keepGames({ games: [...games, made] });
  const said = () => kindsHelp('made', { power: true }).at(-1);
  expect(said()).toContain('A Amboss, W Mauer');
  await loadWords('en');
  expect(said()).toContain('A anvil, W wall');
});

test('in German a piece stands apart from its colour, which is no noun there', () => {
  expect(whatIs(withKind('bonus').name, 'A')).toBe('Bonusstein, rot');
});

test('whoever listens comes first among the winners', () => {
  const company = { game, names: ['Anna', 'Ben', 'Carla'], you: 3 };
  expect(resultWords(company, won([1, 3]))).toMatch(/^Du und Anna, ihr gewinnt/);
});

test('the names of winners are joined as their language does it', async () => {
  await loadWords('es');
  const company = { game, names: ['Ana', 'Inés'] };
  expect(resultWords(company, won([1, 2]))).toMatch(/^Ana e Inés ganan/);
});
