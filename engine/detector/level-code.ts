/**
 * Nine levels are written as pairs of printable characters by a variable-to-fixed code (Tunstall, "Synthesis of noiseless
 * compression codes", 1967): frequent runs of levels are one pair, so that a level takes about 0.42 characters, and reading
 * is one look-up for five of them.
 */
export const LEVELS = 9

/** How often each level stands in tables of embeddings, about: only the length of what is written depends on it. */
const SHARES = [0.003, 0.028, 0.15, 0.248, 0.132, 0.252, 0.155, 0.029, 0.003]

/** Printable ASCII, less the two characters that JSON escapes. */
const ALPHABET = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter(
  (character) => character !== '"' && character !== '\\',
)

/** Runs as rare as this are not made longer: so there are nearly as many as there are pairs of characters, and not more. */
const SHARE_MIN = 0.000541

type Code = {
  /** For a node and a level the next node, or, where a run is complete, its number inverted. */
  next: number[]
  /** The levels of all runs, one run after another, and where each begins. */
  levels: number[]
  starts: number[]
}

let built: Code | undefined

function buildCode(): Code {
  const code: Code = { next: [], levels: [], starts: [0] }
  const { next, levels, starts } = code
  function grow(run: readonly number[], share: number): number {
    if (share <= SHARE_MIN) {
      levels.push(...run)
      return ~(starts.push(levels.length) - 2)
    }
    const node = next.length
    for (let level = 0; level < LEVELS; level++) next.push(0)
    for (let level = 0; level < LEVELS; level++)
      next[node + level] = grow([...run, level], share * SHARES[level]!)
    return node
  }
  grow([], 1)
  return code
}

/** Levels from 0 to 8 as text that JSON leaves as it is. */
export function writeLevels(levels: ArrayLike<number>): string {
  built ??= buildCode()
  const pairs: string[] = []
  let node = 0
  // A run that the levels end in is filled up with zeros.
  for (let i = 0; i < levels.length || node !== 0; i++) {
    node = built.next[node + (levels[i] ?? 0)]!
    if (node >= 0) continue
    pairs.push(ALPHABET[Math.floor(~node / ALPHABET.length)]! + ALPHABET[~node % ALPHABET.length]!)
    node = 0
  }
  return pairs.join('')
}

/** The first `count` levels of what was written, each as its number in `values`. */
export function readLevels(written: string, count: number, values: ArrayLike<number>): Int8Array {
  built ??= buildCode()
  const starts = Uint32Array.from(built.starts)
  const runs = Int8Array.from(built.levels, (level) => values[level]!)
  const digits = new Uint8Array(128)
  for (const [digit, character] of ALPHABET.entries()) digits[character.charCodeAt(0)] = digit
  // A run that reaches over the end is written whole: to ask at each level would take as long as the rest.
  const longest = starts.reduce((most, start, run) => Math.max(most, (starts[run + 1] ?? start) - start), 0)
  const read = new Int8Array(count + longest)
  let filled = 0
  for (let i = 0; i < written.length && filled < count; i += 2) {
    const run = digits[written.charCodeAt(i)]! * ALPHABET.length + digits[written.charCodeAt(i + 1)]!
    const end = starts[run + 1]!
    for (let r = starts[run]!; r < end; r++) read[filled++] = runs[r]!
  }
  return read.subarray(0, count)
}
