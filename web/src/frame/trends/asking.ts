import { request } from '../../lib/hall/api';
import type { Said } from '../../lib/said';
import type { components } from '../../lib/schema';

type Schemas = components['schemas'];

export type Mean = Schemas['Mean'];
export type ReviewedGame = Schemas['ReviewedGame'];
export type Leads = Schemas['Leads'];
export type MissedIn = Omit<Schemas['MissedIn'], 'name'> & { name: Said };
export type Trends = Omit<Schemas['Trends'], 'kinds' | 'thirds'> & {
  kinds: MissedIn[];
  thirds: MissedIn[];
};
export type TrendsPage = Omit<Schemas['TrendsView'], 'trends'> & { trends: Trends | null };
export type Wishes = Schemas['TrendSettings'];

export const getTrends = (player: string, game: string) =>
  request<TrendsPage>('GET', `${player}/trends${game && `?game=${encodeURIComponent(game)}`}`);
export const getWishes = () => request<Wishes>('GET', 'trends');
export const setWishes = (wishes: Wishes) => request<Wishes>('PUT', 'trends', wishes);
