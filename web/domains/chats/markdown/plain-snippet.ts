import type { SnippetPart } from '../../../../contract/chats/chat-list.ts'

/** Removes Markdown markup from a search result, where it has no meaning outside its text. */
export function plainSnippet(parts: SnippetPart[]): SnippetPart[] {
  return parts
    .map(({ text, isHit }) => ({ text: withoutMarks(text), isHit }))
    .filter(({ text }) => text !== '')
}

function withoutMarks(text: string): string {
  return (
    text
      .replace(/\]\([^()\s]{0,2000}\)?/g, '')
      // Fences, emphasis, cells, headings, quotations and the separator line of a table.
      .replace(/[`*~[\]]|\\(?=[_*`$])/g, '')
      .replace(/\||#{1,6}(?=\s)|(?<![^\s])>(?=\s)|:?-{3,}:?/g, ' ')
      .replace(/(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu, '')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,;:!?])/g, '')
  )
}
