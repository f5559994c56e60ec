import { become, ensureBuilt, ensureInstalled, serverArgs } from './setup.mjs'

ensureInstalled({ dev: false })
ensureBuilt()
become(serverArgs)
