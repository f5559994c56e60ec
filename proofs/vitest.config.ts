import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { threadsFlag } from '../scripts/setup.mjs'

/** Proofs start several servers each and take minutes, so `npm test` does not run them. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['proofs/**/*.proof.ts'],
    // One file at a time: each of them uses all cores.
    fileParallelism: false,
    maxWorkers: 1,
    setupFiles: ['server/testing/loopback-only.ts'],
    execArgv: [threadsFlag],
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
