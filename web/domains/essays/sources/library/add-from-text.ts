import type * as Y from 'yjs'
import type { Source } from '../../../../../contract/essays/sources.ts'
import { sourceTexts as texts } from '../../../../locales/en/essays/sources.ts'
import { randomId } from '../../../../ui/random-id.ts'
import { parseInWorker } from '../parse/parse-in-worker.ts'
import type { Fault, Identifier } from '../parse/parsed.ts'
import { readDate } from '../parse/read-date.ts'
import { type Added, addSources } from './source-library.ts'

export type AddedFromText = Added & { faults: Fault[] }

/** Resolves to what was found, or to the reason for the user why nothing was. */
export type LookUp = (identifier: Identifier) => Promise<{ source: Omit<Source, 'id'> } | { reason: string }>

const atOnce = 3

/**
 * Reads a text and adds its sources to an essay. What is only named by a DOI, an ISBN or an address is looked up, and
 * becomes a source to complete by hand if that fails.
 */
export async function addFromText(doc: Y.Doc, text: string, lookUp: LookUp | null): Promise<AddedFromText> {
  const { sources, faults, identifiers } = await parseInWorker(text)
  const found = await resolveAll(identifiers, lookUp)
  return { ...addSources(doc, [...sources, ...found]), faults }
}

async function resolveAll(identifiers: Identifier[], lookUp: LookUp | null): Promise<Source[]> {
  const found: Source[] = []
  for (let at = 0; at < identifiers.length; at += atOnce)
    found.push(
      ...(await Promise.all(identifiers.slice(at, at + atOnce).map((each) => resolve(each, lookUp)))),
    )
  return found
}

async function resolve(identifier: Identifier, lookUp: LookUp | null): Promise<Source> {
  const plain = sourceOf(identifier)
  if (!lookUp) return { ...plain, incomplete: texts.notLookedUp }
  const answer = await lookUp(identifier)
  return 'source' in answer ? { ...answer.source, id: plain.id } : { ...plain, incomplete: answer.reason }
}

/** Returns what an identifier alone tells about a source. */
function sourceOf({ kind, value }: Identifier): Source {
  const id = randomId()
  if (kind === 'doi') return { id, type: 'article-journal', DOI: value }
  if (kind === 'isbn') return { id, type: 'book', ISBN: value }
  const today = readDate(new Date().toISOString().slice(0, 10))
  return { id, type: 'webpage', URL: value, ...(today ? { accessed: today } : {}) } as Source
}
