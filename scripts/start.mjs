import { become, ensureBuilt, ensureInstalled, hangUp, serverArgs, serverEnv } from './setup.mjs'
import { onNpmGone } from './watch-npm.mjs'

ensureInstalled({ dev: false })
ensureBuilt()
const server = become(serverArgs, serverEnv)
// The server takes the end of this channel for a request to stop, on Windows too, which has no SIGTERM.
onNpmGone(() => hangUp(server))
