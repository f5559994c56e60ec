import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { browserArgs } from './browser-args.ts'

const blockAll = { profile: { default_content_setting_values: { cookies: 2 } } }

/** Opens a browser whose settings block cookies and therefore all storage. The caller closes it. */
export async function openWithoutCookies(): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'longhand-no-cookies-'))
  mkdirSync(join(folder, 'Default'))
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(blockAll))
  const context = await chromium.launchPersistentContext(folder, {
    args: browserArgs(),
    baseURL: process.env.LONGHAND_URL!,
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  })
  return {
    context,
    async close() {
      await context.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
