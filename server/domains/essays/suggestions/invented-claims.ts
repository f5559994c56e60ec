const year = /\b(?:1[0-9]|20)\d\d\b/
const years = new RegExp(year, 'g')
const bracketed = /\([^()\n]{1,160}\)/g
const narrative = /\p{Lu}[\p{L}'’-]{1,40} \((?:1[0-9]|20)\d\d[a-z]?\)/gu
const etAl = /\p{Lu}[\p{L}'’-]{1,40} et al\b/gu
const numbered = /(?<!\[)\[\d{1,3}\](?!\])/g
const address = /\bhttps?:\/\/\S+|\bdoi:\s?\S+|\b10\.\d{4,9}\/\S+/gi
const name = /\p{Lu}[\p{L}'’-]+/gu
const figure = /\d+(?:[.,]\d+)*(?: ?%)?/g
/** Hours, months and other counts that are no finding. */
const smallCountMax = 12

/** The writer's own text, and the figures in it. */
export type Known = { text: string; figures: Set<string> }

export function readKnown(text: string): Known {
  return { text, figures: figuresOf(text) }
}

/**
 * Returns the citations and figures of a sentence that are not in the writer's own text. Years are accepted outside of
 * citations, because they are general knowledge more often than findings.
 */
export function inventedIn(sentence: string, { text, figures }: Known): string[] {
  const citations = citationsIn(sentence)
  const rest = citations.reduce((left, citation) => left.replace(citation, ' '), sentence)
  return [
    ...citations.filter((citation) => !isKnownCitation(citation, text)),
    ...(rest.match(figure) ?? []).filter((found) => isFinding(found) && !figures.has(plain(found))),
  ]
}

function citationsIn(sentence: string): string[] {
  const inBrackets = (sentence.match(bracketed) ?? []).filter(
    (text) => year.test(text) && text.match(name) !== null,
  )
  const others = [narrative, etAl, numbered, address].flatMap((pattern) => sentence.match(pattern) ?? [])
  return [...inBrackets, ...others]
}

/** A citation is known if its names and years are in the text, however they are written there. */
function isKnownCitation(citation: string, known: string): boolean {
  const parts = [...(citation.match(name) ?? []), ...(citation.match(years) ?? [])]
  const wanted = parts.length > 0 ? parts : [citation]
  return wanted.every((part) => known.includes(part))
}

function figuresOf(text: string): Set<string> {
  return new Set((text.match(figure) ?? []).map(plain))
}

/** Returns a figure without the marks that group its digits. */
function plain(found: string): string {
  return found.replace(/[, ]/g, '')
}

function isFinding(found: string): boolean {
  if (/^(?:1[0-9]|20)\d\d$/.test(found)) return false
  return found.endsWith('%') || !/^\d+$/.test(found) || Number(found) > smallCountMax
}
