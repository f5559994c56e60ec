import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { compileMessages } from './scripts/compile-messages.ts'
import { threadsFlag } from './scripts/setup.mjs'

const setupFiles = ['server/testing/loopback-only.ts']
const execArgv = [threadsFlag]
/** All cores, where vitest would leave one idle; the cap keeps connections to PostgreSQL and memory within bounds. */
const maxWorkers = Math.min(availableParallelism(), 6)

export default defineConfig({
  test: {
    // An import that fails, or a promise that nobody awaits, is a failure too.
    dangerouslyIgnoreUnhandledErrors: false,
    projects: [
      {
        plugins: [compileMessages()],
        test: {
          name: 'pure',
          maxWorkers,
          include: ['{engine,texts,contract,web,scripts}/**/*.test.{ts,tsx}'],
          setupFiles,
          execArgv,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          maxWorkers,
          // The server's modules are loaded once for all files of a process, which halves the time of this project.
          // A test file therefore leaves no module changed: what it opens, it closes.
          isolate: false,
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          setupFiles,
          execArgv,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'attacks',
          include: ['attacks/**/*.test.ts'],
          // One server for all files, and one file at a time after all others, so that waits mean something.
          globalSetup: ['server/testing/global-setup.ts', 'attacks/global-setup.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          setupFiles,
          execArgv,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
