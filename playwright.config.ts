import { defineConfig } from '@playwright/test'
import { browserArgs } from './e2e/support/browser-args.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/start-servers.ts',
  // A machine with two cores runs the server, the database, the model's stand-in and the browsers.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    colorScheme: 'light',
    // The service worker only answers a page that cannot be loaded. Beside it, answers that a journey intercepts are
    // now and then missed, so only the journey of the offline page has it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording a trace costs a sixth of the runner's processor time; `--trace retain-on-failure` records one.
    trace: 'off',
    launchOptions: {
      args: browserArgs(),
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
})
