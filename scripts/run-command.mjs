// node scripts/run-command.mjs [--install] FILE [ARG …]: runs an operator's command with the packages that the server
// has. It installs nothing where there are some, because a server may be running from this folder; and where there are
// none, only for a command that begins a server's life there.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { become, ensureInstalled, fail, root, serverEnv } from './setup.mjs'

const [first, ...rest] = process.argv.slice(2)
const mayInstall = first === '--install'
if (!existsSync(join(root, 'node_modules', 'drizzle-orm'))) {
  if (mayInstall) ensureInstalled({ dev: false })
  else fail('Nothing is installed in this folder yet. Start the server once with “npm start”.')
}
become(mayInstall ? rest : [first, ...rest], serverEnv)
