/** From one puzzle to the next. */

import { go, place } from '../lib/router.svelte';
import { nextPuzzle } from './asking';
import { kept } from './kept';
import { near, queryOf, type Choice } from './wish';

/** How many of the puzzles that were done a room is told of; it takes no more. */
const TOLD = 600;

/** Whether somebody has come to a puzzle from another: they go on at its board. */
export const arrival = { fromPuzzle: false };

/** Go to a puzzle that is like what was chosen, and new to whoever sits here if there is one. */
export async function goToNext(choice: Choice): Promise<void> {
  const { strength, ...wish } = choice;
  const { done, strength: own } = kept();
  const found = await nextPuzzle(wish, near(own.rating, strength), done.slice(-TOLD));
  arrival.fromPuzzle = place.path !== '/puzzles';
  go(`/puzzles/${found.id}${queryOf(choice)}`);
}
