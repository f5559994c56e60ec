import type { SuggestionRequest } from '../../../../../contract/essays/suggestions.ts'
import { type HumanizeMode, humanizeModes } from '../../../../../contract/humanizer.ts'
import type { LockedSpan } from '../passage/read-passage.ts'
import type { SuggestionPlace } from './suggestion-plugin.ts'

type SuggestionStatus = 'waiting' | 'writing' | 'ready' | 'accepting' | 'failed'

/** A suggestion beside the text. The page has its place (`SuggestionMark`), under the same id. */
export type SuggestionItem = {
  id: string
  /** The suggestions of one request of the user. */
  group: string
  place: SuggestionPlace
  request: SuggestionRequest
  locked: Pick<LockedSpan, 'kind' | 'text'>[]
  /** A heading above a drafted section that the page does not have yet. */
  heading: string | null
  status: SuggestionStatus
  /** As far as it has arrived, with tokens. */
  text: string
  /** All whole versions; `at` is the one that is shown. */
  versions: string[]
  at: number
  /** Why it failed, for the user. */
  error: string | null
}

/** The humanizer gives the same text again, so another version is a stronger one. */
export function nextMode({
  request,
  versions,
}: Pick<SuggestionItem, 'request' | 'versions'>): HumanizeMode | undefined {
  return request.action === 'humanize' ? humanizeModes[versions.length] : undefined
}

export function canHaveAnother(item: Pick<SuggestionItem, 'request' | 'versions'>): boolean {
  return item.request.action !== 'humanize' || nextMode(item) !== undefined
}

const token = /\[\[(\d{1,3})\]\]/
/** The beginning of a token whose end has not arrived. */
const halfToken = /\[{1,2}\d{0,3}\]?$/

/** `kind` is that of a locked span; null for words of the suggestion. */
export type TextPart = { text: string; kind: LockedSpan['kind'] | null }

/** Divides a suggestion into words and the locked spans that its tokens replace. */
export function textParts({
  text,
  locked,
  status,
}: Pick<SuggestionItem, 'text' | 'locked' | 'status'>): TextPart[] {
  const shown = status === 'writing' ? text.replace(halfToken, '') : text
  return shown
    .split(token)
    .map((part, i): TextPart => {
      if (i % 2 === 0) return { text: part, kind: null }
      const span = locked[Number(part) - 1]
      return { text: span?.text ?? '', kind: span?.kind ?? 'other' }
    })
    .filter((part) => part.text !== '' || part.kind !== null)
}

/** Returns the paragraphs of a draft, without a heading that the model repeats. */
export function paragraphsOf(text: string, heading: string | null): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const first = lines[0]?.replaceAll('#', '').replaceAll('*', '').trim()
  return heading !== null && first?.toLowerCase() === heading.trim().toLowerCase() ? lines.slice(1) : lines
}
