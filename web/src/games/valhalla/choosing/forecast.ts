import type { Fight } from '../board/marks';
import { pieces } from '../pieces.svelte';
import type { At, CardId, Land, ValhallaChoice, ValhallaScene } from '../shapes';

type Standing = Pick<Land, 'owner' | 'armies'>;

/** What stands on a cell as far as the plan goes. */
function standing(scene: ValhallaScene, at: At): Standing {
  const found = (lands: readonly (Standing & { at: At })[] | undefined) =>
    lands?.find((land) => land.at === at);
  return found(scene.planned?.landscape) ?? found(scene.landscape) ?? { owner: null, armies: 0 };
}

/** Pawns and Courts lie lowest; crowns are level with everything (null). */
function levelOf(card: CardId | undefined): number | null {
  const rank = card === undefined ? null : pieces.of(card)?.rank;
  if (rank === 'crown' || rank === null || rank === undefined) return null;
  return typeof rank === 'number' ? rank : 1;
}

function isUphill(scene: ValhallaScene, from: At, to: At): boolean {
  const card = (at: At) => scene.landscape.find((land) => land.at === at)?.card;
  const [low, high] = [levelOf(card(from)), levelOf(card(to))];
  return low !== null && high !== null && high > low;
}

/** Who meets whom where a choice leads armies to; null where they meet nobody. */
export function forecast(scene: ValhallaScene, choice: ValhallaChoice): Fight | null {
  const seat = scene.active;
  switch (choice.type) {
    case 'put':
      return meet(scene, seat, choice.at!, choice.count ?? 1, {});
    case 'march':
      return meet(scene, seat, choice.to!, choice.count ?? 1, {
        terrain: isUphill(scene, choice.from!, choice.to!),
      });
    case 'muster': {
      const to = scene.pending?.dest ?? '';
      return meet(scene, seat, to, choice.count ?? 1, {
        terrain: isUphill(scene, choice.via!, to),
        // The first who meet enemies there fell one beforehand.
        crown: (scene.planned?.steps.length ?? 0) === 0,
      });
    }
    case 'location': {
      const bound = scene.seats[seat]?.cards.find(({ card }) => card === choice.card)?.armies ?? 0;
      const { armies } = standing(scene, choice.at!);
      const half = Math.floor(armies / 2);
      return bound > 0 && half > 0
        ? meet(scene, seat, choice.at!, bound, { defenders: half })
        : null;
    }
    default:
      return null;
  }
}

interface More {
  terrain?: boolean;
  crown?: boolean;
  defenders?: number;
}

function meet(
  scene: ValhallaScene,
  attacker: number,
  at: At,
  attackers: number,
  { terrain = false, crown = false, defenders }: More,
): Fight | null {
  const { owner, armies } = standing(scene, at);
  if (owner === null || owner === attacker || armies === 0) return null;
  const against = defenders ?? armies;
  const attack = Math.max(0, attackers - Number(terrain));
  const defence = Math.max(0, against - Number(crown));
  const fallen = Math.min(attack, defence);
  return {
    at,
    attacker,
    defender: owner,
    attackers,
    defenders: against,
    terrain,
    crown,
    attackersLeft: attack - fallen,
    defendersLeft: defence - fallen,
  };
}
