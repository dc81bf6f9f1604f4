import { describe, expect, it } from 'vitest';

import type { VoluspaChoice } from '../shapes';
import { bestSpots, boostsOf, landings, spotsOf } from './steps';

const play = (action: string, at: string, points: number, more: Partial<VoluspaChoice> = {}) =>
  ({
    action,
    type: 'play',
    piece: action.slice(0, 2),
    boosts: 0,
    at,
    way: 'beside',
    dir: null,
    points,
    ...more,
  }) as VoluspaChoice;

const CHOICES: VoluspaChoice[] = [
  play('Od@1,0', '1,0', 4),
  play('Od@-1,0', '-1,0', 2),
  play('Od@0,-1', '0,-1', 0),
  play('Od+1@1,0', '1,0', 6, { boosts: 1 }),
  play('Jo@0,0>N', '0,0', 2, { way: 'bump', dir: 'N' }),
  play('Jo@0,0>E', '0,0', 5, { way: 'bump', dir: 'E' }),
  { action: 'stay', type: 'stay', points: 0 },
];

describe('spots', () => {
  it('gathers one spot per cell, in reading order', () => {
    const spots = spotsOf(landings(CHOICES, 'Od', 0), true);
    expect(spots.map((spot) => spot.at)).toEqual(['0,-1', '-1,0', '1,0']);
  });

  it('calls the cells with most points best, and none without points or where aids are not allowed', () => {
    const spots = spotsOf(landings(CHOICES, 'Od', 0), true);
    expect(spots.filter((spot) => spot.best).map((spot) => spot.at)).toEqual(['1,0']);
    expect(spotsOf([play('Od@0,1', '0,1', 0)], true)[0]?.best).toBe(false);
    expect(spotsOf(landings(CHOICES, 'Od', 0), false).some((spot) => spot.best)).toBe(false);
  });

  it('keeps the directions of a bump together, with the most they bring', () => {
    const [spot] = spotsOf(landings(CHOICES, 'Jo', 0), true);
    expect(spot?.choices.map((choice) => choice.dir)).toEqual(['N', 'E']);
    expect(spot?.points).toBe(5);
  });

  it('leaves out choices with another number of boosts', () => {
    expect(landings(CHOICES, 'Od', 1).map((choice) => choice.action)).toEqual(['Od+1@1,0']);
  });

  it('takes flights when no tile of the hand is meant', () => {
    const flight: VoluspaChoice = { ...play('fly@2,0', '2,0', 3), type: 'flight' };
    expect(landings([...CHOICES, flight], null, 0)).toEqual([flight]);
  });

  it('lists the numbers of Freyas a tile may take', () => {
    expect(boostsOf(CHOICES, 'Od')).toEqual([0, 1]);
    expect(boostsOf(CHOICES, 'Jo')).toEqual([0]);
  });
});

describe('the best spots', () => {
  it('are the cells that bring the most, each with the tile that does so for the fewest Freyas', () => {
    const more = [
      play('Th@1,0', '1,0', 6, { boosts: 2 }),
      play('Va@9,9', '9,9', 9),
      play('Tr@5,0', '5,0', 0),
    ];
    const best = bestSpots([...CHOICES, ...more]);
    expect(best.map(({ at, piece, boosts, points }) => [at, piece, boosts, points])).toEqual([
      ['9,9', 'Va', 0, 9],
      ['1,0', 'Od', 1, 6],
      ['0,0', 'Jo', 0, 5],
      ['-1,0', 'Od', 0, 2],
    ]);
  });

  it('are a few only', () => {
    const many = Array.from({ length: 9 }, (_, x) => play(`Od@${x},7`, `${x},7`, x + 1));
    expect(bestSpots(many).map((spot) => spot.points)).toEqual([9, 8, 7, 6, 5]);
  });
});
