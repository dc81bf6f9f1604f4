import { expect, it } from 'vitest';

import type { Say } from '../../lib/texts.svelte';
import { levelName, playText } from './levels';

const say: Say = (id, args = {}) => [id, ...Object.values(args)].join(' ');

it('says how strong a level is where one is chosen', () => {
  expect(levelName(say, 'seer-1')).toBe('level-named bot-seer 1 level-1');
  expect(levelName(say, 'seer-7')).toBe('level-named bot-seer 7 level-7');
});

it('says the name alone of bots that have no level, and of levels that have no word', () => {
  expect(levelName(say, 'search-2')).toBe('bot-search 2');
  expect(levelName(say, 'greedy')).toBe('bot-greedy');
  expect(levelName(say, 'seer-8')).toBe('bot-seer 8');
});

it('says the name alone until the words have come', () => {
  expect(levelName((id, args) => (id.startsWith('level') ? '' : say(id, args)), 'seer-1')).toBe(
    'bot-seer 1',
  );
});

it('says in a sentence how a level plays', () => {
  expect(['seer-3', 'seer-8', 'greedy'].map((bot) => playText(say, bot))).toEqual([
    'bot-plays-3 bot-seer 3',
    '',
    '',
  ]);
});
