// Hot reload on both sides: a change restarts the server and replaces pages in place.
import { spawn } from 'node:child_process'
import { ensureInstalled, hangUp, root, say } from './setup.mjs'
import { onNpmGone } from './watch-npm.mjs'

ensureInstalled({ dev: true })
const port = process.env.PORT ?? '3000'
const pagesPort = process.env.LONGHAND_DEV_PORT ?? '5173'
const address = `http://localhost:${pagesPort}`
const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }
const children = [
  spawn(
    process.execPath,
    [
      'scripts/dev-part.mjs',
      '--watch',
      '--watch-path=server',
      '--watch-path=contract',
      '--watch-path=engine',
      '--watch-preserve-output',
      'server/main.ts',
    ],
    {
      ...options,
      env: { ...process.env, PORT: port, BASE_URL: process.env.BASE_URL || address },
    },
  ),
  spawn(
    process.execPath,
    ['scripts/dev-part.mjs', 'node_modules/vite/bin/vite.js', '--clearScreen', 'false'],
    {
      ...options,
      env: { ...process.env, LONGHAND_SERVER: `http://127.0.0.1:${port}`, LONGHAND_DEV_PORT: pagesPort },
    },
  ),
]
say(`Pages with hot reload: ${address}`)

function stop() {
  for (const child of children) hangUp(child)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.on('SIGHUP', stop)
onNpmGone(stop)
for (const child of children) {
  child.on('exit', (code) => {
    stop()
    process.exitCode ||= code ?? 0
  })
}
