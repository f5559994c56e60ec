import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { Context } from 'hono'

type File = { body: Buffer; br?: Buffer; gzip?: Buffer; type: string; etag: string; immutable: boolean }

export type Pages = {
  /** Hashes of the inline scripts that the build made, for the Content-Security-Policy. */
  scriptHashes: string[]
  serve: (c: Context) => Response
  missing: (c: Context) => Response
  failure: (c: Context, status: number) => Response
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
  // Another type is not compiled while it is loaded.
  '.wasm': 'application/wasm',
}

/**
 * Serves the built pages from memory, with the compressed copies that the build made. `routes` are the addresses of the
 * application (exact, or ending in `:part`), which all get the same shell.
 */
export function openPages(folder: string, routes: string[]): Pages {
  const files = existsSync(folder) ? readFiles(folder) : new Map<string, File>()
  const csp = files.get('/csp.json')
  files.delete('/csp.json')
  const { scriptHashes } = csp
    ? (JSON.parse(csp.body.toString()) as { scriptHashes: string[] })
    : { scriptHashes: [] }
  const isRoute = routeMatcher(routes)

  function page(c: Context, name: string, status: number): Response {
    const file = files.get(name)
    if (!file)
      return c.text('The pages are not built. Run “npm run build”.', status === 200 ? 503 : (status as 500))
    return send(c, file, status)
  }

  return {
    scriptHashes,
    serve(c) {
      const path = c.req.path
      if (path === '/') return page(c, '/index.html', 200)
      const file = path.endsWith('.html') ? undefined : (files.get(path) ?? files.get(`${path}.html`))
      if (file && !['/404', '/500', '/app'].includes(path)) return send(c, file, 200)
      if (path.startsWith('/assets/'))
        return c.json({ error: 'This file was not found.', code: 'not_found' }, 404)
      return isRoute(path) ? page(c, '/app.html', 200) : page(c, '/404.html', 404)
    },
    missing: (c) => page(c, '/404.html', 404),
    failure: (c, status) => (status === 404 ? page(c, '/404.html', 404) : page(c, '/500.html', status)),
  }
}

function readFiles(folder: string): Map<string, File> {
  const files = new Map<string, File>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    // Files of the build itself, such as its fingerprint.
    const isHidden = relative(folder, path)
      .split(sep)
      .some((part) => part.startsWith('.'))
    if (!entry.isFile() || isHidden || path.endsWith('.br') || path.endsWith('.gz') || path.endsWith('.map'))
      continue
    const body = readFileSync(path)
    const name = `/${relative(folder, path).split(sep).join('/')}`
    files.set(name, {
      body,
      ...(existsSync(`${path}.br`) ? { br: readFileSync(`${path}.br`) } : {}),
      ...(existsSync(`${path}.gz`) ? { gzip: readFileSync(`${path}.gz`) } : {}),
      type: types[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      immutable: name.startsWith('/assets/'),
    })
  }
  return files
}

function send(c: Context, file: File, status: number): Response {
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
  }
  if (status === 200 && c.req.header('if-none-match') === file.etag)
    return new Response(null, { status: 304, headers })
  const accepted = c.req.header('accept-encoding') ?? ''
  const [encoding, body] =
    file.br && /\bbr\b/.test(accepted)
      ? ['br', file.br]
      : file.gzip && /\bgzip\b/.test(accepted)
        ? ['gzip', file.gzip]
        : [null, file.body]
  if (encoding) headers['content-encoding'] = encoding
  return new Response(new Uint8Array(body), { status, headers })
}

function routeMatcher(routes: string[]): (path: string) => boolean {
  const patterns = routes.map((route) => route.split('/'))
  return (path) => {
    const parts = path.split('/')
    const plain = parts.at(-1) === '' && parts.length > 2 ? parts.slice(0, -1) : parts
    return patterns.some((pattern) => isOfRoute(pattern.at(-1) === '*' ? parts : plain, pattern))
  }
}

/** `:name` matches one part, and a final `*` matches any rest. */
function isOfRoute(parts: string[], pattern: string[]): boolean {
  const isOpen = pattern.at(-1) === '*'
  const fixed = isOpen ? pattern.slice(0, -1) : pattern
  if (isOpen ? parts.length < fixed.length + 1 : parts.length !== fixed.length) return false
  return fixed.every((part, i) => (part.startsWith(':') ? parts[i] !== '' : parts[i] === part))
}
