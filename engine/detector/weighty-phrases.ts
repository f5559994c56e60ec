import type { Canonical } from './canonical.ts'

export type WeightyPhrase = {
  phrase: string
  /** What one place of it adds to the log-odds. */
  weight: number
  /** Where it first stands. */
  from: number
  to: number
}

const PHRASES_MAX = 4
const WORDS_MAX = 4
/** At most this share of a passage's words, so that what is named stays a small part of it. */
const SHARE_MAX = 0.2
const WEIGHT_MIN = 0.08
/** Beside the weightiest phrase a far lighter one is none that weighed most. */
const OF_FIRST_MIN = 0.25
/** What a word has to add to be the first or last of a phrase. */
const EDGE_MIN = 0.1
/** A small word is named by itself where it adds this much. */
const SMALL_MIN = 0.25
const SMALL_LETTERS_MIN = 4
/** Longer phrases have to earn each of their words. */
const A_WORD = 0.05

/** No phrase begins or ends with one of these: it would read as cut out of a longer one. */
const CUT = new Set(
  'a an the and or but nor of to that which who whom whose is are was were be been being am has have had will would can could may might must shall should do does did in on at by for with from as than then so it its this these those his her their my our your i you he she they we there'.split(
    ' ',
  ),
)

/** Whole words of tokens `[from, to)` that add most to the log-odds, `weights` being what each token adds: the weightiest first. */
export function weightyPhrases(
  text: Canonical,
  from: number,
  to: number,
  weights: Float64Array,
): WeightyPhrase[] {
  const found: WeightyPhrase[] = []
  for (let first = from; first < to; first++) addFrom(text, first, to, weights, from, found)
  found.sort((a, b) => b.weight - a.weight)
  const words = weights.length
  let room = Math.max(3, Math.floor(words * SHARE_MAX))
  const chosen: WeightyPhrase[] = []
  for (const candidate of found) {
    if (chosen.length === PHRASES_MAX || candidate.weight < (chosen[0]?.weight ?? 0) * OF_FIRST_MIN) break
    const isNew = chosen.every((other) => !overlap(other, candidate))
    if (!isNew || candidate.to - candidate.from > room) continue
    chosen.push(candidate)
    room -= candidate.to - candidate.from
  }
  return chosen
}

function addFrom(
  text: Canonical,
  first: number,
  to: number,
  weights: Float64Array,
  from: number,
  found: WeightyPhrase[],
): void {
  let weight = 0
  let phrase = ''
  let says = false
  for (let at = first; at < Math.min(to, first + WORDS_MAX) && isWording(text, at); at++) {
    const { form, functional } = text.facts[at]!
    const own = weights[at - from]!
    if (own < 0 || (at === first && (own < EDGE_MIN || CUT.has(form)))) return
    weight += own - A_WORD
    phrase = phrase === '' ? form : `${phrase} ${form}`
    says ||= functional ? own >= SMALL_MIN && form.length >= SMALL_LETTERS_MIN : form.length > 2
    if (says && own >= EDGE_MIN && !CUT.has(form) && weight >= WEIGHT_MIN)
      found.push({ phrase, weight, from: first, to: at + 1 })
  }
}

/** A word, and no name or title: what it is about is no wording. */
function isWording(text: Canonical, at: number): boolean {
  if (text.kinds[at] !== 1) return false
  if (text.capitals[at] === 0) return true
  const { form, functional, hash, mask } = text.facts[at]!
  const opens = at === 0 || text.kinds[at - 1] === 0
  return hash === mask && (opens || functional || form.startsWith("i'"))
}

function overlap(a: WeightyPhrase, b: WeightyPhrase): boolean {
  return (a.from < b.to && b.from < a.to) || a.phrase.includes(b.phrase) || b.phrase.includes(a.phrase)
}
