import { useSyncExternalStore } from 'react'
import type * as Y from 'yjs'
import { sourcesMap } from '../../../../../contract/essays/citation-styles.ts'
import type { Source } from '../../../../../contract/essays/sources.ts'
import { sourcesOf } from './source-library.ts'

type Followed = { sources: Source[]; subscribe: (listener: () => void) => () => void }

const followed = new WeakMap<Y.Doc, Followed>()

function follow(doc: Y.Doc): Followed {
  const known = followed.get(doc)
  if (known) return known
  const listeners = new Set<() => void>()
  const made: Followed = {
    sources: sourcesOf(doc),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  doc.getMap(sourcesMap).observe(() => {
    made.sources = sourcesOf(doc)
    for (const listener of listeners) listener()
  })
  followed.set(doc, made)
  return made
}

/** Returns the sources of an essay, also as other tabs and devices change them. */
export function useSources(doc: Y.Doc): Source[] {
  const { subscribe } = follow(doc)
  return useSyncExternalStore(subscribe, () => follow(doc).sources)
}
