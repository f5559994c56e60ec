import { get } from 'node:http'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { browserArgs } from '../../e2e/support/browser-args.ts'
import { ensureBrowser } from '../../scripts/browser.mjs'

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: browserArgs() })
}

/** Opens a browser of the size of a desktop screen, with the session of a user. */
export async function openSignedIn(url: string, cookie: string) {
  const browser = await openBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(cookiesOf(cookie, url))
  return { browser, context }
}

export type Encoding = 'gzip' | 'br'

type Kib = { script: number; page: number; fonts: number; all: number }

/** Returns the KiB that a browser requests: script files, the page with its inline content, fonts, and everything. */
export async function wireKib(page: Page, url: string, cookie: string, encoding: Encoding): Promise<Kib> {
  const requested = new Map<string, string>()
  // Streams of events never finish.
  page.on('requestfinished', (request) => requested.set(request.url(), request.resourceType()))
  await page.goto(url, { waitUntil: 'networkidle' })
  // A browser picks its preferred encoding, so each file is requested again with only this one.
  const size = (address: string) => bodyBytes(address, { cookie, 'accept-encoding': encoding })
  const sum = async (isCounted: (type: string) => boolean) => {
    const counted = [...requested].filter(([, type]) => isCounted(type))
    const sizes = await Promise.all(counted.map(([address]) => size(address)))
    return sizes.reduce((total, bytes) => total + bytes, 0) / 1024
  }
  return {
    script: await sum((type) => type === 'script'),
    page: (await size(url)) / 1024,
    fonts: await sum((type) => type === 'font'),
    all: await sum(() => true),
  }
}

function bodyBytes(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}

/**
 * Applies the figures of Lighthouse's phone profile in the browser: 150 ms round trips, 1.6 Mbit/s, a quarter of the
 * processor.
 */
async function slowDown(session: CDPSession): Promise<void> {
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: (750 * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Returns the milliseconds from the start of the navigation to the largest paint. */
export async function largestPaintMs(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await slowDown(await context.newCDPSession(page))
  await page.goto(url, { waitUntil: 'networkidle' })
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await context.close()
  return paint
}

/** Returns the cookies of a session in the form that a browser context takes. */
export function cookiesOf(session: string, url: string) {
  return session.split('; ').map((pair) => {
    const equals = pair.indexOf('=')
    return { name: pair.slice(0, equals), value: pair.slice(equals + 1), url: new URL(url).origin }
  })
}
