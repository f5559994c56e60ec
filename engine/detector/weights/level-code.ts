/**
 * Writes nine levels as pairs of printable characters with a variable-to-fixed code (Tunstall, "Synthesis of noiseless
 * compression codes", 1967). A frequent run of levels is one pair, so that a level takes about 0.42 characters, and
 * reading needs one lookup for five levels.
 */
export const levelCount = 9

/** Approximate frequency of each level in tables of embeddings; only the length of the output depends on it. */
const shares = [0.003, 0.028, 0.15, 0.248, 0.132, 0.252, 0.155, 0.029, 0.003]

/** Printable ASCII except the two characters that JSON escapes. */
const alphabet = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter(
  (character) => character !== '"' && character !== '\\',
)

/** Runs rarer than this are not extended, so that there are almost as many runs as pairs of characters. */
const shareMin = 0.000541

type Code = {
  /** For a node and a level: the next node, or the inverted number of a complete run. */
  next: number[]
  /** The levels of all runs, concatenated, and where each run starts. */
  levels: number[]
  starts: number[]
}

let built: Code | undefined

function buildCode(): Code {
  const code: Code = { next: [], levels: [], starts: [0] }
  const { next, levels, starts } = code
  function grow(run: readonly number[], share: number): number {
    if (share <= shareMin) {
      levels.push(...run)
      return ~(starts.push(levels.length) - 2)
    }
    const node = next.length
    for (let level = 0; level < levelCount; level++) next.push(0)
    for (let level = 0; level < levelCount; level++)
      next[node + level] = grow([...run, level], share * shares[level]!)
    return node
  }
  grow([], 1)
  return code
}

/** Writes levels from 0 to 8 as text that JSON does not escape. */
export function writeLevels(levels: ArrayLike<number>): string {
  built ??= buildCode()
  const pairs: string[] = []
  let node = 0
  // The last run is padded with zeros.
  for (let i = 0; i < levels.length || node !== 0; i++) {
    node = built.next[node + (levels[i] ?? 0)]!
    if (node >= 0) continue
    pairs.push(alphabet[Math.floor(~node / alphabet.length)]! + alphabet[~node % alphabet.length]!)
    node = 0
  }
  return pairs.join('')
}

/** Reads the first `count` levels, each mapped to its number in `values`. */
export function readLevels(written: string, count: number, values: ArrayLike<number>): Int8Array {
  built ??= buildCode()
  const starts = Uint32Array.from(built.starts)
  const runs = Int8Array.from(built.levels, (level) => values[level]!)
  const digits = new Uint8Array(128)
  for (const [digit, character] of alphabet.entries()) digits[character.charCodeAt(0)] = digit
  // A run that extends past the end is written whole, because a check per level would double the time.
  const longest = starts.reduce((most, start, run) => Math.max(most, (starts[run + 1] ?? start) - start), 0)
  const read = new Int8Array(count + longest)
  let filled = 0
  for (let i = 0; i < written.length && filled < count; i += 2) {
    const run = digits[written.charCodeAt(i)]! * alphabet.length + digits[written.charCodeAt(i + 1)]!
    const end = starts[run + 1]!
    for (let r = starts[run]!; r < end; r++) read[filled++] = runs[r]!
  }
  return read.subarray(0, count)
}
