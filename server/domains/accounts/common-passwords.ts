import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/**
 * The 10,000 commonest passwords of six characters or more, in lower case. Compressed, because many of them are
 * offensive.
 */
const file = join(import.meta.dirname, 'common-passwords.txt.gz')

let common: ReadonlySet<string> | null = null

/** Returns true for one of the commonest passwords, in upper or lower case. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(gunzipSync(readFileSync(file)).toString('utf8').split('\n'))
  return common.has(password.normalize('NFKC').toLowerCase())
}
