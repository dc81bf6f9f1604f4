import type { EmblemName } from '../look';
import type { AreaScene, ValdaScene } from '../shapes';

/** A row of the legend: its texts' id, and the emblems that it explains. */
export interface Sign {
  id: string;
  emblems: EmblemName[];
}

const row = (id: string, ...emblems: EmblemName[]): Sign => ({ id, emblems });

/** The signs at players, on cards, on the map and around it; the gods follow as a list of their own. */
export const SIGNS: Sign[] = [
  row('blood', 'blood'),
  row('gold', 'gold'),
  row('diamond', 'diamond'),
  row('works', 'mine', 'drill'),
  row('temple', 'temple'),
  row('hand', 'hand'),
  row('followers', 'followers'),
  row('ship', 'ship'),
  row('dice'),
  row('skull', 'skull'),
  row('yellow', 'yellow'),
  row('attack', 'attack'),
  row('defence', 'defence'),
  row('weapon', 'weapon'),
  row('corner'),
  row('back', 'tree'),
  row('area'),
  row('owned'),
  row('seat'),
  row('track'),
  row('clock'),
];

const area = (sites: (number | null)[], owner: number | null): AreaScene => ({
  god: 'tyr',
  sites,
  owner,
  deck: 9,
  cost: { blood: 2, gold: 2, diamond: 0 },
});

export const AREA = area([0, null, 1, null, null], null);
export const OWNED = area([0, 0, 0, 1, null], 0);

/** The part of a scene that the track and the head of the table show. */
export const SCENE = {
  seats: [{ followers: 7 }, { followers: 3 }],
  safe_zones: [0, 5, 12, 20],
  options: { race: true },
  race_goal: 20,
  round: 2,
  rounds: 6,
  phase: 'build',
  actions: 0,
  builds: 1,
  build_limit: 2,
  limits: { actions: 3 },
} as unknown as ValdaScene;
