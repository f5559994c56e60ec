import type * as Y from 'yjs'
import type { Source } from '../../../../../contract/essays/sources.ts'
import { sourceTexts as texts } from '../../../../locales/en/essays/sources.ts'
import { randomId } from '../../../../ui/random-id.ts'
import { readIdentifier } from '../parse/identifiers.ts'
import type { Identifier } from '../parse/parsed.ts'
import { readDate } from '../parse/read-date.ts'
import { changeSource, sourcesOf } from './source-library.ts'

/** Resolves to what was found, or to the reason for the user why nothing was. */
export type LookUp = (identifier: Identifier) => Promise<{ source: Omit<Source, 'id'> } | { reason: string }>

export type LookUpRun = {
  /** Null where the server does not look anything up. */
  lookUp: LookUp | null
  /** Ends the run before the next look-ups. */
  signal: AbortSignal
  onProgress: (done: number, count: number) => void
}

const atOnce = 3

/** Returns a source for each identifier. One that is not found is to be completed by hand, and has the reason. */
export function lookUpAll(identifiers: Identifier[], { lookUp, ...run }: LookUpRun): Promise<Source[]> {
  return inTurn(identifiers, run, async (identifier) => {
    const plain = sourceOf(identifier)
    if (!lookUp) return { ...plain, incomplete: texts.notLookedUp }
    const answer = await lookUp(identifier)
    return 'source' in answer ? { ...answer.source, id: plain.id } : { ...plain, incomplete: answer.reason }
  })
}

/** Looks up sources of an essay again that could not be found before. Returns how many are complete now. */
export async function completeSources(
  doc: Y.Doc,
  sources: Source[],
  { lookUp, ...run }: LookUpRun & { lookUp: LookUp },
): Promise<number> {
  const found = await inTurn(sources, run, async (source) => {
    const identifier = identifierOf(source)
    const answer = identifier && (await lookUp(identifier))
    if (!answer || run.signal.aborted) return false
    // It may have been changed or deleted meanwhile. What is unchanged is the same object.
    if (!sourcesOf(doc).includes(source)) return false
    if (!('source' in answer)) return void changeSource(doc, { ...source, incomplete: answer.reason })
    const { incomplete: _, ...kept } = source
    return changeSource(doc, { ...kept, ...answer.source, id: source.id })
  })
  return found.filter(Boolean).length
}

/** Returns by what a source can be looked up, or null. */
export function identifierOf({ DOI, ISBN, URL: address }: Source): Identifier | null {
  for (const text of [DOI, ISBN, address]) {
    const identifier = text ? readIdentifier(text) : null
    if (identifier) return identifier
  }
  return null
}

async function inTurn<Given, Made>(
  list: Given[],
  { signal, onProgress }: Pick<LookUpRun, 'signal' | 'onProgress'>,
  make: (given: Given) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  for (let at = 0; at < list.length; at += atOnce) {
    onProgress(at, list.length)
    made.push(...(await Promise.all(list.slice(at, at + atOnce).map(make))))
    signal.throwIfAborted()
  }
  return made
}

/** Returns what an identifier alone tells about a source. */
function sourceOf({ kind, value }: Identifier): Source {
  const id = randomId()
  if (kind === 'doi') return { id, type: 'article-journal', DOI: value }
  if (kind === 'isbn') return { id, type: 'book', ISBN: value }
  const today = readDate(new Date().toISOString().slice(0, 10))
  return { id, type: 'webpage', URL: value, ...(today ? { accessed: today } : {}) } as Source
}
