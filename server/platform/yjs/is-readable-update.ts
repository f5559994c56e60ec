import * as Y from 'yjs'

/** Returns whether these bytes are an update of Yjs (format 1). Takes time in proportion to their number. */
export function isReadableUpdate(update: Uint8Array): boolean {
  try {
    Y.decodeUpdate(update)
    return true
  } catch {
    return false
  }
}
