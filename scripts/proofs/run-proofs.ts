import { spawnSync } from 'node:child_process'
import { ensureBuilt, ensureInstalled, root } from '../setup.mjs'

/** Runs the proofs of a folder, or those that the command names. */
export function runProofs(folder: string): void {
  ensureInstalled({ dev: true })
  ensureBuilt()
  const files = process.argv.slice(2)
  const wanted = files.length > 0 ? files : [folder]
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'proofs/vitest.config.ts']
  const { status } = spawnSync(process.execPath, [...vitest, '--reporter=default', ...wanted], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
