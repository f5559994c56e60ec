import { DocumentFault } from './document-fault.ts'

const tagCharactersMax = 1_000_000
const referenceCharactersMax = 12

/** Names include their prefix. Text may arrive in several pieces. */
export type MarkupEvents = {
  open: (name: string, isEmpty: boolean, tag: string) => void
  close: (name: string) => void
  text: (text: string) => void
}

/** Reads XML 1.0 without document types. Pieces may end anywhere; only an unfinished tag is kept between them. */
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
    if (rest.length > tagCharactersMax) throw new DocumentFault('too-large')
  }
}

/** Where the text ends that can be decoded now. A reference such as "&amp;" that is cut in two waits for the next piece. */
function endOfWholeText(markup: string, from: number): number {
  const reference = markup.indexOf('&', Math.max(from, markup.length - referenceCharactersMax))
  return reference < 0 || markup.includes(';', reference) ? markup.length : reference
}

/** Returns the index after the tag, comment or CDATA section that begins at `start`, or -1 while it is incomplete. */
function endOfTag(markup: string, start: number): number {
  if (markup.startsWith('<!', start)) {
    if (markup.length - start < '<![CDATA['.length) return -1
    if (markup.startsWith('<!--', start)) return endAt('-->', markup, start + 4)
    if (markup.startsWith('<![CDATA[', start)) return endAt(']]>', markup, start + 9)
    throw new DocumentFault('broken')
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
  const closes = tag.charCodeAt(1) === slash
  const from = closes ? 2 : 1
  let to = from
  while (isPartOfName(tag.charCodeAt(to))) to++
  const name = tag.slice(from, to)
  if (closes) events.close(name)
  else events.open(name, tag.charCodeAt(tag.length - 2) === slash, tag)
}

const slash = 0x2f

function isPartOfName(code: number): boolean {
  return code > 0x20 && code !== slash && code !== 0x3e
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
