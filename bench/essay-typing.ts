import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import * as Y from 'yjs'
import { essayFragment } from '../contract/essays/essay-defaults.ts'
import { ensureBuilt } from '../scripts/setup.mjs'
import { post, signUp } from './support/account.ts'
import { openSignedIn } from './support/browser.ts'
import { startProgram } from './support/processes.ts'
import { median, percentile, printTable } from './support/table.ts'

const words = 50_000
const openings = 3
const keys = 300
const betweenKeysMs = 60
const assets = 'build/web/assets'
const sentences = [
  'The moon raises the water on both sides of the earth, and the land turns under it once a day.',
  'In the estuary the flood arrives late, because the channel is long and narrow.',
  'Nobody in the village had seen a tide as high as the one that was recorded in that winter.',
  'What the engineers proposed was cheaper, but it needed a harbour that did not exist yet.',
  'She argued that the figures was misleading, and that the goverment had known it for years.',
]

/** Measures opening an essay of 50,000 words, the first underline, and typing in its middle, with and without checks. */
export async function benchEssayTyping(): Promise<void> {
  ensureBuilt()
  const app = await startProgram('server/main.ts')
  const { cookie, userId } = await signUp(app.url)
  const { browser, context } = await openSignedIn(app.url, cookie)
  const address = await storeEssay(app.url, cookie)
  const shown: number[] = []
  const underlined: number[] = []
  for (let i = 0; i < openings; i++) {
    const times = await openMs(context, address)
    shown.push(times.shownMs)
    underlined.push(times.underlinedMs)
  }
  const sizes = await fileSizes(context, address)
  const checking = await typingMs(context, address, true)
  await context.addInitScript((user) => {
    localStorage.setItem(`writing-help:${user}`, JSON.stringify({ isOn: false }))
  }, userId)
  const unchecked = await typingMs(context, address, false)
  await browser.close()
  await app.stop()

  const milliseconds = (times: number[], share: number) => Math.round(percentile(times, share))
  printTable(
    `An essay of 50,000 words (${openings} openings, ${keys} keys)`,
    ['what', 'median ms', 'p99 ms', 'longest ms'],
    [
      ['opening, until its text is shown', Math.round(median(shown)), '', Math.round(Math.max(...shown))],
      [
        'opening, until the first underline',
        Math.round(median(underlined)),
        '',
        Math.round(Math.max(...underlined)),
      ],
      ...[
        ['key to paint while the essay is being checked', checking] as const,
        ['key to paint without checks', unchecked] as const,
      ].map(([name, times]) => [name, ...[0.5, 0.99, 1].map((share) => milliseconds(times, share))]),
    ],
  )
  printTable(
    'What the page of an essay loads in addition to that of a chat, compressed',
    ['part', 'KiB'],
    sizes,
  )
}

/** Stores an essay in the form of the editor's binding. */
async function storeEssay(url: string, cookie: string): Promise<string> {
  const doc = new Y.Doc()
  const fragment = doc.getXmlFragment(essayFragment)
  let count = 0
  const blocks: Y.XmlElement[] = []
  for (let i = 0; count < words; i++) {
    const text = Array.from(
      { length: 5 },
      (_, j) => sentences[(i + j * (1 + (i % 3))) % sentences.length],
    ).join(' ')
    const isHeading = i % 12 === 0
    const block = new Y.XmlElement(isHeading ? 'heading' : 'paragraph')
    if (isHeading) block.setAttribute('level', 2 as unknown as string)
    block.insert(0, [new Y.XmlText(isHeading ? `Part ${i / 12 + 1}` : `In place ${i}, this holds. ${text}`)])
    blocks.push(block)
    count += isHeading ? 2 : text.split(' ').length + 5
  }
  fragment.insert(0, blocks)
  const address = `${url}/api/essays/${randomUUID()}`
  const made = await fetch(address, { method: 'PUT', headers: { cookie, origin: url } })
  const update = Buffer.from(Y.encodeStateAsUpdate(doc)).toString('base64')
  const stored = await post(`${address}/updates`, { update }, { cookie, origin: url })
  if (!made.ok || !stored.ok) throw new Error(`The essay was not stored: ${made.status} ${stored.status}`)
  return address.replace('/api/essays/', '/essay-writer/')
}

