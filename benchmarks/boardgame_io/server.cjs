/**
 * boardgame.io's server with a game of two hands and a deck: play a card, draw another.
 *
 *   node server.cjs memory|flatfile FOLDER CARDS
 *
 * CARDS are those of each player, and so half of a game's moves. Prints the port that it listens on.
 */
const { FlatFile, Server } = require('boardgame.io/server');

const HAND = 2;
const [, , STORE, FOLDER, CARDS] = process.argv;

const toy = {
  name: 'toy',
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: 2 * CARDS }, (_, card) => `card-${card}`));
    const hands = [0, 1].map(() => Array.from({ length: HAND }, () => deck.pop()));
    return { secret: { deck }, hands, table: [], points: [0, 0] };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    secret: undefined,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, ctx }, index) => {
        const hand = G.hands[Number(ctx.currentPlayer)];
        G.table.push(hand.splice(index, 1)[0]);
        G.points[Number(ctx.currentPlayer)] += 1;
        if (G.secret.deck.length > 0) hand.push(G.secret.deck.pop());
      },
    },
  },
  endIf: ({ G }) => (G.table.length === 2 * CARDS ? { points: G.points } : undefined),
};

const db = STORE === 'flatfile' ? new FlatFile({ dir: FOLDER, logging: false }) : undefined;
const server = Server({ games: [toy], origins: [/localhost/], db });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`listening on ${appServer.address().port}`);
});
