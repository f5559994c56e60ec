import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { browserArgs } from './browser-args.ts'

const blockAll = { profile: { default_content_setting_values: { cookies: 2 } } }

/**
 * Opens a browser whose settings block cookies and therefore all storage. The caller closes it.
 * It has to be a whole Chromium, because the headless shell does not read the settings of a profile.
 */
export async function openWithoutCookies(): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'longhand-no-cookies-'))
  mkdirSync(join(folder, 'Default'))
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(blockAll))
  const executablePath = process.env.WHOLE_CHROMIUM_PATH ?? process.env.CHROMIUM_PATH
  const context = await chromium.launchPersistentContext(folder, {
    args: browserArgs(),
    baseURL: process.env.LONGHAND_URL!,
    ...(executablePath ? { executablePath } : {}),
  })
  return {
    context,
    async close() {
      await context.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
