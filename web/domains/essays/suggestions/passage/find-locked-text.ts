import type { LockedKind } from '../../../../../contract/essays/suggestions.ts'

type LockedText = { from: number; to: number; kind: LockedKind }

const citationCharactersMax = 200
const singleQuotationCharactersMax = 1_000
const quotationMarks = [
  ['“', '”'],
  ['«', '»'],
  ['„', '“”'],
] as const
const numbered = /\[\d{1,3}(?:[,–-] ?\d{1,3}){0,9}\]/g
const token = /\[\[\d{1,3}\]\]/g
const year = /(?:1[5-9]|20)\d\d/

/**
 * Finds the parts of a paragraph that a suggestion must not change: quotations, citations such as (Owen, 2008) or [12],
 * and what looks like a token of a request. The spans may overlap.
 */
export function findLockedText(text: string): LockedText[] {
  return [
    ...quotationMarks.flatMap(([open, close]) => quotations(text, open, close)),
    ...straightQuotations(text),
    ...singleQuotations(text),
    ...parentheses(text),
    ...matches(text, numbered, 'citation'),
    ...matches(text, token, 'token'),
  ]
}

/** A quotation that is not closed is kept to the end of its paragraph. */
function quotations(text: string, open: string, close: string): LockedText[] {
  const found: LockedText[] = []
  for (let from = text.indexOf(open); from !== -1; ) {
    let end = from + 1
    while (end < text.length && !close.includes(text[end]!)) end++
    const to = Math.min(end + 1, text.length)
    found.push({ from, to, kind: 'quotation' })
    from = text.indexOf(open, to)
  }
  return found
}

/** A straight mark after a digit is an inch; one without a partner is ignored. */
function straightQuotations(text: string): LockedText[] {
  const found: LockedText[] = []
  let open = -1
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) {
    const before = text[at - 1] ?? ' '
    if (open === -1 && before >= '0' && before <= '9') continue
    if (open === -1) open = at
    else {
      found.push({ from: open, to: at + 1, kind: 'quotation' })
      open = -1
    }
  }
  return found
}

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** British quotations, such as ‘so be it’ or 'so be it'. A mark between letters, or without a partner, is an apostrophe. */
function singleQuotations(text: string): LockedText[] {
  const found: LockedText[] = []
  for (const [open, close] of [
    ['‘', '’'],
    ["'", "'"],
  ] as const)
    for (let from = text.indexOf(open); from !== -1; ) {
      const to = isLetter(text[from - 1]) || !isLetter(text[from + 1]) ? -1 : endOfSingle(text, from, close)
      if (to !== -1) found.push({ from, to, kind: 'quotation' })
      from = text.indexOf(open, to === -1 ? from + 1 : to)
    }
  return found
}

/** Returns the end of a quotation in single marks, or -1. The mark of “the students’ work” ends one only as a last resort. */
function endOfSingle(text: string, from: number, close: string): number {
  let possessive = -1
  const end = from + singleQuotationCharactersMax
  for (let at = text.indexOf(close, from + 1); at !== -1 && at < end; at = text.indexOf(close, at + 1)) {
    if (isLetter(text[at + 1]) || text[at - 1] === ' ') continue
    const isPossessive = text[at - 1] === 's' && text[at + 1] === ' ' && isLetter(text[at + 2])
    if (!isPossessive) return at + 1
    if (possessive === -1) possessive = at + 1
  }
  return possessive
}

/** Parentheses with a year are taken for a citation. */
function parentheses(text: string): LockedText[] {
  const found: LockedText[] = []
  for (let from = text.indexOf('('); from !== -1; from = text.indexOf('(', from + 1)) {
    const end = text.indexOf(')', from)
    if (end === -1) break
    const inside = text.slice(from + 1, end)
    if (inside.length <= citationCharactersMax && !inside.includes('(') && year.test(inside))
      found.push({ from, to: end + 1, kind: 'citation' })
  }
  return found
}

function matches(text: string, pattern: RegExp, kind: LockedKind): LockedText[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
    kind,
  }))
}
