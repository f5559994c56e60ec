import type { Fault } from './parsed.ts'

export type BibtexEntry = { type: string; key: string; line: number; fields: Map<string, string> }

/** Macros that contain each other could otherwise grow without limit. */
const valueCharactersMax = 100_000
const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const start = /@([a-z]{2,40})\s{0,20}([{(])/iy
/** An entry that starts a line ends the one before it, which has no end then. */
const nextEntry = /@[a-z]{2,40}[ \t]{0,10}[{(]/iy

/** Splits a BibTeX file into its entries. An entry that cannot be read is reported, and the next one is read. */
export function bibtexEntries(text: string): { entries: BibtexEntry[]; faults: Fault[] } {
  const entries: BibtexEntry[] = []
  const faults: Fault[] = []
  const macros = new Map(monthNames.map((name, i) => [name, String(i + 1)]))
  const lines = { at: 0, line: 1 }
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at)) {
    start.lastIndex = at
    const found = start.exec(text)
    if (!found) {
      at++
      continue
    }
    const line = lineAt(text, at, lines)
    const type = found[1]!.toLowerCase()
    const bodyAt = at + found[0].length
    const { end, isClosed } = endOfEntry(text, bodyAt, found[2] === '(' ? ')' : '}')
    const body = text.slice(bodyAt, end)
    at = end
    if (type === 'comment' || type === 'preamble') continue
    const fault = (reason: Fault['reason']) => faults.push({ name: nameOf(body, type), line, reason })
    if (!isClosed) fault('unclosed')
    else if (type === 'string') for (const [name, value] of fieldsOf(body, macros)) macros.set(name, value)
    else {
      const comma = body.indexOf(',')
      const fields = comma === -1 ? new Map<string, string>() : fieldsOf(body.slice(comma + 1), macros)
      if (fields.size === 0) fault('noKey')
      else entries.push({ type, key: body.slice(0, comma).trim(), line, fields })
    }
  }
  return { entries, faults }
}

function nameOf(body: string, type: string): string {
  return /^[^\s,{}"=]{1,80}/.exec(body.trimStart())?.[0] ?? `@${type}`
}

function lineAt(text: string, at: number, lines: { at: number; line: number }): number {
  for (let i = text.indexOf('\n', lines.at); i !== -1 && i < at; i = text.indexOf('\n', i + 1)) {
    lines.line++
    lines.at = i + 1
  }
  return lines.line
}

function endOfEntry(text: string, from: number, closing: string): { end: number; isClosed: boolean } {
  let depth = 0
  let isLineStart = false
  for (let at = from; at < text.length; at++) {
    const character = text[at]!
    if (character === '\\') at++
    else if (character === '{') depth++
    else if (depth === 0 && character === closing) return { end: at, isClosed: true }
    else if (character === '}') depth--
    else if (character === '@' && isLineStart) {
      nextEntry.lastIndex = at
      if (nextEntry.test(text)) return { end: at, isClosed: false }
    }
    isLineStart = character === '\n' || (isLineStart && (character === ' ' || character === '\t'))
  }
  return { end: text.length, isClosed: false }
}

const fieldName = /[\s,]*([^\s,={}"#]{1,60})\s{0,50}=\s{0,50}/y

function fieldsOf(body: string, macros: Map<string, string>): Map<string, string> {
  const fields = new Map<string, string>()
  let at = 0
  while (at < body.length) {
    fieldName.lastIndex = at
    const found = fieldName.exec(body)
    if (!found) break
    const { value, end } = readValue(body, at + found[0].length, macros)
    const name = found[1]!.toLowerCase()
    if (!fields.has(name)) fields.set(name, value)
    at = end
  }
  return fields
}

/** Reads parts that `#` joins: in braces, in quotation marks, a number or the name of a macro. */
function readValue(body: string, from: number, macros: Map<string, string>): { value: string; end: number } {
  let value = ''
  let at = from
  for (;;) {
    const part = readPart(body, at, macros)
    if (value.length < valueCharactersMax) value += part.value
    at = skipSpace(body, part.end)
    if (body[at] !== '#') break
    at = skipSpace(body, at + 1)
  }
  const comma = body.indexOf(',', at)
  return { value, end: comma === -1 ? body.length : comma + 1 }
}

function readPart(body: string, from: number, macros: Map<string, string>): { value: string; end: number } {
  const opening = body[from]
  if (opening !== '{' && opening !== '"') {
    let end = from
    while (end < body.length && !/[\s,#{}"]/.test(body[end]!)) end++
    const word = body.slice(from, end)
    return {
      value: macros.get(word.toLowerCase()) ?? word,
      end: Math.max(end, from + (end === from ? 1 : 0)),
    }
  }
  let depth = 0
  for (let at = from + 1; at < body.length; at++) {
    const character = body[at]
    if (character === '\\') at++
    else if (opening === '"' && depth === 0 && character === '"')
      return { value: body.slice(from + 1, at), end: at + 1 }
    else if (character === '{') depth++
    else if (character === '}') {
      if (opening === '{' && depth === 0) return { value: body.slice(from + 1, at), end: at + 1 }
      depth--
    }
  }
  return { value: body.slice(from + 1), end: body.length }
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && /\s/.test(text[at]!)) at++
  return at
}