/** Measures in the page, from the start of the navigation, with the scripts in the browser's cache after the first. */
async function openMs(context: BrowserContext, address: string) {
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'commit' })
  const until = (selector: string) =>
    page.waitForFunction((wanted) => document.querySelector(wanted) && performance.now(), selector, {
      polling: 'raf',
      timeout: 120_000,
    })
  const shownMs = (await (await until('.essay-page > p')).jsonValue()) as number
  const underlinedMs = (await (await until('.essay-page .help-mark')).jsonValue()) as number
  await page.close()
  return { shownMs, underlinedMs }
}

/** Types in the middle of the essay. Returns the time from each key to the end of the frame that shows it. */
async function typingMs(context: BrowserContext, address: string, isChecking: boolean): Promise<number[]> {
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForSelector(isChecking ? '.essay-page .help-mark' : '.essay-page > p', { timeout: 120_000 })
  await putCursorInMiddle(page)
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { keyTimes: times })
    const { port1, port2 } = new MessageChannel()
    const pressed: number[] = []
    // A message that is sent from a frame arrives after the frame is painted.
    port1.onmessage = () => times.push(performance.now() - pressed.shift()!)
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed.push(timeStamp)
        requestAnimationFrame(() => port2.postMessage(null))
      },
      true,
    )
  })
  for (let i = 0; i < keys; i++) {
    await page.keyboard.type('a tide of words '.charAt(i % 16))
    await page.waitForTimeout(betweenKeysMs)
  }
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
  await page.close()
  return times
}

async function putCursorInMiddle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const blocks = document.querySelectorAll('.essay-page > p')
    blocks[Math.floor(blocks.length / 2)]?.scrollIntoView({ block: 'center' })
  })
  await page.waitForTimeout(500)
  await page.mouse.click(700, 450)
}

/** Returns the names of the scripts that a page loads, also in its workers. */
async function scriptsOf(context: BrowserContext, address: string): Promise<Set<string>> {
  const page = await context.newPage()
  const names = new Set<string>()
  page.on('request', (request) => {
    const name = request.url().split('/assets/')[1]
    if (name?.endsWith('.js')) names.add(name)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.close()
  return names
}

/** Returns a script and all that it imports before it can run. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  const code = readFileSync(join(assets, name), 'utf8')
  for (const [, imported] of code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) withImports(imported!, found)
  return found
}

/** Returns the sizes of what the page of an essay loads in addition to that of a chat. */
async function fileSizes(context: BrowserContext, address: string): Promise<(string | number)[][]> {
  const files = readdirSync(assets)
  const named = (start: string, end: string) =>
    files.filter((name) => name.startsWith(start) && name.endsWith(end))
  const ofChats = await scriptsOf(context, new URL('/chat/new', address).href)
  const ownOf = (start: string) =>
    [...withImports(named(start, '.js')[0]!)].filter((name) => !ofChats.has(name))
  const editor = ownOf('essay-workspace')
  const bytes = (name: string) => {
    const path = join(assets, name)
    // The smallest files are sent as they are.
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
  }
  const size = (names: string[]) => Math.round(names.reduce((sum, name) => sum + bytes(name), 0) / 1024)
  return [
    ['the editor and what it imports', size(editor)],
    [
      'writing help, loaded after the text',
      size(ownOf('writing-help').filter((name) => !editor.includes(name))),
    ],
    ['its worker', size(named('help-worker', '.js'))],
    ['the grammar checker in WebAssembly', size(named('harper', '.wasm'))],
  ]
}
