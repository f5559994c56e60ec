import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** The 10,000 commonest passwords of six characters or more, in lower case. Compressed, because they make no pleasant reading. */
const file = join(import.meta.dirname, 'common-passwords.txt.gz')

let common: ReadonlySet<string> | null = null

/** Whether a password is among those that are tried first, in whatever case it is written. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(gunzipSync(readFileSync(file)).toString('utf8').split('\n'))
  return common.has(password.normalize('NFKC').toLowerCase())
}
