import type { Node } from '@tiptap/pm/model'
import { browserStorage, storeItem } from '../../../../ui/browser-storage.ts'
import { findWords } from '../../editor/map-remote.ts'
import { signatureOf } from '../../editor/signature.ts'
import type { SuggestionItem } from './suggestion-item.ts'
import type { SuggestionMark } from './suggestion-plugin.ts'

/**
 * A whole suggestion with its place. `around` is the text of its block with the position in it, or
 * that of the block before a draft.
 */
export type StoredSuggestion = { item: SuggestionItem; mark: SuggestionMark; around: string }

type Owner = { userId: string; chatId: string }

const keyOf = ({ userId, chatId }: Owner) => `essaySuggestions:${userId}:${chatId}` as const

/** Keeps the suggestions that are neither accepted nor rejected for the next visit of this tab. */
export function storeSuggestions(owner: Owner, suggestions: StoredSuggestion[]): void {
  // If the storage is full, the suggestions can be asked for again.
  if (suggestions.length === 0) browserStorage('session')?.removeItem(keyOf(owner))
  else storeItem('session', keyOf(owner), JSON.stringify(suggestions))
}

/** Returns the kept suggestions whose place is still in the document. */
export function readSuggestions(owner: Owner, doc: Node): StoredSuggestion[] {
  try {
    const stored = JSON.parse(browserStorage('session')?.getItem(keyOf(owner)) ?? '[]') as StoredSuggestion[]
    return stored.flatMap((one) => {
      const mark = placeIn(doc, one)
      return mark ? [{ ...one, mark }] : []
    })
  } catch {
    return []
  }
}

export function textAround(doc: Node, { place, from }: SuggestionMark): string {
  const at = doc.resolve(from)
  return place === 'block'
    ? (at.nodeBefore?.textContent ?? '')
    : `${at.parentOffset} ${at.parent.textContent}`
}

/** A passage may have moved. The cursor of a continuation and the place of a draft are taken only where they were. */
function placeIn(doc: Node, { mark, around }: StoredSuggestion): SuggestionMark | null {
  const isInside = mark.to <= doc.content.size
  if (mark.place !== 'replace') {
    const isSame = isInside && textAround(doc, mark) === around
    return isSame && doc.resolve(mark.from).parent.isTextblock === (mark.place === 'inline') ? mark : null
  }
  if (isInside && signatureOf(doc, mark.from, mark.to) === mark.signature) return mark
  const range = findWords(doc, mark.signature)
  return range && { ...mark, ...range }
}
