import { MODEL_PHRASES, NEWEST_PHRASES } from '../lexicon/model-phrases.ts'
import type { Canonical } from './canonical.ts'

const LONGEST = 5

export type TellingPhrase = {
  phrase: string
  /** How many times as often models write it as people do. */
  times: number
}

type Known = {
  times: ReadonlyMap<string, number>
  /** What phrases begin with: most places of a text are passed over by this. */
  firsts: ReadonlySet<string>
}

/** Whose phrases: those of all models but the newest, or the newest models'. */
export type Whose = 'models' | 'newest'

const LEXICONS: Readonly<Record<Whose, string>> = { models: MODEL_PHRASES, newest: NEWEST_PHRASES }

const known = new Map<Whose, Known>()

/** Read when the first passage wants reasons: a batch that asks for verdicts alone never does. */
function phrasesOf(whose: Whose): Known {
  const before = known.get(whose)
  if (before) return before
  const times = new Map<string, number>()
  const firsts = new Set<string>()
  for (const line of LEXICONS[whose].trim().split('\n')) {
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

/** What tokens `[from, to)` hold of phrases that models write far more often than people: the most telling first, none over another, none twice. */
export function tellingPhrases(text: Canonical, from: number, to: number, whose: Whose): TellingPhrase[] {
  const found: (TellingPhrase & { from: number; to: number })[] = []
  const { times: timesOf, firsts } = phrasesOf(whose)
  for (let i = from; i < to; i++) {
    let phrase = text.facts[i]!.form
    if (!firsts.has(phrase)) continue
    for (let end = i + 1; ; end++) {
      const times = timesOf.get(phrase)
      if (times !== undefined) found.push({ phrase, times, from: i, to: end })
      if (end >= to || end - i >= LONGEST || text.kinds[end] !== 1) break
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
