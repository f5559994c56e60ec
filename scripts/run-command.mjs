// node scripts/run-command.mjs FILE [ARG …]: runs an operator's command with the packages that the server has. It
// installs nothing, because a server may be running from this folder.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { become, fail, root, serverEnv } from './setup.mjs'

if (!existsSync(join(root, 'node_modules', 'drizzle-orm')))
  fail('Nothing is installed in this folder yet. Start the server once with “npm start”.')
become(process.argv.slice(2), serverEnv)
