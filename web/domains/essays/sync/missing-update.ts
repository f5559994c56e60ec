import * as Y from 'yjs'
import { countWords } from '../../../../contract/word-count.ts'

/** What the server does not have of a document, and the number of words in it. */
export type MissingUpdate = { update: Uint8Array; words: number }

/** Compares a document, which contains the server's updates, with these updates. Null if nothing is missing. */
export function missingUpdate(doc: Y.Doc, serverUpdates: Uint8Array[]): MissingUpdate | null {
  const server = Y.mergeUpdates([Y.encodeStateAsUpdate(new Y.Doc()), ...serverUpdates])
  const update = Y.encodeStateAsUpdate(doc, Y.encodeStateVectorFromUpdate(server))
  const { structs, ds } = Y.decodeUpdate(update)
  if (structs.length === 0 && Y.equalDeleteSets(ds, Y.decodeUpdate(server).ds)) return null
  return { update, words: countWords(textIn(structs)) }
}

function textIn(structs: (Y.Item | Y.GC | Y.Skip)[]): string {
  return structs
    .map((struct) =>
      struct instanceof Y.Item && struct.content instanceof Y.ContentString ? struct.content.str : ' ',
    )
    .join('')
}
