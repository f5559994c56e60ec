import { type Passage, readPassages } from './passages.ts'
import { cosine, rankSentences, sumOf, vectorsOf } from './rank-sentences.ts'

export type Length = { sentences?: number; words?: number; share?: number }

/** Openings that refer to the sentence before, which read badly without it. */
const leansBack =
  /^(?:this|that|these|those|it|its|they|their|he|she|his|her|such|so|but|and|or|yet|however|therefore|thus|hence|also|moreover|furthermore|instead|then|still|meanwhile|otherwise|nevertheless|for example|for instance|in addition|as a result|because of this|asked|one|another|both|the (?:former|latter|same))\b/i

/** Chooses the most informative sentences, verbatim and in text order. Also returns the total number. */
export function chooseSentences(text: string, length: Length): { sentences: string[]; total: number } {
  const found = readPassages(text).filter(
    ({ kind, text: words }) => kind !== 'heading' && /\p{L}/u.test(words),
  )
  // What a text says twice in the same words is chosen once.
  const all = Array.from(
    new Map(found.toReversed().map((passage) => [passage.text, passage])).values(),
  ).reverse()
  const total = found.length
  const wanted = wantedOf(length, all)
  if (all.length <= wanted.sentences && length.words === undefined)
    return { sentences: all.map(({ text: t }) => t), total }
  const chosen = pick(all, wanted.sentences, length.words)
  return { sentences: chosen.map((at) => all[at]!.text), total }
}

function wantedOf(length: Length, all: Passage[]): { sentences: number } {
  if (length.sentences !== undefined) return { sentences: length.sentences }
  if (length.words !== undefined) return { sentences: all.length }
  if (length.share !== undefined) return { sentences: Math.max(1, Math.round(all.length * length.share)) }
  // A quarter of a short text; at most eight sentences of a long one.
  return { sentences: Math.min(8, Math.max(all.length > 3 ? 2 : 1, Math.round(all.length * 0.25))) }
}

function pick(all: Passage[], sentencesMax: number, wordsMax?: number): number[] {
  const ranks = rankSentences(all)
  const vectors = vectorsOf(all)
  const scores = all.map((passage, at) => ranks[at]! * prior(all, passage, at))
  const chosen: number[] = []
  let words = 0
  while (chosen.length < sentencesMax) {
    const best = nextBest(all, scores, vectors, chosen, wordsMax === undefined ? Infinity : wordsMax - words)
    if (best === null) break
    chosen.push(best)
    words += lengthOf(all[best]!)
  }
  return chosen.sort((a, b) => a - b)
}

/**
 * Returns the sentence with the highest score, minus its overlap with chosen ones. A sentence that refers back gets its
 * full score next to its predecessor.
 */
function nextBest(
  all: Passage[],
  scores: number[],
  vectors: ReturnType<typeof vectorsOf>,
  chosen: number[],
  wordsLeft: number,
): number | null {
  const said = sumOf(chosen.map((at) => new Map(vectors[at]!)))
  let best: number | null = null
  let most = -Infinity
  for (let at = 0; at < all.length; at++) {
    const size = lengthOf(all[at]!)
    const fits = size <= wordsLeft || (chosen.length === 0 && wordsLeft < Infinity)
    if (chosen.includes(at) || !fits) continue
    const leans = leansBack.test(all[at]!.text) && !chosen.includes(at - 1) ? 0.45 : 1
    // Nothing fits: the shortest good sentence is the closest to the requested length.
    const tight = size > wordsLeft ? wordsLeft / size / 4 : 1
    const score = scores[at]! * leans * tight - 0.6 * cosine(vectors[at]!, said) * scores[at]!
    if (score > most) [best, most] = [at, score]
  }
  return best
}

/** Favours the first sentences of the text and of paragraphs; questions, quotations and fragments rarely summarise. */
function prior(all: Passage[], passage: Passage, at: number): number {
  const words = lengthOf(passage)
  let weight = 1
  if (at === 0) weight *= 1.5
  else if (all[at - 1]!.paragraph !== passage.paragraph) weight *= 1.15
  if (at === all.length - 1) weight *= 1.05
  if (passage.text.endsWith('?')) weight *= 0.4
  if (/^["“]/.test(passage.text)) weight *= 0.6
  if (words < 6) weight *= 0.4
  if (words > 40) weight *= 0.7
  // Readers look for names and figures.
  if (/\d|\s\p{Lu}\p{Ll}/u.test(passage.text)) weight *= 1.06
  return weight
}

function lengthOf({ text }: Passage): number {
  return text.split(' ').length
}
