import measured from '../data/shares.json' with { type: 'json' }
import type { TaggedText } from '../language/tagged-text.ts'
import type { Proposal } from './rule.ts'

const shareOfWording = new Map(Object.entries<number>(measured.inserted))
const kept = new Map(Object.entries<number>(measured.kept))

/**
 * Whether a change suits people's rates over many texts. Of the texts that could take a wording only a share does, so
 * that all results together have it no more often than texts by people; and a word that people use stays in a share of
 * the texts. `engine/training/humanizer/measure-shares.ts` measures both shares.
 */
export function suitsManyTexts({ parts, inserted }: Proposal, text: TaggedText, seed?: number): boolean {
  if (seed === undefined) return true
  const replaced = parts.map(({ start, end }) => text.text.slice(start, end).toLowerCase()).join(' ')
  const isRare = wordingsIn(inserted).some(
    (wording) => !replaced.includes(wording) && drawFor(seed, wording) >= (shareOfWording.get(wording) ?? 1),
  )
  if (isRare) return false
  return parts.every(({ start, end, after }) => {
    const stays = new Set(wordsOf(after))
    return wordsOf(text.text.slice(start, end)).every(
      (word) => stays.has(word) || drawFor(seed, word) >= (kept.get(word) ?? 0),
    )
  })
}

const wordingWordsMax = 4

/** Returns an insertion and the shorter wordings in it, because "in a number of" is as frequent as each of its parts. */
function wordingsIn(inserted: string): string[] {
  const words = wordsOf(inserted)
  const parts = words.flatMap((_, from) =>
    Array.from({ length: Math.min(wordingWordsMax, words.length - from) }, (_, more) =>
      words.slice(from, from + more + 1).join(' '),
    ),
  )
  return [...new Set([inserted, ...parts])]
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}

/** From 0 to 1, the same for a wording all through a text. */
function drawFor(seed: number, wording: string): number {
  return hashText(wording, seed) / 2 ** 32
}

export function hashText(text: string, seed = 0x811c9dc5): number {
  let h = seed
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  return (h ^ (h >>> 13)) >>> 0
}
