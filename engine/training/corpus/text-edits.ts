import { parseDocument } from '../../text/document.ts'

/**
 * Changes of a text that say nothing about who wrote it: punctuation, contractions, layout, a sign-off or a byline. The
 * bench measures how much each moves a score, and training varies the texts of both classes with them. An edit returns
 * null if the text has no place for it.
 */
export type TextEdit = (text: string) => string | null

const bylines = ['By Anna Reed', 'Posted by Sam', 'J. Okafor, 12 March', 'Maria Lopez']
const signOffs = [
  'Thanks for reading!',
  'Best regards,\nDaniel',
  'Cheers,\nMia',
  'Let me know what you think.',
]
/** Words that are written in lower case after a semicolon, unless they open a sentence. */
const openers =
  'It|This|That|These|Those|They|We|He|She|There|But|And|The|A|An|In|For|If|When|You|My|His|Her|Our|Their'
const fullStop = new RegExp(`\\. (?=(?:${openers}) )`)
const wrapAt = 72

/** Pairs of a long form and its contraction that are right in nearly every place. */
const contractions: readonly (readonly [long: string, short: string])[] = [
  ['do not', "don't"],
  ['does not', "doesn't"],
  ['did not', "didn't"],
  ['is not', "isn't"],
  ['are not', "aren't"],
  ['was not', "wasn't"],
  ['were not', "weren't"],
  ['cannot', "can't"],
  ['could not', "couldn't"],
  ['would not', "wouldn't"],
  ['should not', "shouldn't"],
  ['have not', "haven't"],
  ['has not', "hasn't"],
  ['will not', "won't"],
  ['it is', "it's"],
  ['that is', "that's"],
  ['they are', "they're"],
  ['we are', "we're"],
  ['you are', "you're"],
  ['I am', "I'm"],
  ['I have', "I've"],
  ['we have', "we've"],
]

/** Returns the edit that turns the first `most` commas inside a clause into dashes. */
export function dashes(most: number): TextEdit {
  return (text) => replaceSome(text, /(?<=[a-z]), (?=[a-z])/g, ' — ', most)
}

/** Joins a sentence to the one before it with a semicolon. */
export function semicolon(text: string): string | null {
  const found = fullStop.exec(text)
  if (!found) return null
  const after = found.index + 2
  return `${text.slice(0, found.index)}; ${text[after]!.toLowerCase()}${text.slice(after + 1)}`
}

/** Drops the commas before "and" and "or". */
export function withoutSerialComma(text: string): string | null {
  return replaceSome(text, /(?<=[a-z]),(?= (?:and|or) )/g, '')
}

/** Adds a comma before the "and" or "or" that ends a list of single words. */
export function withSerialComma(text: string): string | null {
  return replaceSome(text, /(?<=[a-z], [a-z]+) (?=(?:and|or) [a-z])/g, ', ')
}

export function contracted(text: string): string | null {
  return swapWords(text, 0, 1)
}

export function expanded(text: string): string | null {
  return swapWords(text.replace(/’/g, "'"), 1, 0)
}

function swapWords(text: string, from: 0 | 1, to: 0 | 1): string | null {
  let next = text
  for (const pair of contractions) {
    const [old, fresh] = [pair[from], pair[to]]
    next = next.replaceAll(` ${old} `, ` ${fresh} `)
    next = next.replaceAll(` ${capital(old)} `, ` ${capital(fresh)} `)
  }
  return next === text ? null : next
}

/** Starts a paragraph after every `size` sentences. */
export function paragraphs(size: number): TextEdit {
  return (text) => joinSentences(text, (s) => (s % size === 0 ? '\n\n' : ' '), '')
}

/** Writes every sentence as an item of a list. */
export function bullets(text: string): string | null {
  return joinSentences(text, () => '\n', '- ')
}

/** Writes the sentences from the second to the last but one as items of a list. */
export function listInside(text: string): string | null {
  const sentences = sentencesOf(text)
  if (sentences.length < 5) return null
  const items = sentences.slice(1, -1).map((sentence) => `- ${sentence}`)
  return [sentences[0], items.join('\n'), sentences.at(-1)].join('\n\n')
}

/** Removes all line breaks. */
export function oneParagraph(text: string): string | null {
  const flat = text.replace(/\s*\n\s*/g, ' ')
  return flat === text ? null : flat
}

/** Breaks the lines of each paragraph as old mails do. */
export function hardWrapped(text: string): string | null {
  const wrapped = text.split('\n').map(wrap).join('\n')
  return wrapped === text ? null : wrapped
}

export function signOff(choice: number): TextEdit {
  return (text) => `${text.trimEnd()}\n\n${signOffs[choice % signOffs.length]}`
}

export function byline(choice: number): TextEdit {
  return (text) => `${bylines[choice % bylines.length]}\n\n${text.trimStart()}`
}

/** Swaps curly and straight quotation marks and apostrophes. */
export function otherQuotes(text: string): string | null {
  const isCurly = /[“”‘’]/.test(text)
  const next = isCurly
    ? text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'")
    : text
        .replace(/(?<![^\s([])"/g, '“')
        .replace(/"/g, '”')
        .replace(/(?<=\w)'/g, '’')
  return next === text ? null : next
}

export function doubleSpaces(text: string): string | null {
  return replaceSome(text, /(?<=[.!?]) (?=[A-Z])/g, '  ')
}

/** Exchanges two letters inside the first long word in lower case. */
export function typo(text: string): string | null {
  const found = /\b[a-z]{7,}\b/.exec(text)
  if (!found) return null
  const at = found.index + 3
  return text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)
}

export function title(text: string): string {
  return `# Notes\n\n${text.trimStart()}`
}

function replaceSome(
  text: string,
  place: RegExp,
  fresh: string,
  most = Number.POSITIVE_INFINITY,
): string | null {
  let count = 0
  const next = text.replace(place, (old) => (count++ < most ? fresh : old))
  return next === text || (most !== Number.POSITIVE_INFINITY && count < most) ? null : next
}

function sentencesOf(text: string): string[] {
  return parseDocument(text).sentences.map(({ start, end }) =>
    text.slice(start, end).replace(/\s+/g, ' ').trim(),
  )
}

function joinSentences(text: string, gapBefore: (sentence: number) => string, mark: string): string | null {
  const sentences = sentencesOf(text)
  if (sentences.length < 2) return null
  return sentences.map((sentence, s) => `${s === 0 ? '' : gapBefore(s)}${mark}${sentence}`).join('')
}

function wrap(line: string): string {
  let width = 0
  return line
    .split(' ')
    .map((word, i) => {
      const breaks = i > 0 && width + 1 + word.length > wrapAt
      width = breaks || i === 0 ? word.length : width + 1 + word.length
      return i === 0 ? word : `${breaks ? '\n' : ' '}${word}`
    })
    .join('')
}

function capital(words: string): string {
  return words[0]!.toUpperCase() + words.slice(1)
}
