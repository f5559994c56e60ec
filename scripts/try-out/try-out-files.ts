import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { TryOutFiles } from '../../web/domains/content/try-out.ts'
import { engineDataBytes } from './engine-data.ts'

/** Returns the addresses of the built try-out, and what a browser loads for each of its actions. */
export async function readTryOutFiles(folder: string): Promise<TryOutFiles> {
  const names = (await readdir(join(folder, 'assets'))).filter((name) => name.startsWith('try-out-'))
  const addressOf = (pattern: RegExp) => {
    const name = names.find((one) => pattern.test(one))
    if (!name) throw new Error(`The build of the try-out has no file ${pattern}.`)
    return `/assets/${name}`
  }
  const data = engineDataBytes()
  const sizes = { ...data }
  for (const name of names.filter((one) => /\.(?:js|css)$/.test(one))) {
    const bytes = gzipSync(await readFile(join(folder, 'assets', name))).length
    sizes[name.includes('-clean-') ? 'clean' : 'check'] += bytes
  }
  return {
    script: addressOf(/^try-out-open-try-out-.*\.js$/),
    style: addressOf(/\.css$/),
    sizes,
  }
}
