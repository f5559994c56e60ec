import { lexer, type Token, type Tokens } from 'marked'
import type { AnnouncedKind } from '../../../contract/letters.ts'
import type { Letter, LetterBlock, LetterWord } from '../../platform/mail/letter.ts'
import { mailTexts } from '../../platform/mail/mail-texts.ts'

/** Markdown that a mail cannot show; the message is for the letter's author. */
export class UnfitLetter extends Error {}

/**
 * Reads a letter from Markdown: the first line is a heading and becomes the subject; then paragraphs, headings, lists,
 * bold words and links. Throws UnfitLetter for images, HTML, tables and code, because mail programs show them
 * differently.
 */
export function readLetter(markdown: string, kind: AnnouncedKind): { subject: string; letter: Letter } {
  const [first, ...rest] = lexer(markdown).filter(({ type }) => type !== 'space')
  if (first?.type !== 'heading' || (first as Tokens.Heading).depth !== 1)
    throw new UnfitLetter('The letter has to begin with its subject, as a heading: “# What is new”.')
  const subject = plainOf((first as Tokens.Heading).tokens)
  const blocks = rest.flatMap(blocksOf)
  const opening = blocks.find((block) => typeof block === 'object' && 'words' in block)
  if (!subject || !opening)
    throw new UnfitLetter('The letter has only a subject. It needs a paragraph below it.')
  return {
    subject,
    letter: {
      preview: plainWords((opening as { words: LetterWord[] }).words),
      heading: subject,
      blocks,
      why: mailTexts.announcement[kind],
    },
  }
}

function blocksOf(token: Token): LetterBlock[] {
  const { type } = token
  if (type === 'hr' || type === 'def') return []
  if (type === 'heading') return [{ title: plainOf((token as Tokens.Heading).tokens) }]
  if (type === 'paragraph') return [{ words: wordsOf((token as Tokens.Paragraph).tokens) }]
  if (type === 'list') {
    const { ordered, items } = token as Tokens.List
    if (ordered) throw unfit('a numbered list', token)
    return [{ list: items.map((item) => wordsOf(itemTokens(item))) }]
  }
  throw unfit(names[type] ?? `“${type}”`, token)
}

/** A list item's text is in a separate token; other tokens inside it are refused. */
function itemTokens({ tokens }: Tokens.ListItem): Token[] {
  return tokens.flatMap((token) => {
    if (token.type === 'text' || token.type === 'paragraph') return (token as Tokens.Text).tokens ?? [token]
    if (token.type === 'space') return []
    throw unfit('more than words in a list', token)
  })
}

function wordsOf(tokens: Token[], strong = false): LetterWord[] {
  return tokens.flatMap((token): LetterWord[] => {
    const { type } = token
    if (type === 'text' || type === 'escape' || type === 'br') {
      const text = type === 'br' ? ' ' : unescaped((token as Tokens.Text).text).replace(/\s+/g, ' ')
      return [strong ? { text, strong } : text]
    }
    if (type === 'strong') return wordsOf((token as Tokens.Strong).tokens, true)
    if (type === 'em') return wordsOf((token as Tokens.Em).tokens, strong)
    if (type === 'link') return [linkOf(token as Tokens.Link, strong)]
    throw unfit(names[type] ?? `“${type}”`, token)
  })
}

function linkOf(token: Tokens.Link, strong: boolean): LetterWord {
  const { href, tokens } = token
  if (!/^(https?:\/\/|mailto:)\S+$/.test(href)) throw unfit('a link that is not a complete address', token)
  return { text: plainOf(tokens), link: href, ...(strong ? { strong } : {}) }
}

function plainOf(tokens: Token[]): string {
  return plainWords(wordsOf(tokens)).trim()
}

function plainWords(words: LetterWord[]): string {
  return words.map((word) => (typeof word === 'string' ? word : word.text)).join('')
}

/** The lexer escapes some texts for HTML; a letter's words are plain. */
function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!)
}
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const names: Record<string, string> = {
  html: 'HTML',
  image: 'an image',
  table: 'a table',
  code: 'a block of code',
  codespan: 'code',
  blockquote: 'a quotation',
  del: 'struck words',
}

function unfit(what: string, { raw }: Token): UnfitLetter {
  const line = raw.trim().split('\n')[0]!.slice(0, 60)
  return new UnfitLetter(`The letter has ${what}, which mail programs show differently: ${line}`)
}
