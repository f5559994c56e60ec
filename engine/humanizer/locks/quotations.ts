import type { Lock } from './lock.ts'

const quotationMax = 3000

/** Quotations of every usual style; one that is opened and never closed is kept to the end of its paragraph. */
export function findQuotations(
  text: string,
  paragraphs: readonly { start: number; end: number }[],
): Omit<Lock, 'text'>[] {
  const found: Omit<Lock, 'text'>[] = []
  for (const { start, end } of paragraphs) {
    const part = text.slice(start, end)
    for (const span of [...pairs(part, '“', '”'), ...pairs(part, '«', '»'), ...pairs(part, '„', '”')]) {
      found.push({ kind: 'quotation', start: start + span.start, end: start + span.end })
    }
    const spans = speakers.test(part)
      ? [{ start: 0, end: part.length }]
      : merge([...straight(part), ...directed(part), ...single(part)])
    for (const span of spans) {
      found.push({ kind: 'quotation', start: start + span.start, end: start + span.end })
    }
  }
  return found
}

/** `"It rained. "" Did it?"`: one speaker's mark and the next one's; with the first mark lost, all of it is speech. */
const speakers = /[.!?,…] ?""\s?\p{L}/u

type Bounds = {
  start: number
  end: number
}

function pairs(part: string, open: string, close: string): Bounds[] {
  const spans: Bounds[] = []
  for (let at = part.indexOf(open); at !== -1; ) {
    const end = part.indexOf(close, at + 1)
    const stop = end === -1 || end - at > quotationMax ? part.length : end + 1
    spans.push({ start: at, end: stop })
    at = part.indexOf(open, stop)
  }
  return spans
}

/** A straight mark after a digit and before no letter is an inch or a second, not a quotation. */
function straight(part: string): Bounds[] {
  const marks: number[] = []
  for (let at = part.indexOf('"'); at !== -1; at = part.indexOf('"', at + 1)) {
    const inch =
      marks.length % 2 === 0 && /\d/.test(part.charAt(at - 1)) && !/\p{L}/u.test(part.charAt(at + 1))
    if (!inch) marks.push(at)
  }
  const spans: Bounds[] = []
  for (let i = 0; i < marks.length; i += 2) {
    const close = marks[i + 1]
    spans.push({ start: marks[i] as number, end: close === undefined ? part.length : close + 1 })
  }
  return spans
}

/**
 * Finds marks by their neighbours: one after a space opens, one before a space closes. Where a mark was lost and pairs by
 * count go wrong, these still hold; both readings are kept, so that no quotation is taken for free text.
 */
const directedMarks = /(?<=^|[\s([—–-])"(?=[^\s"])[^"]{1,1500}?(?<=[^\s"])"(?=$|[\s.,;:!?)\]—–-])/g

function directed(part: string): Bounds[] {
  return [...part.matchAll(directedMarks)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Spans that overlap become one. */
function merge(spans: Bounds[]): Bounds[] {
  const merged: Bounds[] = []
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end)
    else merged.push({ ...span })
  }
  return merged
}

const singleMarks =
  /(?<![\p{L}\p{N}])['‘](?=[\p{L}\p{N}])[^'‘’\n]{0,400}(?:['’](?=[\p{L}])[^'‘’\n]{0,400}){0,6}['’](?![\p{L}\p{N}])/gu

function single(part: string): Bounds[] {
  return [...part.matchAll(singleMarks)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}
