// boardgame.io on the same work as ours: many matches of two, every move seen by the opponent.
//   node boardgame_io.mjs server FOLDER PORT
//   node boardgame_io.mjs clients FOLDER PORT MATCHES SECONDS
// FOLDER is where boardgame.io is installed. One line of JSON is printed.
import { createRequire } from "node:module";
import { join } from "node:path";

const [role, folder, port, matches, seconds] = process.argv.slice(2);
const require = createRequire(join(folder, "package.json"));
const { INVALID_MOVE } = require("boardgame.io/core");

const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1]];

function run(columns, column, row, [dx, dy], disc) {
  let length = 0;
  while (columns[column + dx]?.[row + dy] === disc) {
    [column, row, length] = [column + dx, row + dy, length + 1];
  }
  return length;
}

function wins(columns, column, row, disc) {
  return DIRECTIONS.some(
    ([dx, dy]) => 1 + run(columns, column, row, [dx, dy], disc) + run(columns, column, row, [-dx, -dy], disc) >= 4,
  );
}

const empty = () => Array.from({ length: 7 }, () => []);

// A won or full board is emptied, so that a match goes on for as long as it is measured.
const game = {
  name: "drop",
  setup: () => ({ columns: empty() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      if (G.columns[column].length >= 6) return INVALID_MOVE;
      G.columns[column].push(playerID);
      const over = wins(G.columns, column, G.columns[column].length - 1, playerID);
      if (over || G.columns.every((discs) => discs.length === 6)) G.columns = empty();
    },
  },
};

async function serve() {
  const { Server, Origins } = require("boardgame.io/server");
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  await server.run({ port: Number(port), callback: () => console.log("ready") });
}

function anyColumn(columns) {
  const open = columns.map((discs, column) => [discs, column]).filter(([discs]) => discs.length < 6);
  return open[Math.floor(Math.random() * open.length)][1];
}

// Two clients of one match; each answers as soon as it sees the other's move.
function pair(number, count) {
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  for (const playerID of ["0", "1"]) {
    const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
    const client = Client({ game, multiplayer, matchID: `match${number}`, playerID, debug: false });
    let answered = 0;
    client.subscribe((state) => {
      if (!state?.isConnected || state.ctx.currentPlayer !== playerID || state.ctx.turn <= answered) return;
      answered = state.ctx.turn;
      count.moves += 1;
      setImmediate(() => client.moves.drop(anyColumn(state.G.columns)));
    });
    client.start();
  }
}

async function play() {
  const count = { moves: 0 };
  for (let number = 0; number < Number(matches); number += 1) pair(number, count);
  await new Promise((done) => setTimeout(done, 3000));
  const before = count.moves;
  await new Promise((done) => setTimeout(done, 1000 * Number(seconds)));
  console.log(JSON.stringify({ moves: count.moves - before, all: count.moves }));
  process.exit(0);
}

await (role === "server" ? serve() : play());
