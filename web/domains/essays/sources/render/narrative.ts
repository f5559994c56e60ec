import { type CitationStyle, isNoteStyle } from '../../../../../contract/essays/citation-styles.ts'
import { authorLabel } from '../../../../../contract/essays/plain-citation.ts'
import type { Cite, Source } from '../../../../../contract/essays/sources.ts'

/** What citeproc prints in the place of a part that the style leaves empty. */
const emptyParts = ['[NO_PRINTED_FORM]', '[CSL STYLE ERROR: reference with no printed form.]']

/** Reports whether a citation names its author in the sentence. Notes have no such form. */
export function isNarrative(cites: Cite[], style: CitationStyle): boolean {
  return cites.length === 1 && cites[0]!.narrative === true && !isNoteStyle(style)
}

/**
 * Completes the HTML of a citation such as “Owen (2020)”: the author of numbered styles, which citeproc does not print,
 * “and” between names in place of the “&” of brackets, and the words around the citation.
 */
export function narrativeHtml(html: string, { prefix, suffix }: Cite, source: Source): string {
  const [author, details] = partsOf(html)
  const name = author ? author.replaceAll(' &#38; ', ' and ') : escaped(authorLabel(source))
  return [prefix && escaped(prefix), name, withSuffix(details, suffix)].filter(Boolean).join(' ')
}

/** Divides before the last bracket that is opened. */
function partsOf(html: string): [author: string, details: string] {
  const empty = emptyParts.find((part) => html.includes(part))
  const [before, after] = empty ? html.split(empty) : [html]
  if (after?.trim()) return ['', after.trim()]
  const text = before!.trim()
  const at = empty ? -1 : text.lastIndexOf(' (')
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

function withSuffix(details: string, suffix: string | undefined): string {
  if (!suffix) return details
  if (details === '') return `(${escaped(suffix)})`
  const words = /^[,.;:]/.test(suffix) ? escaped(suffix) : `, ${escaped(suffix)}`
  return details.endsWith(')') ? `${details.slice(0, -1)}${words})` : `${details}${words}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&#38;').replaceAll('<', '&#60;').replaceAll('>', '&#62;')
}
