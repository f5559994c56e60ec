import { limits } from '../../../contract/limits.ts'

/** Only the end of a longer name is read, because it has the extension. */
const charactersRead = 1_000

/** Returns a file's name without folders, invisible characters and characters that change the text direction. */
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
