import type { Mode } from '../../choices.ts'
import type { PlacesRead } from '../proposals/rule.ts'

/** One section of a table in its source form. words/README.md describes the notation. */
export type Section = SourceLine & {
  name: string
  mode: Mode
  gain: number
  /** Names of conditions, for example "casual". */
  when: string[]
  reason: { key: string; text: string }
  lines: SourceLine[]
  /** Texts in which the rule fires, each with one of the results that it may offer. */
  fires: (SourceLine & { before: string; after: string })[]
  /** Texts that the rule leaves as they are. */
  silent: SourceLine[]
}

export type SourceLine = {
  text: string
  /** What readers found, for each wording of a line in their order; none where they were not read. */
  records?: PlacesRead[]
  /** File and line, for messages. */
  at: string
  /** True for a line that a row of an `each` completed. */
  templated?: boolean
}

export const lineLengthMax = 120

const header = /^## ([a-z0-9-]+) (clean|balanced|strong) gain (\d+(?:\.\d+)?)(?: when ([a-z0-9, -]+))?$/
const reasonLine = /^reason ([a-z0-9-]+): (\S.*)$/
const set = /^set ([a-z0-9-]+) = (\S.*)$/
const each = /^each ([a-z0-9, -]+) = (\S.*)$/
const recordAtEnd = / # (\d+\/\d+\/\d+(?: \| \d+\/\d+\/\d+)*)$/
const nameInBraces = /\{([a-z0-9-]+)\}/g

/** The names that lines of a file may use: one value for `set`, a row of values at a time for `each`. */
type Names = {
  sets: Map<string, string>
  tables: Map<string, { columns: string[]; rows: string[][] }>
  used: Set<string>
}

/** Reads a table. Throws an error with file and line if the table does not follow the notation. */
export function readTable(file: string, source: string): Section[] {
  const names: Names = { sets: new Map(), tables: new Map(), used: new Set() }
  const sections: Section[] = []
  for (const line of joinLines(file, source)) {
    const { text, at } = line
    const section = sections.at(-1)
    if (text.startsWith('## ')) sections.push(readHeader(line))
    else if (text.startsWith('#')) continue
    else if (set.test(text) || each.test(text)) readNames(line, names)
    else if (!section) throw new Error(`${at}: a line before the first section`)
    else if (reasonLine.test(text)) section.reason = readReason(text)
    else if (text.startsWith('? ')) section.fires.push(readFires(line))
    else if (text.startsWith('! ')) section.silent.push({ text: withLineBreaks(text.slice(2)), at })
    else section.lines.push(...expand(readRecords(line), names))
  }
  for (const name of [...names.sets.keys(), ...names.tables.keys()])
    if (!names.used.has(name)) throw new Error(`${file}: no line uses {${name}}`)
  return sections
}

/** Joins each line with the indented lines after it, with a space between them except after a `|` within a list of words. */
function joinLines(file: string, source: string): SourceLine[] {
  const lines: SourceLine[] = []
  for (const [i, line] of source.split('\n').entries()) {
    const at = `${file}:${i + 1}`
    if (line.length > lineLengthMax)
      throw new Error(`${at}: longer than ${lineLengthMax} characters; indent the rest on a line of its own`)
    const prior = lines.at(-1)
    if (line.trim() === '') continue
    if (!line.startsWith(' ')) lines.push({ text: line.trimEnd(), at })
    else if (!prior) throw new Error(`${at}: an indented line continues the one above it`)
    else prior.text += /[^ ]\|$/.test(prior.text) ? line.trim() : ` ${line.trim()}`
  }
  return lines
}

function readHeader({ text, at }: SourceLine): Section {
  const [, name, mode, gain, when] = header.exec(text) ?? []
  if (name === undefined) throw new Error(`${at}: a section starts "## name mode gain 1 when condition"`)
  return {
    text,
    at,
    name,
    mode: mode as Mode,
    gain: Number(gain),
    when: when?.split(', ') ?? [],
    reason: { key: '', text: '' },
    lines: [],
    fires: [],
    silent: [],
  }
}

function readReason(text: string): Section['reason'] {
  const [, key = '', reason = ''] = reasonLine.exec(text) ?? []
  return { key, text: reason }
}

function readFires({ text, at }: SourceLine): Section['fires'][number] {
  const [before, after, ...rest] = text.slice(2).split(' => ')
  if (before === undefined || after === undefined || rest.length > 0)
    throw new Error(`${at}: a case that fires is written "? before => after"`)
  return { text, at, before: withLineBreaks(before), after: withLineBreaks(after) }
}

/** Reads "big -> large | vast # 12/0/0 | 8/2/0": right, so-so and wrong places of each wording. */
function readRecords({ text, at }: SourceLine): SourceLine {
  const [whole, found] = recordAtEnd.exec(text) ?? []
  if (whole === undefined || found === undefined) return { text, at }
  const line = text.slice(0, -whole.length)
  const records = found.split(' | ').map((record) => {
    const [right = 0, soSo = 0, wrong = 0] = record.split('/').map(Number)
    return { right, soSo, wrong }
  })
  if (records.length !== line.split(' -> ')[1]?.split(' | ').length)
    throw new Error(`${at}: a record has one entry for each wording`)
  return { text: line, at, records }
}

function withLineBreaks(text: string): string {
  return text.replaceAll('\\n', '\n')
}

function readNames({ text, at }: SourceLine, { sets, tables, used }: Names): void {
  const define = (name: string) => {
    if (sets.has(name) || tables.has(name)) throw new Error(`${at}: {${name}} has a value already`)
    return name
  }
  const [, name, value] = set.exec(text) ?? []
  if (name !== undefined && value !== undefined) {
    sets.set(define(name), useSets(value, sets, used))
    return
  }
  const [, head = '', body = ''] = each.exec(text) ?? []
  const columns = head.split(', ').map(define)
  const rows = body.split(', ').map((row) => row.split(' ').map((cell) => cell.replaceAll('_', ' ')))
  const wrong = rows.find((row) => row.length !== columns.length)
  if (wrong) throw new Error(`${at}: "${wrong.join(' ')}" has not one value for each of ${head}`)
  for (const column of columns) tables.set(column, { columns, rows })
}

function useSets(text: string, sets: Names['sets'], used: Names['used']): string {
  return text.replace(nameInBraces, (whole, name: string) => {
    if (sets.has(name)) used.add(name)
    return sets.get(name) ?? whole
  })
}

/** Returns the line with the values of its names. A line that uses the names of an `each` is returned once for each row. */
function expand({ text, at, records }: SourceLine, { sets, tables, used }: Names): SourceLine[] {
  const plain = useSets(text, sets, used)
  const wanted = [...plain.matchAll(nameInBraces)].map(([, name = '']) => name)
  const table = tables.get(wanted[0] ?? '')
  for (const name of wanted) {
    if (tables.get(name)?.rows !== table?.rows || !table)
      throw new Error(`${at}: {${name}} is not known here`)
    used.add(name)
  }
  if (!table) return [{ text: plain, at, ...(records && { records }) }]
  return table.rows.map((row) => ({
    text: plain.replace(nameInBraces, (_, name: string) => row[table.columns.indexOf(name)] ?? ''),
    at,
    templated: true,
    ...(records && { records }),
  }))
}
