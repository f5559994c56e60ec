import { become, ensureBuilt, ensureInstalled } from './setup.mjs'

ensureInstalled({ dev: false })
ensureBuilt()
become(['server/main.ts'])
