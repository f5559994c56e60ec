import { become, ensureBuilt, ensureInstalled, serverArgs, serverEnv } from './setup.mjs'

ensureInstalled({ dev: false })
ensureBuilt()
become(serverArgs, serverEnv)
