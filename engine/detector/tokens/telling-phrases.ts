import { modelPhrases, newestPhrases } from '../../lexicon/model-phrases.ts'
import type { Canonical } from './canonical.ts'

const longest = 5

export type TellingPhrase = {
  phrase: string
  /** The ratio of the phrase's frequency in models' texts to that in human texts. */
  times: number
}

type Known = {
  times: ReadonlyMap<string, number>
  /** The first words of all phrases, which rule out most places of a text. */
  firsts: ReadonlySet<string>
}

/** The source of the phrases: all models but the newest, or the newest models. */
export type Whose = 'models' | 'newest'

const lexicons: Readonly<Record<Whose, string>> = { models: modelPhrases, newest: newestPhrases }

const known = new Map<Whose, Known>()

/** Loads the phrases when a passage first needs reasons; a batch of verdicts never does. */
function phrasesOf(whose: Whose): Known {
  const before = known.get(whose)
  if (before) return before
  const times = new Map<string, number>()
  const firsts = new Set<string>()
  for (const line of lexicons[whose].trim().split('\n')) {
    const gap = line.indexOf(' ')
    for (const phrase of line.slice(gap + 1).split('|')) {
      times.set(phrase, Number(line.slice(0, gap)))
      firsts.add(phrase.split(' ', 1)[0]!)
    }
  }
  const read = { times, firsts }
  known.set(whose, read)
  return read
}

/** Returns phrases of tokens `[from, to)` that models write far more often than people, most telling first, disjoint. */
export function tellingPhrases(text: Canonical, from: number, to: number, whose: Whose): TellingPhrase[] {
  const found: (TellingPhrase & { from: number; to: number })[] = []
  const { times: timesOf, firsts } = phrasesOf(whose)
  for (let i = from; i < to; i++) {
    let phrase = text.facts[i]!.form
    if (!firsts.has(phrase)) continue
    for (let end = i + 1; ; end++) {
      const times = timesOf.get(phrase)
      if (times !== undefined) found.push({ phrase, times, from: i, to: end })
      if (end >= to || end - i >= longest || text.kinds[end] !== 1) break
      phrase += ` ${text.facts[end]!.form}`
    }
  }
  found.sort((a, b) => b.times * Math.sqrt(b.to - b.from) - a.times * Math.sqrt(a.to - a.from))
  const chosen: typeof found = []
  for (const candidate of found) {
    const isNew = chosen.every(
      (other) =>
        !other.phrase.includes(candidate.phrase) &&
        !candidate.phrase.includes(other.phrase) &&
        (candidate.to <= other.from || candidate.from >= other.to),
    )
    if (isNew) chosen.push(candidate)
  }
  return chosen.sort((a, b) => b.times - a.times).map(({ phrase, times }) => ({ phrase, times }))
}
