import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { basename, extname, isAbsolute } from 'node:path'

const magic = 'GGUF'

export type OwnFile = { path: string; name: string; bytes: number }

/** Returns a model file of the operator's own, or why it is none. Whether it loads is known after it was tried. */
export function openOwnFile(path: string): OwnFile | 'missing' | 'no-model' {
  try {
    const found = statSync(path)
    if (!isAbsolute(path) || !found.isFile()) return 'missing'
    if (readStart(path) !== magic) return 'no-model'
    return { path, name: basename(path, extname(path)), bytes: found.size }
  } catch {
    return 'missing'
  }
}

function readStart(path: string): string {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(magic.length)
    readSync(file, bytes)
    return bytes.toString('latin1')
  } finally {
    closeSync(file)
  }
}
