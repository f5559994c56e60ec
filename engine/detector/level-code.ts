/**
 * Nine levels are written as pairs of printable characters by a variable-to-fixed code (Tunstall, "Synthesis of noiseless
 * compression codes", 1967): frequent runs of levels are one pair, so that a level takes about 2.5 bits, and reading is one
 * look-up for five of them.
 */
export const LEVELS = 9

/** How often each level stands in tables of embeddings, about: only the length of what is written depends on it. */
const SHARES = [0.003, 0.028, 0.15, 0.248, 0.132, 0.252, 0.155, 0.029, 0.003]

/** Printable ASCII, less the two characters that JSON escapes. */
const ALPHABET = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter(
  (character) => character !== '"' && character !== '\\',
)
/** 9 + 8 · 1080: every run that is made longer takes one word away and adds nine, so that no pair of characters is left over. */
const WORDS = ALPHABET.length ** 2

interface Code {
  /** The next node for a node and a level; a run is complete at a node that has no next. */
  next: Int32Array
  /** The word of a complete run's node. */
  words: Int32Array
  /** Runs by word, one after another, and where each begins. */
  runs: Uint8Array
  starts: Uint32Array
}

let built: Code | undefined

/** The likeliest run is made longer by each level in turn, until there is a run for every word. */
function buildCode(): Code {
  const next: number[] = new Array(LEVELS).fill(0)
  const shares = [1]
  const levels: number[][] = [[]]
  const grow = (node: number) => {
    for (let level = 0; level < LEVELS; level++) {
      next[node * LEVELS + level] = shares.length
      shares.push(shares[node]! * SHARES[level]!)
      levels.push([...levels[node]!, level])
    }
    shares[node] = 0
  }
  for (let words = 1; words < WORDS; words += LEVELS - 1) grow(shares.indexOf(Math.max(...shares)))
  return arrange(next, shares, levels)
}

function arrange(next: number[], shares: number[], levels: number[][]): Code {
  const words = new Int32Array(shares.length).fill(-1)
  const starts = new Uint32Array(WORDS + 1)
  const runs: number[] = []
  let word = 0
  for (const [node, run] of levels.entries()) {
    if (shares[node] === 0) continue
    words[node] = word
    runs.push(...run)
    starts[++word] = runs.length
  }
  const links = new Int32Array(shares.length * LEVELS)
  for (const [at, node] of next.entries()) links[at] = node ?? 0
  return { next: links, words, runs: Uint8Array.from(runs), starts }
}

/** Levels from 0 to 8 as text that JSON leaves as it is. */
export function writeLevels(levels: ArrayLike<number>): string {
  built ??= buildCode()
  const { next, words } = built
  const pairs: string[] = []
  let node = 0
  // A run that the levels end in is filled up with zeros.
  for (let i = 0; i < levels.length || node !== 0; i++) {
    node = next[node * LEVELS + (levels[i] ?? 0)]!
    if (words[node]! < 0) continue
    pairs.push(
      ALPHABET[Math.floor(words[node]! / ALPHABET.length)]! + ALPHABET[words[node]! % ALPHABET.length]!,
    )
    node = 0
  }
  return pairs.join('')
}

/** The first `count` levels of what was written. */
export function readLevels(written: string, count: number): Uint8Array {
  built ??= buildCode()
  const { runs, starts } = built
  const digits = new Uint8Array(128)
  for (const [digit, character] of ALPHABET.entries()) digits[character.charCodeAt(0)] = digit
  const levels = new Uint8Array(count)
  let filled = 0
  for (let i = 0; i < written.length; i += 2) {
    const word = digits[written.charCodeAt(i)]! * ALPHABET.length + digits[written.charCodeAt(i + 1)]!
    for (let r = starts[word]!; r < starts[word + 1]! && filled < count; r++) levels[filled++] = runs[r]!
  }
  return levels
}
