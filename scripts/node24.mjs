// node scripts/node24.mjs [--without-tests] FILE [ARG …]: installs missing packages, with those for tests and checks
// unless it is told otherwise, then runs a script of the project in the pinned Node. Commands for the operator of a
// running server go through run-command.mjs, which installs nothing.
import { become, ensureInstalled } from './setup.mjs'

const [first, ...rest] = process.argv.slice(2)
const isWithoutTests = first === '--without-tests'
ensureInstalled({ dev: !isWithoutTests })
become(isWithoutTests ? rest : [first, ...rest])
