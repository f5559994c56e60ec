import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { applicationPaths } from '../contract/pages.ts'
import { staticRoutes } from '../web/static-routes.ts'
import { compileMessages } from './compile-messages.ts'
import { makeDemo } from './make-demo.ts'

type Manifest = Record<string, { file: string; src?: string }>
type Render = typeof import('../web/site/render.tsx')

/**
 * Writes the static pages of both modes into a finished build, then the server's files: csp.json (hashes of the inline
 * scripts) and routes.json (which addresses belong to the application, which to a file).
 */
export async function prerender(folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest
  const style = join(folder, assetOf(manifest, 'site/site.css'))
  const script = join(folder, assetOf(manifest, 'site/site.ts'))
  const assets = {
    css: await readFile(style, 'utf8'),
    styleSheets: [],
    script: await readFile(script, 'utf8'),
    scriptSource: null,
    fonts: ['inter-core', 'newsreader-core', 'newsreader-italic-core'].map(
      (font) => `/${assetOf(manifest, `${font}.woff2`)}`,
    ),
  }
  const data = { demo: await makeDemo() }
  await withRenderer(async ({ renderPage }) => {
    for (const { path, file } of staticRoutes)
      await writeFile(join(folder, file), renderPage(path, assets, data))
  })
  await writeFile(
    join(folder, 'csp.json'),
    JSON.stringify({ scriptHashes: await inlineScriptHashes(folder) }),
  )
  await writeFile(
    join(folder, 'routes.json'),
    JSON.stringify({ app: applicationPaths, static: staticRoutes }),
  )
  // The pages now contain them.
  for (const file of [style, script, join(folder, 'manifest.json')]) await rm(file)
}

function assetOf(manifest: Manifest, source: string): string {
  const key = Object.keys(manifest).find((name) => name.endsWith(source))
  if (!key) throw new Error(`The client build has no ${source}`)
  return manifest[key]!.file
}

/** Node does not read .tsx by itself; Vite's loader does, without writing a second build. */
async function withRenderer(use: (render: Render) => Promise<void>): Promise<void> {
  const server = await createServer({
    configFile: false,
    root: 'web',
    appType: 'custom',
    logLevel: 'error',
    plugins: [react(), compileMessages()],
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  })
  try {
    await use((await server.ssrLoadModule('/site/render.tsx')) as Render)
  } finally {
    await server.close()
  }
}

async function inlineScriptHashes(folder: string): Promise<string[]> {
  const pages = (await readdir(folder)).filter((name) => name.endsWith('.html'))
  const hashes = new Set<string>()
  for (const page of pages) {
    const html = await readFile(join(folder, page), 'utf8')
    for (const [, script] of html.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g))
      hashes.add(`sha256-${createHash('sha256').update(script!).digest('base64')}`)
  }
  return [...hashes]
}
