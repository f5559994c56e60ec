import { limits } from '../../../contract/limits.ts'
import type { Request } from './skill.ts'

const charactersMax = limits.textCharactersMax
const wordLettersMax = 100

/**
 * Letters, digits and marks in a row. Excludes scripts without spaces between words, where such a run is a sentence.
 */
const word =
  /(?:[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{M}\p{N}_])+/gu

/** Cuts the texts of a request to the length that the writer reads. Returns a notice for each cut. */
export function boundRequest(request: Request): { request: Request; notices: string[] } {
  const notices: string[] = []
  const text = shortenWords(cut(request.text))
  if (request.text.length > charactersMax) notices.push(cutNotice(request.text.length))
  if (text.length < Math.min(request.text.length, charactersMax)) notices.push(wordNotice)
  const { previous } = request
  const bounded = {
    ...request,
    wording: shortenWords(cut(request.wording)),
    text,
    original: shortenWords(cut(request.original)),
    previous: previous && { ...previous, text: shortenWords(cut(previous.text)), reply: cut(previous.reply) },
  }
  return { request: bounded, notices }
}

/** Cuts a text from a tool or a skill, which may have grown beyond the limit. */
export function cut(text: string): string {
  // Does not cut inside a surrogate pair.
  return text.length > charactersMax ? text.slice(0, charactersMax).replace(/[\ud800-\udbff]$/, '') : text
}

export function shortenWords(text: string): string {
  return text.replace(word, (found) =>
    found.length > wordLettersMax
      ? `${found.slice(0, wordLettersMax).replace(/[\ud800-\udbff]$/, '')}…`
      : found,
  )
}

function cutNotice(characters: number): string {
  const count = (value: number) => value.toLocaleString('en-US')
  return `Your text has ${count(characters)} characters. I read the first ${count(charactersMax)} and left out the rest; send me the rest in another message.`
}

const wordNotice = `I shortened words of more than ${wordLettersMax} letters.`
