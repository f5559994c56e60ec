// node scripts/node24.mjs FILE [ARG …]: installs missing packages, then runs a script of the project in the pinned
// Node.
import { become, ensureInstalled } from './setup.mjs'

ensureInstalled({ dev: true })
become(process.argv.slice(2))
