import type { Identifier } from './parsed.ts'

const doi = /10\.\d{4,9}\/[^\s"]{1,250}/i
const prefix = /^(?:doi:\s{0,5}|https?:\/\/(?:dx\.)?doi\.org\/)/i
const tokensMax = 200

/** Returns the DOIs, ISBNs and web addresses in a text of a few words or lines, or an empty list for other texts. */
export function findIdentifiers(text: string): Identifier[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, tokensMax)
  return lines.flatMap((line) => {
    const whole = readIdentifier(line)
    if (whole) return [whole]
    return line.split(/[\s,]+|;(?=\s|$)|;(?=10\.\d{4})/).flatMap((word) => readIdentifier(word) ?? [])
  })
}

/** Returns what one word or line is, or null. An address of doi.org is a DOI. */
export function readIdentifier(text: string): Identifier | null {
  const found = doi.exec(text)?.[0]
  if (found && !/\s/.test(text.replace(/^doi:\s{0,5}/i, ''))) {
    const isDoi = /^(?:doi:\s{0,5}|https?:\/\/(?:dx\.)?doi\.org\/)?10\./i.test(text)
    if (isDoi) return { kind: 'doi', value: withoutEnd(decoded(found)) }
  }
  const isbn = isbnOf(text)
  if (isbn) return { kind: 'isbn', value: isbn }
  const address = /^www\.[^\s/]{1,200}\.[a-z]{2,}/i.test(text) ? `https://${text}` : text
  if (/^https?:\/\/[^\s]{3,2000}$/i.test(address) && URL.canParse(address))
    return { kind: 'url', value: address }
  return null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns a DOI without the prefixes that programs write before it. */
export function bareDoi(text: string): string {
  let bare = text.trim()
  while (prefix.test(bare)) bare = bare.replace(prefix, '')
  return bare
}

/** Punctuation at the end belongs to the sentence; a closing bracket belongs to the DOI if the DOI opened it. */
function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && /[.,;:)\]'"<>]/.test(text[end - 1]!) && !closesOwn(text, end)) end--
  return text.slice(0, end)
}

const openers: Record<string, string> = { ')': '(', ']': '[', '>': '<' }

/** The character before `end` closes a bracket that the text itself opened. Only the end of a DOI is read so, of 250 characters. */
function closesOwn(text: string, end: number): boolean {
  const closer = text[end - 1]!
  const opener = openers[closer]
  if (opener === undefined) return false
  const count = (character: string) => text.slice(0, end).split(character).length
  return count(opener) >= count(closer)
}

/** Returns the digits of a valid ISBN-10 or ISBN-13. */
function isbnOf(text: string): string | null {
  const digits = text
    .replace(/^ISBN(?:-1[03])?:?\s{0,5}/i, '')
    .replace(/[-\u2010-\u2015 ]/g, '')
    .toUpperCase()
  if (/^\d{13}$/.test(digits)) {
    const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
    return sum % 10 === 0 && /^97[89]/.test(digits) ? digits : null
  }
  if (!/^\d{9}[\dX]$/.test(digits)) return null
  const sum = [...digits].reduce(
    (total, digit, i) => total + (digit === 'X' ? 10 : Number(digit)) * (10 - i),
    0,
  )
  return sum % 11 === 0 ? digits : null
}
