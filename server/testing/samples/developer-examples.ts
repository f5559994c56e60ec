import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const page = join(import.meta.dirname, '../../../web/content/developers.md')

/** Returns the example of /developers that has these words, as a reader copies it. */
export function developerExample(words: string): string {
  const blocks = readFileSync(page, 'utf8').split(/^```.*$/m)
  const found = blocks.filter((block, at) => at % 2 === 1 && block.includes(words))
  if (found.length !== 1) throw new Error(`${found.length} examples have “${words}”.`)
  return found[0] ?? ''
}
