// node scripts/node24.mjs FILE [ARG …]: runs a script of the project in the pinned Node, after installing what is missing.
import { become, ensureInstalled } from './setup.mjs'

ensureInstalled({ dev: true })
become(process.argv.slice(2))
