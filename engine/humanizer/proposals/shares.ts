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
  if (drawFor(seed, inserted) >= (shareOfWording.get(inserted) ?? 1)) return false
  return parts.every(({ start, end, after }) => {
    const stays = new Set(wordsOf(after))
    return wordsOf(text.text.slice(start, end)).every(
      (word) => stays.has(word) || drawFor(seed, word) >= (kept.get(word) ?? 0),
    )
  })
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
