import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserArgs } from '../../e2e/support/browser-args.ts'
import { root } from '../setup.mjs'
import { indexPage } from './index-page.ts'
import type { Scene } from './scene.ts'
import { scenes } from './scenes.ts'
import { startSeeded } from './start-seeded.ts'
import { addressOf, openStudio, type Studio, settle } from './studio.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]
const themes = ['light', 'dark'] as const
const heightMaxPx = 6_000
const settleMs = 250

const folder = join(root, 'screens')
const wanted = process.argv.slice(2)
const startedAt = Date.now()
const server = await startSeeded()
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH!, args: browserArgs() })
try {
  const studio = await openStudio(server.url, browser)
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const chosen = scenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const failures = await takeAll(studio, chosen)
  writeFileSync(join(folder, 'index.html'), indexPage(scenes, sizes, [...themes]))
  for (const failure of failures) console.error(failure)
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  console.log(`${chosen.length} screens in ${seconds} s: screens/index.html`)
  process.exitCode = failures.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await server.stop()
}

/** Returns one line per failed scene; the others continue. */
async function takeAll(studio: Studio, chosen: Scene[]): Promise<string[]> {
  const jobs = chosen.flatMap((scene) =>
    sizes.filter(({ width }) => scene.widths?.includes(width) ?? true).map((size) => ({ scene, size })),
  )
  const failures: string[] = []
  async function work(): Promise<void> {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      try {
        await takeScene(studio, job.scene, job.size)
      } catch (error) {
        failures.push(`${job.scene.name} at ${job.size.width}: ${(error as Error).message.split('\n')[0]}`)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.max(3, cpus().length) }, work))
  return failures
}

async function takeScene(studio: Studio, scene: Scene, size: (typeof sizes)[number]): Promise<void> {
  const context = await studio.browser.newContext({
    storageState: studio.states[scene.who],
    viewport: size,
    hasTouch: size.width < 768,
    isMobile: size.width < 768,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  context.setDefaultTimeout(15_000)
  try {
    const page = await context.newPage()
    await scene.before?.(page)
    await page.goto(studio.url + addressOf(scene.at, studio.chats))
    await settle(page)
    await scene.act?.(page)
    await settle(page)
    for (const theme of themes) await takePicture(page, theme, `${scene.name}-${size.width}-${theme}.png`)
  } finally {
    await context.close()
  }
}

async function takePicture(page: Page, theme: 'light' | 'dark', file: string): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.waitForTimeout(settleMs)
  const { width, height } = page.viewportSize()!
  const full = await page.evaluate(() => document.documentElement.scrollHeight)
  // Pages that scroll are shown whole; the application's shell is as high as the window.
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(full, height), heightMaxPx) }
  await page.screenshot({ path: join(folder, file), fullPage: true, clip, animations: 'disabled' })
}
