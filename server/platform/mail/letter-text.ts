import type { LanguageTag } from '../../../contract/languages.ts'
import type { LetterBlock, LetterWord, WrittenLetter } from './letter.ts'
import { mailTexts, writeText } from './mail-texts.ts'

/** Returns the plain-text part: the same words in the same order, for readers without HTML. */
export function letterText(
  { heading, blocks, action, otherAction, after = [], why, leave }: WrittenLetter,
  language: LanguageTag = 'en',
): string {
  const parts = [
    heading,
    ...blocks.map(blockText),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...(otherAction ? [`${otherAction.label}:\n${otherAction.link}`] : []),
    ...after,
    `-- \n${why} ${writeText(mailTexts.common.neverAsks, language)}`,
    ...(leave ? [`${leave.label}:\n${leave.link}`] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: LetterBlock<string>): string {
  if (typeof block === 'string') return block
  if ('code' in block) return `    ${block.code}`
  if ('title' in block) return block.title
  if ('words' in block) return block.words.map(wordText).join('')
  if ('list' in block) return block.list.map((item) => `- ${item.map(wordText).join('')}`).join('\n')
  return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
}

function wordText(word: LetterWord): string {
  if (typeof word === 'string') return word
  const { text, link } = word
  return link && link !== text ? `${text} (${link})` : text
}

const lengthMax = 120

/**
 * Makes text that a user typed safe for a mail: one short line, with invisible joiners where mail programs would create
 * a link (`evil.example`, `http://…`), so that the product's mails cannot carry other people's links.
 */
export function asTyped(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const short = [...line].length > lengthMax ? `${[...line].slice(0, lengthMax).join('')}…` : line
  return short.replace(/[.:/@]/g, (sign) => `${sign}\u2060`)
}
