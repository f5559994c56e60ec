import { mistakesIn, readSettingsFile } from './settings/check-settings.mjs'
import { become, ensureBuilt, ensureInstalled, fail, hangUp, root, serverArgs, serverEnv } from './setup.mjs'
import { onNpmGone } from './watch-npm.mjs'

// Before minutes of installing and building.
const mistakes = mistakesIn(process.env, readSettingsFile(root))
if (mistakes.length > 0) fail(mistakes.join('\n'))
ensureInstalled({ dev: false })
ensureBuilt()
const server = become(serverArgs, serverEnv)
// The server treats a closed channel as a request to stop, also on Windows, which has no SIGTERM.
onNpmGone(() => hangUp(server))
