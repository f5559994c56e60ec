import type { Node } from '@tiptap/pm/model'
import { lockedCharactersMax, lockedSpansMax } from '../../../../../contract/essays/suggestions.ts'
import { limits } from '../../../../../contract/limits.ts'
import { suggestions as texts } from '../../../../locales/en/essays/suggestions.ts'
import type { SuggestionChoice } from '../choice.ts'
import { passagesIn } from '../passage/passages-in.ts'
import { contextAround } from './context-around.ts'
import type { SuggestionItem } from './suggestion-item.ts'
import type { SuggestionMark } from './suggestion-plugin.ts'

/** A suggestion that is to be asked for, with its place on the page. */
export type NewSuggestion = Pick<SuggestionItem, 'place' | 'request' | 'locked' | 'heading'> &
  Pick<SuggestionMark, 'from' | 'to' | 'signature'>

const passagesMax = 30

/**
 * Returns the suggestions that an action makes for a range of the document, one for each paragraph, or a text for the
 * user that says why there are none.
 */
export function suggestionRequests(
  doc: Node,
  choice: SuggestionChoice,
  { from, to }: { from: number; to: number },
): NewSuggestion[] | string {
  if (choice.action === 'continue') return continueAt(doc, to)
  const { passages, skipsQuotations } = passagesIn(doc, from, to, choice.action === 'translate')
  if (passages.length === 0) return skipsQuotations ? texts.quotationsStay : texts.noText
  if (passages.length > passagesMax) return texts.tooMany({ count: passages.length, most: passagesMax })
  const long = passages.find(({ text }) => text.length > limits.suggestionCharactersMax)
  if (long) return texts.tooLong({ count: long.text.length, most: limits.suggestionCharactersMax })
  const crowded = passages.find(({ locked }) => locked.length > lockedSpansMax)
  if (crowded) return texts.tooManyLocked({ count: crowded.locked.length, most: lockedSpansMax })
  return passages.map((passage) => ({
    place: 'replace',
    from: passage.from,
    to: passage.to,
    signature: passage.signature,
    locked: passage.locked,
    heading: null,
    request: {
      ...choice,
      passage: passage.text,
      locked: passage.locked.map(({ kind, text }) => ({ kind, text: text.slice(0, lockedCharactersMax) })),
      ...contextAround(doc, passage.from, passage.to),
    },
  }))
}

function continueAt(doc: Node, at: number): NewSuggestion[] | string {
  const { parent } = doc.resolve(at)
  if (!parent.isTextblock || parent.type.spec.code) return texts.noPlace
  const request = { action: 'continue', ...contextAround(doc, at, at) } as const
  return [{ place: 'inline', from: at, to: at, signature: '', locked: [], heading: null, request }]
}
