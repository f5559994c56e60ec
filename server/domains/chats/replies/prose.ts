import { isDecline } from '../../../../contract/chats/writer-replies.ts'
import { countWords } from '../../../../contract/word-count.ts'

const proseWordsMin = 25
/** An item of this many words is a paragraph with a number. */
const itemWordsProse = 20
const markedLine = /^[ \t]{0,20}(?:[-*+•–‣]|\d{1,3}[.)]|#{1,6})[ \t]/

/**
 * True for a reply that is worth humanizing: mostly prose, and more than a few words of it. Lists, headings, tables, code
 * and what the built-in writer says when it declines are not.
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
