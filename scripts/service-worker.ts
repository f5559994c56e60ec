import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applicationPaths } from '../contract/pages.ts'

/** Completes the service worker of a finished build with the addresses and files of this build. */
export async function completeServiceWorker(folder: string): Promise<void> {
  const path = join(folder, 'sw.js')
  const files = (await readdir(join(folder, 'assets'))).filter((name) => !/\.(?:br|gz|zst|map)$/.test(name))
  const page = await readFile(join(folder, 'app.html'))
  const build = createHash('sha256').update(page).digest('base64url').slice(0, 12)
  const values = {
    build,
    applicationPatterns: applicationPaths.map(patternOf),
    assets: files.sort().map((name) => `/assets/${name}`),
  }
  let source = await readFile(path, 'utf8')
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^const ${name} = .*$`, 'm')
    if (!line.test(source)) throw new Error(`web/static/sw.js has no line for ${name}.`)
    source = source.replace(line, () => `const ${name} = ${JSON.stringify(value)}`)
  }
  await writeFile(path, source)
}

/** '/chat/:chatId' → '^/chat/[^/]+$' */
export function patternOf(path: string): string {
  const parts = path.split('/').map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part))
  return `^${parts.join('/')}$`
}
