import * as Y from 'yjs'
import { countWords } from '../../../../contract/word-count.ts'

/** What the server does not have of a document, and the number of words in it. */
export type MissingUpdate = { update: Uint8Array; words: number }

/**
 * Compares a document, which contains the server's updates, with these updates. Null if nothing is missing. Counts the
 * words of each client up to the clock that `counted` has for it.
 */
export function missingUpdate(
  doc: Y.Doc,
  serverUpdates: Uint8Array[],
  counted: Map<number, number>,
): MissingUpdate | null {
  const server = Y.mergeUpdates([Y.encodeStateAsUpdate(new Y.Doc()), ...serverUpdates])
  const update = Y.encodeStateAsUpdate(doc, Y.encodeStateVectorFromUpdate(server))
  const { structs, ds } = Y.decodeUpdate(update)
  if (structs.length === 0 && Y.equalDeleteSets(ds, Y.decodeUpdate(server).ds)) return null
  return { update, words: countWords(textIn(structs, counted)) }
}

function textIn(structs: (Y.Item | Y.GC | Y.Skip)[], counted: Map<number, number>): string {
  return structs
    .map((struct) => {
      if (!(struct instanceof Y.Item && struct.content instanceof Y.ContentString)) return ' '
      const { client, clock } = struct.id
      return struct.content.str.slice(0, Math.max(0, (counted.get(client) ?? 0) - clock))
    })
    .join('')
}
