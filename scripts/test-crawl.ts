// npm run test:crawl [-- OPTIONS]: opens every page as a visitor and as a user, in three languages, three widths and two
// themes. Options go to Playwright: `-g "a user .* in fr at 390"` selects one walk.
import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt, ensureInstalled, root } from './setup.mjs'

ensureInstalled({ dev: true })
ensureBuilt()
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', 'e2e/every-page.spec.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: ensureBrowser(), LONGHAND_CRAWL: 'all' },
  },
)
process.exitCode = status ?? 1
