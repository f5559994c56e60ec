import type * as Y from 'yjs'
import { parseInWorker } from '../parse/parse-in-worker.ts'
import type { Fault } from '../parse/parsed.ts'
import { type LookUpRun, lookUpAll } from './look-up-sources.ts'
import { type Added, addSources } from './source-library.ts'

export type AddedFromText = Added & { faults: Fault[] }

/**
 * Reads a text and adds its sources to an essay. What is only named by a DOI, an ISBN or an address is looked up, and
 * becomes a source to complete by hand if that fails. Nothing is added by a run that is ended.
 */
export async function addFromText(doc: Y.Doc, text: string, run: LookUpRun): Promise<AddedFromText> {
  const { sources, faults, identifiers } = await parseInWorker(text)
  const found = await lookUpAll(identifiers, run)
  run.signal.throwIfAborted()
  return { ...addSources(doc, [...sources, ...found]), faults }
}
