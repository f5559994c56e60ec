import { fullest, type KeyPhrase, keyPhrases } from './key-phrases.ts'
import { type Passage, readPassages } from './passages.ts'
import { cosine, rankSentences, sumOf, vectorsOf } from './rank-sentences.ts'
import type { Tagger } from './tagger.ts'
import { sentenceCase } from './wording.ts'

type Section = { heading: string; points: string[] }

const sectionsMax = 8
const sentencesInSection = 4
const pointsMax = 2

/** Divides a text into sections: by its own headings, otherwise by paragraphs, otherwise where its topic changes. */
export function readSections(text: string, tag: Tagger): Section[] {
  const passages = readPassages(text)
  const groups = groupsOf(passages)
  const ranks = new Map(rankSentences(passages).map((rank, at) => [passages[at]!, rank]))
  const used = new Set<string>()
  return groups.map((group) => {
    const [first] = group
    const body = group.filter(({ kind }) => kind !== 'heading')
    const heading = first?.kind === 'heading' ? first.text : headingOf(keyPhrases(body, tag), used)
    return { heading: heading || 'Opening', points: pointsOf(body, ranks) }
  })
}

function groupsOf(passages: Passage[]): Passage[][] {
  const headings = passages.filter(({ kind }) => kind === 'heading').length
  if (headings >= 2)
    return splitAt(passages, ({ kind }) => kind === 'heading').filter((group) => group.length > 1)
  const body = passages.filter(({ kind }) => kind !== 'heading')
  const paragraphs = splitAt(body, (passage, before) => passage.paragraph !== before?.paragraph)
  if (paragraphs.length >= 3) return merged(paragraphs, sectionsMax)
  // One long paragraph is cut where neighbouring sentences have least in common.
  const singles = body.map((passage) => [passage])
  return merged(singles, Math.max(1, Math.min(sectionsMax, Math.round(body.length / sentencesInSection))))
}

function splitAt(passages: Passage[], opens: (passage: Passage, before?: Passage) => boolean): Passage[][] {
  const groups: Passage[][] = []
  passages.forEach((passage, at) => {
    if (at === 0 || opens(passage, passages[at - 1])) groups.push([passage])
    else groups.at(-1)!.push(passage)
  })
  return groups
}

/** Joins the most similar neighbours, small ones first, until at most `max` are left. */
function merged(groups: Passage[][], max: number): Passage[][] {
  const left = groups.map((passages) => ({ passages, vector: sumOf(vectorsOf(passages)) }))
  while (left.length > max) {
    let best = 0
    let most = -Infinity
    for (let i = 0; i + 1 < left.length; i++) {
      const size = left[i]!.passages.length + left[i + 1]!.passages.length
      const likeness = (cosine(left[i]!.vector, left[i + 1]!.vector) + 0.1) / size
      if (likeness > most) [best, most] = [i, likeness]
    }
    const passages = [...left[best]!.passages, ...left[best + 1]!.passages]
    left.splice(best, 2, { passages, vector: sumOf([left[best]!.vector, left[best + 1]!.vector]) })
  }
  return left.map(({ passages }) => passages)
}

/** Returns the section's best phrase that no earlier section uses; longer phrases are preferred to single words. */
function headingOf(phrases: KeyPhrase[], used: Set<string>): string {
  const weigh = ({ score, stems }: KeyPhrase) => score * (stems.length > 1 ? 1.4 : 1)
  const sorted = [...phrases].sort((a, b) => weigh(b) - weigh(a))
  const fresh = sorted.find(({ stems }) => !stems.every((stem) => used.has(stem))) ?? sorted[0]
  const free = fresh && fullest(fresh, phrases)
  for (const stem of free?.stems ?? []) used.add(stem)
  return free ? sentenceCase(free.text) : ''
}

function pointsOf(body: Passage[], ranks: Map<Passage, number>): string[] {
  const weight = (passage: Passage) => ranks.get(passage)! * (passage.text.split(' ').length > 30 ? 0.6 : 1)
  const chosen = [...body].sort((a, b) => weight(b) - weight(a)).slice(0, body.length > 2 ? pointsMax : 1)
  return body.filter((passage) => chosen.includes(passage)).map(({ text }) => text)
}
