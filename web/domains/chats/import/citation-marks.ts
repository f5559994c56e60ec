import { isRecord, textOf } from './import-values.ts'

/** What ChatGPT writes in place of a citation: private characters around a name and its values. */
const mark = / ?\ue200([^\ue200\ue201]{1,4000})\ue201/g
const separator = '\ue202'
const lost = /[\ue200-\ue2ff]/g
/** Citations of older chats, such as 【4†source】 and 【4:0†notes.pdf】. */
const olderMark = / ?【\d{1,4}(?::\d{1,4})?†[^【】]{0,300}】/g

/**
 * Replaces the marks of ChatGPT's citations: by the links that the export has for them, by the words that they show, or
 * by nothing.
 */
export function withoutCitationMarks(text: string, metadata: Record<string, unknown>): string {
  if (!/[\ue200-\ue2ff†]/.test(text)) return text
  return withLinks(text, metadata)
    .replace(mark, (whole, inside: string) => {
      const words = wordsOf(inside.split(separator))
      return words === '' || !whole.startsWith(' ') ? words : ` ${words}`
    })
    .replace(olderMark, '')
    .replace(lost, '')
}

function withLinks(text: string, { content_references: references }: Record<string, unknown>): string {
  if (!Array.isArray(references)) return text
  let linked = text
  for (const reference of references) {
    if (!isRecord(reference)) continue
    const [matched, alternative] = [textOf(reference.matched_text), textOf(reference.alt)]
    if (/[\ue200†]/.test(matched) && alternative !== '') linked = linked.replace(matched, () => alternative)
  }
  return linked
}

/** Returns the words that a mark shows: the name of a place or a work, or of a link. */
function wordsOf([kind, value = '']: string[]): string {
  if (kind === 'url') return value
  if (kind !== 'entity') return ''
  try {
    const parts: unknown = JSON.parse(value)
    return Array.isArray(parts) ? textOf(parts[1]) : ''
  } catch {
    return ''
  }
}
