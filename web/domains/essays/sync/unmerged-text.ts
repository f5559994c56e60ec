import * as Y from 'yjs'
import { toBase64 } from '../../../../contract/text/base64.ts'

/** Returns the words that can be read in changes which cannot be merged, and the changes themselves in base64. */
export function unmergedText(updates: Uint8Array[], dataHeading: string): string {
  const words = updates.map(wordsIn).filter(Boolean)
  return [...words, dataHeading, ...updates.map(toBase64)].join('\n\n')
}

function wordsIn(update: Uint8Array): string {
  try {
    const contents = Y.decodeUpdate(update).structs.map((struct) =>
      struct instanceof Y.Item && struct.content instanceof Y.ContentString ? struct.content.str : '\n',
    )
    return contents
      .join('')
      .split('\n')
      .filter((line) => line.trim())
      .join('\n')
  } catch {
    return ''
  }
}
