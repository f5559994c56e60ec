// npm run test:attacks [-- FILE …]: runs the tests of all findings of the security review, 20,000 requests of the
// fuzzer and 1,000 races.
import { spawnSync } from 'node:child_process'
import { findings } from '../attacks/findings.ts'
import { ensureInstalled, root } from './setup.mjs'

ensureInstalled({ dev: true })
const beside = Object.values(findings).flatMap(({ proofs }) => proofs.map(([file]) => file))
const files = process.argv.slice(2)
const wanted =
  files.length > 0 ? files : ['attacks/', ...new Set(beside)].filter((file) => !file.startsWith('e2e/'))
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', ...wanted],
  {
    cwd: root,
    stdio: 'inherit',
    env: { FUZZ_REQUESTS: '20000', RACE_TRIES: '1000', ...process.env },
  },
)
process.exitCode = status ?? 1
