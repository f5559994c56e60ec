// A page of Vite and React with one sentence, built with the defaults and served compressed: the minimum cost of such a
// page.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

// Inside the project, so that React is found.
const folder = join(import.meta.dirname, '../../build/bench-empty')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const html =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Empty</title></head><body><div id="app"></div><script type="module" src="/main.jsx"></script></body></html>'
writeFileSync(join(folder, 'index.html'), html)
writeFileSync(
  join(folder, 'main.jsx'),
  "import { createRoot } from 'react-dom/client'\ncreateRoot(document.getElementById('app')).render(<h1>An empty page</h1>)\n",
)
process.env.NODE_ENV = 'production'
await build({ root: folder, configFile: false, logLevel: 'error', plugins: [react()] })

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }
const server = createServer((request, response) => {
  const file = join(folder, 'dist', request.url === '/' ? 'index.html' : request.url!)
  try {
    const isBrotli = request.headers['accept-encoding'] === 'br'
    const body = (isBrotli ? brotliCompressSync : gzipSync)(readFileSync(file))
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'text/plain',
      'content-encoding': isBrotli ? 'br' : 'gzip',
    })
    response.end(body)
  } catch {
    response.writeHead(404).end()
  }
})
server.listen(Number(process.env.PORT), '127.0.0.1', () =>
  console.log(`empty page at http://127.0.0.1:${process.env.PORT}`),
)
process.on('SIGTERM', () => process.exit(0))
