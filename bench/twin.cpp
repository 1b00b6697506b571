// The classic game's rules once more, in C++: same bits, same counting, depth 9.
// Prints leaves a second of processor time.
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <initializer_list>

using word = uint64_t;

struct State { word mine, theirs; bool over; };

static word bottom() { word b = 0; for (int c = 1; c < 8; c++) b |= word(1) << 7 * c; return b; }
static word gather() { word g = 0; for (int c = 1; c < 8; c++) g |= word(1) << (48 - 6 * c); return g; }
static const word TOP = bottom() << 5, FULL = bottom() * 63, GATHER = gather();

static bool has_line(word discs) {
    word found = 0;
    for (int step : {1, 6, 7, 8}) {
        word pairs = discs & discs >> step;
        found |= pairs & pairs >> 2 * step;
    }
    return found != 0;
}

static word legal(const State& s) {
    if (s.over) return 0;
    return ((~(s.mine | s.theirs) & TOP) >> 5) * GATHER >> 48 & 254;
}

static State play(const State& s, int column) {
    word discs = s.mine | s.theirs;
    word cell = (discs + (word(1) << 7 * column)) & ~discs & word(127) << 7 * column;
    word mine = s.mine | cell;
    return State{s.theirs, mine, has_line(mine) || (discs | cell) == FULL};
}

static word perft(const State& s, int depth) {
    word plies = legal(s);
    if (depth == 1) return __builtin_popcountll(plies);
    word total = 0;
    for (; plies; plies &= plies - 1) total += perft(play(s, __builtin_ctzll(plies)), depth - 1);
    return total;
}

int main() {
    clock_t started = clock();
    word leaves = 0;
    for (int i = 0; i < 5; i++) leaves += perft(State{0, 0, false}, 9);
    std::printf("%f\n", leaves / (double(clock() - started) / CLOCKS_PER_SEC));
}
