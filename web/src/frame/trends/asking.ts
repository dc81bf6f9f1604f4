import { request } from '../../lib/hall/api';
import type { components } from '../../lib/schema';

type Schemas = components['schemas'];

export type Mean = Schemas['Mean'];
export type ReviewedGame = Schemas['ReviewedGame'];
export type MissedIn = Schemas['MissedIn'];
export type Trends = Schemas['Trends'];
export type TrendsPage = Schemas['TrendsView'];
export type Wishes = Schemas['TrendSettings'];

/** In the game with the most reviews, where none is named. */
export const getTrends = (name: string, game: string) =>
  request('GET', 'players/{name}/trends', { name, game: game || null });
export const getWishes = () => request('GET', 'trends');
export const setWishes = (body: Wishes) => request('PUT', 'trends', { body });
