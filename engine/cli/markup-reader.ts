import { TooMuch } from './read-zip.ts'

const TAG_CHARACTERS_MAX = 1_000_000
const REFERENCE_CHARACTERS_MAX = 12

/** Names include their prefix; text may arrive in several parts. */
export type MarkupEvents = {
  open(name: string, isEmpty: boolean, tag: string): void
  close(name: string): void
  text(text: string): void
}

/** Reads XML (1.0, without document types) in chunks that may end anywhere, and keeps only an unfinished tag. */
export function createMarkupReader(events: MarkupEvents): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const markup = rest + piece
    let at = 0
    while (at < markup.length) {
      const start = markup.indexOf('<', at)
      const textEnd = start < 0 ? endOfWholeText(markup, at) : start
      if (textEnd > at) events.text(decodeReferences(markup.slice(at, textEnd)))
      at = textEnd
      const end = start < 0 ? -1 : endOfTag(markup, start)
      if (end < 0) break
      readTag(markup.slice(start, end), events)
      at = end
    }
    rest = markup.slice(at)
    if (rest.length > TAG_CHARACTERS_MAX) throw new TooMuch('It has an endless tag.')
  }
}

/** Excludes a reference such as "&amp;" that is split between chunks. */
function endOfWholeText(markup: string, from: number): number {
  const reference = markup.indexOf('&', Math.max(from, markup.length - REFERENCE_CHARACTERS_MAX))
  return reference < 0 || markup.includes(';', reference) ? markup.length : reference
}

/** Returns the end of the tag, comment or CDATA section that starts here, or -1 if it is incomplete. */
function endOfTag(markup: string, start: number): number {
  if (markup.startsWith('<!', start)) {
    if (markup.length - start < '<![CDATA['.length) return -1
    if (markup.startsWith('<!--', start)) return endAt('-->', markup, start + 4)
    if (markup.startsWith('<![CDATA[', start)) return endAt(']]>', markup, start + 9)
    throw new Error('A document type is not read.')
  }
  let quote = 0
  for (let i = start + 1; i < markup.length; i++) {
    const code = markup.charCodeAt(i)
    if (quote !== 0) quote = code === quote ? 0 : quote
    else if (code === 0x22 || code === 0x27) quote = code
    else if (code === 0x3e) return i + 1
  }
  return -1
}

function endAt(closer: string, markup: string, from: number): number {
  const found = markup.indexOf(closer, from)
  return found < 0 ? -1 : found + closer.length
}

function readTag(tag: string, events: MarkupEvents): void {
  if (tag.startsWith('<![CDATA[')) events.text(tag.slice(9, -3))
  if (tag.startsWith('<!') || tag.startsWith('<?')) return
  const closes = tag.charCodeAt(1) === SLASH
  const from = closes ? 2 : 1
  let to = from
  while (isPartOfName(tag.charCodeAt(to))) to++
  const name = tag.slice(from, to)
  if (closes) events.close(name)
  else events.open(name, tag.charCodeAt(tag.length - 2) === SLASH, tag)
}

const SLASH = 0x2f

function isPartOfName(code: number): boolean {
  return code > 0x20 && code !== SLASH && code !== 0x3e
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
