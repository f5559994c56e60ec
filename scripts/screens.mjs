// npm run screens: takes a picture of every page and state, in screens/, with an index.html to step through them.
import { ensureBrowser } from './browser.mjs'
import { become, ensureBuilt, ensureInstalled } from './setup.mjs'

ensureInstalled({ dev: true })
ensureBuilt()
become(['scripts/pictures/take.ts', ...process.argv.slice(2)], { CHROMIUM_PATH: ensureBrowser() })
