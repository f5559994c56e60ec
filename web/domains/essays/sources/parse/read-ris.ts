import type { SourceName, SourceType } from '../../../../../contract/essays/sources.ts'
import { bareDoi } from './identifiers.ts'
import type { Draft, Fault } from './parsed.ts'
import { readDate } from './read-date.ts'

const types: Record<string, SourceType> = {
  JOUR: 'article-journal',
  EJOUR: 'article-journal',
  MGZN: 'article-magazine',
  NEWS: 'article-newspaper',
  BOOK: 'book',
  EBOOK: 'book',
  EDBOOK: 'book',
  WHOLE: 'book',
  CHAP: 'chapter',
  ECHAP: 'chapter',
  CONF: 'paper-conference',
  CPAPER: 'paper-conference',
  THES: 'thesis',
  RPRT: 'report',
  GOVDOC: 'report',
  ELEC: 'webpage',
  BLOG: 'post-weblog',
  ENCYC: 'entry-encyclopedia',
  DICT: 'entry-dictionary',
  VIDEO: 'motion_picture',
  MPCT: 'motion_picture',
  COMP: 'software',
  DATA: 'dataset',
  CASE: 'legal_case',
  STAT: 'legislation',
  PAT: 'patent',
  MAP: 'map',
  SOUND: 'song',
  UNPB: 'manuscript',
  PCOMM: 'personal_communication',
  GEN: 'document',
}

/** The fields of CSL, and the tags of RIS from which they are taken, the first that is there. */
const fields: Record<string, string[]> = {
  title: ['TI', 'T1', 'CT', 'BT'],
  'container-title': ['T2', 'JF', 'JO', 'BT'],
  'container-title-short': ['JA', 'J2'],
  'collection-title': ['T3'],
  publisher: ['PB'],
  'publisher-place': ['CY', 'PP'],
  volume: ['VL'],
  issue: ['IS'],
  edition: ['ET'],
  language: ['LA'],
  genre: ['M3'],
  DOI: ['DO'],
}
const nameTags: Record<string, string[]> = {
  author: ['AU', 'A1'],
  editor: ['ED'],
  translator: ['A4'],
}

type Read = { drafts: { draft: Draft; name: string; line: number }[]; faults: Fault[] }

/** Reads RIS: a tag and a value on each line, between TY and ER. */
export function readRis(text: string): Read {
  const read: Read = { drafts: [], faults: [] }
  let tags: Map<string, string[]> | null = null
  let startLine = 0
  let last = ''
  const end = (isClosed: boolean) => {
    if (!tags) return
    const draft = draftOf(tags)
    const name = String(draft.title ?? tags.get('ID')?.[0] ?? 'TY').slice(0, 80)
    if (isClosed) read.drafts.push({ draft, name, line: startLine })
    else read.faults.push({ name, line: startLine, reason: 'unclosed' })
    tags = null
  }
  text.split(/\r\n|\r|\n/).forEach((line, i) => {
    const found = /^\s{0,3}([A-Z][A-Z0-9]) {1,2}- ?/.exec(line)
    const value = found ? line.slice(found[0].length).trim() : line.trim()
    if (found?.[1] === 'TY') {
      end(false)
      tags = new Map()
      startLine = i + 1
    }
    if (found?.[1] === 'ER') end(true)
    if (!tags || value === '') return
    if (found) {
      last = found[1]!
      const values = tags.get(last)
      if (values) values.push(value)
      else tags.set(last, [value])
    } else {
      // A long value continues on the next line.
      const values = tags.get(last)
      if (values) values[values.length - 1] += ` ${value}`
    }
  })
  end(false)
  return read
}

function draftOf(tags: Map<string, string[]>): Draft {
  const first = (names: string[]) => names.map((name) => tags.get(name)?.[0]).find(Boolean)
  const type = types[first(['TY']) ?? ''] ?? 'document'
  const draft: Draft = { type }
  for (const [csl, names] of Object.entries(fields)) if (first(names)) draft[csl] = first(names)
  if (typeof draft.DOI === 'string') draft.DOI = bareDoi(draft.DOI)
  for (const [csl, names] of Object.entries(nameTags)) {
    const values = names.flatMap((name) => tags.get(name) ?? [])
    if (values.length > 0) draft[csl] = values.map(risName)
  }
  const isPart = type === 'chapter' || type === 'paper-conference'
  const second = tags.get('A2')
  if (second && !draft.editor)
    draft[isPart || type === 'book' ? 'editor' : 'container-author'] = second.map(risName)
  const [from, to] = [first(['SP']), first(['EP'])]
  if (from) draft.page = to && !from.includes('-') ? `${from}-${to}` : from
  const number = first(['SN'])
  if (number) draft[/^\d{4}-?\d{3}[\dX]$/i.test(number) ? 'ISSN' : 'ISBN'] = number
  const url = tags.get('UR')?.find((address) => /^https?:/i.test(address)) ?? first(['L2'])
  if (url) draft.URL = url
  const issued = first(['DA', 'PY', 'Y1'])
  if (issued) draft.issued = readDate(risDate(issued))
  const accessed = first(['Y2'])
  if (accessed) draft.accessed = readDate(risDate(accessed))
  if (draft['container-title'] === draft.title) delete draft['container-title']
  return draft
}

/** Dates are written as YYYY/MM/DD/other, with parts that may be empty. */
function risDate(date: string): string {
  return date
    .split('/')
    .slice(0, 3)
    .filter((part) => part.trim() !== '')
    .join('-')
}

function risName(name: string): SourceName {
  const [family = '', given = '', suffix = ''] = name.split(',').map((part) => part.trim())
  if (given === '') return { literal: family }
  return { family, given, ...(suffix ? { suffix } : {}) }
}
