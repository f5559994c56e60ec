import { become, ensureBuilt, ensureInstalled, hangUp, serverArgs, serverEnv } from './setup.mjs'
import { onNpmGone } from './watch-npm.mjs'

ensureInstalled({ dev: false })
ensureBuilt()
const server = become(serverArgs, serverEnv)
// The server treats a closed channel as a request to stop, also on Windows, which has no SIGTERM.
onNpmGone(() => hangUp(server))
