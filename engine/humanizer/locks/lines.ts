import type { Lock } from './lock.ts'

const wholeLine =
  /^[ \t]*(?=\S)(?:#{1,6}\s.*|>.*|\|.*\|?|[^\n|]+\|[^\n|]+\|[^\n]*|[-*_=]{3,}|!\[.*|(?:From|To|Cc|Bcc|Subject|Date|Re):.*|(?:Dear|Hi|Hello|Hey)\b[^.\n]{0,60}[,:!]?|(?:(?:Best|Kind|Warm) regards|(?:Yours )?[Ss]incerely|Yours|Best wishes|Thanks)\b[^.\n]{0,40},?)$/gm
const marker = /^[ \t]*(?:[-*+•–‣]|\(?\d{1,3}[.)]|\(?[a-zA-Z][.)])[ \t]+(?:\[[ xX]\][ \t]+)?/gm
const emphasis = /(?<![\\*\w])(?:\*\*\*|\*\*|__|\*|_)(?=\S)|(?<=\S)(?:\*\*\*|\*\*|__|\*|_)(?![\w*])/g
const referencesHeading =
  /^[ \t]*(?:#{1,6}\s*)?(?:\*\*)?(?:References|Bibliography|Works Cited|Literature Cited|Sources|Citations)(?:\*\*)?:?[ \t]*$/im

/** Locks the layout: headings, tables, block quotations, list and emphasis marks, reference lists. */
export function findLines(text: string): Omit<Lock, 'text'>[] {
  const found: Omit<Lock, 'text'>[] = []
  for (const pattern of [wholeLine, marker, emphasis]) {
    for (const match of text.matchAll(pattern)) {
      if (match[0].trim() === '') continue
      found.push({ kind: 'markdown', start: match.index, end: match.index + match[0].trimEnd().length })
    }
  }
  const references = referencesHeading.exec(text)
  if (references) found.push({ kind: 'citation', start: references.index, end: text.trimEnd().length })
  return [...found, ...findTitles(text), ...findVerse(text)]
}

/** A short line on its own without a full stop is a title: it is not prose to be rewritten. */
function* findTitles(text: string): Generator<Omit<Lock, 'text'>> {
  for (const match of text.matchAll(/(?<=^|\n[ \t]*\n)[ \t]*([^\n]{3,90})(?=\n|$)/g)) {
    const line = match[1] as string
    if (/[.!?;,:…"”')\]]\s*$/.test(line)) continue
    const words = line.trim().split(/\s+/)
    const capitals = words.filter((word) => /^[A-Z\d]/.test(word)).length
    if (words.length > 12 || capitals * 2 < words.length) continue
    yield {
      kind: 'markdown',
      start: match.index + match[0].length - line.length,
      end: match.index + match[0].trimEnd().length,
    }
  }
}

const verseLinesMin = 3
const verseLengthMax = 60

/** Three short lines on end, most of them without a full stop: verse, an address or a table of words. */
function* findVerse(text: string): Generator<Omit<Lock, 'text'>> {
  for (const block of blocksOf(text)) {
    const lines = text.slice(block.start, block.end).split('\n')
    if (lines.length < verseLinesMin || lines.some((line) => line.trim().length > verseLengthMax)) continue
    if (lines.every((line) => /^\s*(?:[-*+•>]|\d+[.)]|\|)/.test(line))) continue
    const stopped = lines.slice(0, -1).filter((line) => /[.!?]["”']?\s*$/.test(line)).length
    if (stopped * 2 > lines.length) continue
    yield { kind: 'markdown', ...block }
  }
}

/** Lines with something on them, up to a blank one. */
function* blocksOf(text: string): Generator<{ start: number; end: number }> {
  let start = -1
  let end = 0
  for (let at = 0; at <= text.length; ) {
    const found = text.indexOf('\n', at)
    const stop = found === -1 ? text.length : found
    const line = text.slice(at, stop).trimEnd()
    if (line !== '') {
      if (start === -1) start = at
      end = at + line.length
    }
    if (start !== -1 && (line === '' || stop === text.length)) {
      yield { start, end }
      start = -1
    }
    at = stop + 1
  }
}
