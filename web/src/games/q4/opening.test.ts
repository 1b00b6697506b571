import { expect, test } from 'vitest';
import { PLAIN_TERMS, seatsFor, wanted, type Wish } from '../../lib/opening';

const wish: Wish = {
  game: 'q4',
  options: { players: 3, wrong_claim: 'lose' },
  start: 'lot',
  terms: { ...PLAIN_TERMS, teams: true, public: true },
  level: 'easy',
  name: 'Ann',
};

test('against the computer every other seat is a computer’s', () => {
  expect(seatsFor('computer', 3, 'easy')).toEqual([
    { seat: 1 },
    { seat: 2, level: 'easy' },
    { seat: 3, level: 'easy' },
  ]);
});

test('at this screen one person holds all seats', () => {
  expect(seatsFor('here', 2, 'easy')).toEqual([{ seat: 1 }, { seat: 2 }]);
});

test('an option that means nothing without another is left out', () => {
  expect(wanted(wish, 'link').options).toEqual({ players: 3 });
  const announced = { ...wish, options: { ...wish.options, claims: 'announce' } };
  expect(wanted(announced, 'link').options).toHaveProperty('wrong_claim', 'lose');
});

test('teams and open tables are for tables with a link', () => {
  expect(wanted(wish, 'computer').terms).toMatchObject({ teams: false, public: false });
  expect(wanted(wish, 'link').terms).toMatchObject({ teams: true, public: true, eager: false });
});

test('who starts is drawn unless it is chosen', () => {
  expect(wanted(wish, 'here').terms?.first).toBe('lot');
  const chosen = wanted({ ...wish, start: 2 }, 'here');
  expect([chosen.terms?.first, chosen.options?.first]).toEqual(['choice', 2]);
});
