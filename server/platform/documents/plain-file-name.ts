import { limits } from '../../../contract/limits.ts'

/** Longer names are no names of files; only their end is looked at, because it has the extension. */
const charactersRead = 1_000

/** A file's name without folders, and without characters that are invisible or change the direction of writing. */
export function plainFileName(name: string): string {
  const last = name.slice(-charactersRead).split(/[\\/]/).at(-1)!
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .toWellFormed()
    .trim()
  if (plain.length <= limits.fileNameCharactersMax) return plain || 'file'
  const ending = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? ''
  return `${[...plain].slice(0, 120).join('')}…${ending}`
}
