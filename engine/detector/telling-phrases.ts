import { MODEL_PHRASES } from '../lexicon/model-phrases.ts'
import type { Canonical } from './canonical.ts'

const LONGEST = 5

export interface TellingPhrase {
  phrase: string
  /** How many times as often models write it as people do. */
  times: number
}

let known: ReadonlyMap<string, number> | undefined

/** Read when the first passage wants reasons: a batch that asks for verdicts alone never does. */
function phrases(): ReadonlyMap<string, number> {
  known ??= new Map(
    MODEL_PHRASES.trim()
      .split('\n')
      .flatMap((line) => {
        const [times, ...rest] = line.split(' ')
        return rest
          .join(' ')
          .split('|')
          .map((phrase) => [phrase, Number(times)] as const)
      }),
  )
  return known
}

/** What tokens `[from, to)` hold of phrases that models write far more often than people: the most telling first, none over another, none twice. */
export function tellingPhrases(text: Canonical, from: number, to: number): TellingPhrase[] {
  const found: (TellingPhrase & { from: number; to: number })[] = []
  for (let i = from; i < to; i++) {
    let phrase = text.facts[i]!.form
    for (let end = i + 1; end < to && end - i < LONGEST && text.kinds[end] === 1; end++) {
      phrase += ` ${text.facts[end]!.form}`
      const times = phrases().get(phrase)
      if (times !== undefined) found.push({ phrase, times, from: i, to: end + 1 })
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
