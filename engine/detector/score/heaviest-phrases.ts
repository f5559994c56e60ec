import type { Canonical } from '../tokens/canonical.ts'

export type HeavyPhrase = {
  phrase: string
  /** What one occurrence adds to the log-odds. */
  weight: number
  /** The first occurrence. */
  from: number
  to: number
}

const phrasesMax = 4
const wordsMax = 4
/** Maximum share of a passage's words, so that the named phrases are a small part of it. */
const shareMax = 0.2
const weightMin = 0.08
/** A phrase needs at least this share of the largest weight. */
const ofFirstMin = 0.25
/** Minimum weight of the first and the last word of a phrase. */
const edgeMin = 0.1
/** Minimum weight of a single short word. */
const smallMin = 0.25
const smallLettersMin = 4
/** A content word that a text has this often is taken for its subject. */
const subjectMin = 3
/** Minimum weight per word of a longer phrase. */
const aWord = 0.05

/** Words that a phrase must not start or end with, because it would look truncated. */
const cut = new Set(
  'a an the and or but nor of to that which who whom whose is are was were be been being am has have had will would can could may might must shall should do does did in on at by for with from as than then so it its this these those his her their my our your i you he she they we there'.split(
    ' ',
  ),
)

/** Returns the phrases of tokens `[from, to)` that add most to the log-odds, by the weight of each token, heaviest first. */
export function heaviestPhrases(
  text: Canonical,
  from: number,
  to: number,
  weights: Float64Array,
): HeavyPhrase[] {
  const found: HeavyPhrase[] = []
  const counts = countForms(text)
  const isGeneral = (at: number) => isWording(text, at) && !isSubject(text, at, counts)
  for (let first = from; first < to; first++) addFrom(text, first, to, weights, from, isGeneral, found)
  found.sort((a, b) => b.weight - a.weight)
  const words = weights.length
  let room = Math.max(3, Math.floor(words * shareMax))
  const chosen: HeavyPhrase[] = []
  for (const candidate of found) {
    if (chosen.length === phrasesMax || candidate.weight < (chosen[0]?.weight ?? 0) * ofFirstMin) break
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
  isGeneral: (at: number) => boolean,
  found: HeavyPhrase[],
): void {
  let weight = 0
  let phrase = ''
  let says = false
  for (let at = first; at < Math.min(to, first + wordsMax) && isGeneral(at); at++) {
    const { form, functional } = text.facts[at]!
    const own = weights[at - from]!
    if (own < 0 || (at === first && (own < edgeMin || cut.has(form)))) return
    weight += own - aWord
    phrase = phrase === '' ? form : `${phrase} ${form}`
    says ||= functional ? own >= smallMin && form.length >= smallLettersMin : form.length > 2
    if (says && own >= edgeMin && !cut.has(form) && weight >= weightMin)
      found.push({ phrase, weight, from: first, to: at + 1 })
  }
}

function countForms({ forms, length }: Canonical): Map<number, number> {
  const counts = new Map<number, number>()
  for (let at = 0; at < length; at++) counts.set(forms[at]!, (counts.get(forms[at]!) ?? 0) + 1)
  return counts
}

/** A content word that the text uses again and again belongs to its subject, however common the word is elsewhere. */
function isSubject(text: Canonical, at: number, counts: ReadonlyMap<number, number>): boolean {
  return !text.facts[at]!.functional && (counts.get(text.forms[at]!) ?? 0) >= subjectMin
}

/** Accepts words that texts on any subject use, but not names, titles and words of the subject. */
function isWording(text: Canonical, at: number): boolean {
  if (text.kinds[at] !== 1) return false
  const { form, functional, hash, mask } = text.facts[at]!
  if (hash !== mask && !functional) return false
  if (text.capitals[at] === 0) return true
  const opens = at === 0 || text.kinds[at - 1] === 0
  return hash === mask && (opens || functional || form.startsWith("i'"))
}

function overlap(a: HeavyPhrase, b: HeavyPhrase): boolean {
  return (a.from < b.to && b.from < a.to) || a.phrase.includes(b.phrase) || b.phrase.includes(a.phrase)
}
