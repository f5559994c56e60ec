import { isDecline } from '../../../../contract/chats/writer-replies.ts'
import { countWords } from '../../../../contract/word-count.ts'

const proseWordsMin = 25
/** A list item with this many words counts as a paragraph. */
const itemWordsProse = 20
const markedLine = /^[ \t]{0,20}(?:[-*+•–‣]|\d{1,3}[.)]|#{1,6})[ \t]/

/**
 * Returns true for a reply worth humanizing: mostly prose, and more than a few words of it. Lists, headings, tables,
 * code and the built-in writer's refusals do not count.
 */
export function isProse(reply: string): boolean {
  if (isDecline(reply)) return false
  const prose = reply
    .split('\n')
    .filter((line) => !markedLine.test(line) || countWords(line) >= itemWordsProse)
    .join('\n')
  const words = countWords(prose)
  return words >= proseWordsMin && words * 2 >= countWords(reply)
}
