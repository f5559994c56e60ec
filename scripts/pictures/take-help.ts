import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { browserArgs } from '../../e2e/support/browser-args.ts'
import { root } from '../setup.mjs'
import { helpScenes, planScenes } from './help-scenes.ts'
import type { Scene } from './scene.ts'
import { startSeeded } from './start-seeded.ts'
import { addressOf, openStudio, type Studio, settle } from './studio.ts'

const viewport = { width: 1280, height: 800 }
const deviceScaleFactor = 1.25
/** WebP's scale from 0 to 1. */
const quality = 0.78

const wanted = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH!, args: browserArgs() })
try {
  // Most pictures are also shown where plans are not sold, so they mention none.
  await takeAll(helpScenes, { BILLING: 'off' })
  await takeAll(planScenes, { BILLING: 'on' })
} finally {
  await browser.close()
}

async function takeAll(scenes: Scene[], settings: Record<string, string>): Promise<void> {
  const chosen = scenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  if (chosen.length === 0) return
  const server = await startSeeded(settings)
  try {
    const studio = await openStudio(server.url, browser)
    for (const scene of chosen) {
      const webp = await toWebp(browser, await takeScene(studio, scene))
      writeFileSync(join(root, 'web/content', `${scene.name}.webp`), webp)
      console.log(`${scene.name}.webp: ${Math.round(webp.length / 1024)} KB`)
    }
  } finally {
    await server.stop()
  }
}

async function takeScene(studio: Studio, scene: Scene): Promise<Buffer> {
  const context = await studio.browser.newContext({
    storageState: studio.states[scene.who],
    viewport,
    deviceScaleFactor,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  context.setDefaultTimeout(20_000)
  try {
    const page = await context.newPage()
    await page.goto(studio.url + addressOf(scene.at, studio.chats))
    await settle(page)
    await scene.act?.(page)
    await settle(page)
    return await page.screenshot({ animations: 'disabled', caret: 'hide' })
  } catch (error) {
    throw new Error(`${scene.name}: ${(error as Error).message}`)
  } finally {
    await context.close()
  }
}

/** The browser writes WebP; no other program is needed. */
async function toWebp(from: Browser, png: Buffer): Promise<Buffer> {
  const page = await from.newPage()
  try {
    const data = await page.evaluate(
      async ([source, amount]) => {
        const image = new Image()
        image.src = source
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = image.naturalWidth
        canvas.height = image.naturalHeight
        canvas.getContext('2d')!.drawImage(image, 0, 0)
        return canvas.toDataURL('image/webp', amount)
      },
      [`data:image/png;base64,${png.toString('base64')}`, quality] as const,
    )
    return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
  } finally {
    await page.close()
  }
}
