import type * as Y from 'yjs'
import { sourcesMap } from '../../../../../contract/essays/citation-styles.ts'
import { readSource, readSources, type Source } from '../../../../../contract/essays/sources.ts'
import { limits } from '../../../../../contract/limits.ts'
import { randomId } from '../../../../ui/random-id.ts'
import { findSame } from './same-source.ts'

const libraryOrigin = 'sources'

/** Objects of the map do not change, so that each is checked once. */
const known = new WeakMap<object, Source | null>()

/** Returns the valid sources of an essay, by author, year and title. */
export function sourcesOf(doc: Y.Doc): Source[] {
  const sources: Source[] = []
  for (const value of rawSources(doc)) {
    if (typeof value !== 'object' || value === null) continue
    if (!known.has(value)) known.set(value, readSource(value))
    const source = known.get(value)
    if (source && sources.length < limits.sourcesMax) sources.push(source)
  }
  return sources.sort((a, b) => sortKey(a).localeCompare(sortKey(b)))
}

/** Returns what the document holds, unchecked. */
export function rawSources(doc: Y.Doc): unknown[] {
  return [...doc.getMap(sourcesMap).values()]
}

function sortKey(source: Source): string {
  const [first] = source.author ?? source.editor ?? []
  const year = source.issued?.['date-parts']?.[0]?.[0] ?? ''
  return `${first?.family ?? first?.literal ?? source.title ?? ''} ${year} ${source.title ?? ''}`
}

export type Added = { added: Source[]; same: Source[]; refused: number }

/**
 * Adds sources as one change. A source that the library has already, by its DOI, ISBN, address or title, is not added
 * again; what does not fit the limits is counted as refused.
 */
export function addSources(doc: Y.Doc, sources: Source[]): Added {
  const map = doc.getMap(sourcesMap)
  const result: Added = { added: [], same: [], refused: 0 }
  const find = findSame(sourcesOf(doc))
  doc.transact(() => {
    for (const source of readSources(sources)) {
      const same = find(source)
      if (same) result.same.push(same)
      else if (map.size >= limits.sourcesMax) result.refused++
      else {
        const id = map.has(source.id) ? randomId() : source.id
        const stored = { ...source, id }
        map.set(id, stored)
        find.add(stored)
        result.added.push(stored)
      }
    }
  }, libraryOrigin)
  result.refused += sources.length - result.added.length - result.same.length - result.refused
  return result
}

/** Puts sources back under their own ids, for example those of a version or of a pasted citation. */
export function restoreSources(doc: Y.Doc, sources: unknown[]): void {
  const map = doc.getMap(sourcesMap)
  doc.transact(() => {
    for (const source of readSources(sources))
      if (!map.has(source.id) && map.size < limits.sourcesMax) map.set(source.id, source)
  }, libraryOrigin)
}

export function changeSource(doc: Y.Doc, source: Source): boolean {
  const valid = readSource(source)
  if (!valid) return false
  doc.transact(() => doc.getMap(sourcesMap).set(valid.id, valid), libraryOrigin)
  return true
}

export function deleteSource(doc: Y.Doc, id: string): void {
  doc.transact(() => doc.getMap(sourcesMap).delete(id), libraryOrigin)
}
