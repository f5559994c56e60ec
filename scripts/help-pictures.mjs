// npm run help-pictures: takes the pictures of the help articles, in web/content, from a running product.
import { ensureBrowser } from './browser.mjs'
import { become, ensureBuilt, ensureInstalled } from './setup.mjs'

ensureInstalled({ dev: true })
ensureBuilt()
become(['scripts/pictures/take-help.ts', ...process.argv.slice(2)], { CHROMIUM_PATH: ensureBrowser() })
