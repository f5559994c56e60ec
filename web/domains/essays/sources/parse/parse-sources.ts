import { readSource, type Source } from '../../../../../contract/essays/sources.ts'
import { randomId } from '../../../../ui/random-id.ts'
import { findIdentifiers } from './identifiers.ts'
import type { Draft, Fault, Parsed } from './parsed.ts'
import { readBibtex } from './read-bibtex.ts'
import { readCslJson } from './read-csl-json.ts'
import { readRis } from './read-ris.ts'

type Drafts = { drafts: { draft: Draft; name: string; line: number }[]; faults: Fault[] }

/**
 * Reads BibTeX, RIS, CSL-JSON, or a list of DOIs, ISBNs and web addresses. What cannot be read is reported entry by
 * entry, and the rest is kept.
 */
export function parseSources(text: string): Parsed {
  const content = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\u0000', '')
    .replace(/\r\n?/g, '\n')
  const read = readerOf(content)
  if (read) return checked(read(content))
  const identifiers = findIdentifiers(content)
  const name = content.trim().slice(0, 60)
  const faults: Fault[] =
    identifiers.length > 0 || name === '' ? [] : [{ name, line: 1, reason: 'unknownFormat' }]
  return { sources: [], faults, identifiers }
}

function readerOf(text: string): ((text: string) => Drafts) | null {
  const start = text.trimStart()
  if (start.startsWith('[') || start.startsWith('{')) return readCslJson
  if (/(?:^|[\r\n])[ \t]{0,20}TY {1,2}- /.test(text)) return readRis
  return /(?:^|[\r\n])[ \t]{0,20}@[a-z]{2,40}[ \t]{0,20}[{(]/i.test(text) ? readBibtex : null
}

function checked({ drafts, faults }: Drafts): Parsed {
  const sources: Source[] = []
  const all = [...faults]
  for (const { draft, name, line } of drafts) {
    const source = readSource({ ...draft, id: randomId() })
    if (!source) all.push({ name, line, reason: 'notSource' })
    else if (!source.title && !source.author && !source.editor) all.push({ name, line, reason: 'noTitle' })
    else sources.push(source)
  }
  return { sources, faults: all.sort((a, b) => a.line - b.line), identifiers: [] }
}
