import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserArgs } from './browser-args.ts'

export type KillableBrowser = {
  context: BrowserContext
  page: Page
  /** Ends all processes of the browser at once, as a crash does. */
  kill: () => Promise<void>
}

type Cookies = Parameters<BrowserContext['addCookies']>[0]

const startMs = 30_000

/** Opens a browser that keeps its data in `folder` and that can be killed. */
export async function openKillable(folder: string, cookies: Cookies): Promise<KillableBrowser> {
  const portFile = join(folder, 'DevToolsActivePort')
  // A browser that is killed does not delete this file.
  for (const name of ['DevToolsActivePort', 'SingletonLock']) rmSync(join(folder, name), { force: true })
  const path = process.env.CHROMIUM_PATH ?? chromium.executablePath()
  const own = ['--headless=new', '--disable-gpu', '--remote-debugging-port=0', `--user-data-dir=${folder}`]
  const child = spawn(path, [...browserArgs(), ...own, 'about:blank'], { detached: true, stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await readPort(portFile)}`)
  const context = browser.contexts()[0]!
  await context.addCookies(cookies)
  return {
    context,
    page: await context.newPage(),
    async kill() {
      // The whole group: the browser has one process for storage and one for each page.
      process.kill(-child.pid!, 'SIGKILL')
      await ended
      await browser.close().catch(() => {})
    },
  }
}

async function readPort(file: string): Promise<number> {
  for (const until = Date.now() + startMs; Date.now() < until; ) {
    try {
      const port = Number(readFileSync(file, 'utf8').split('\n')[0])
      if (port > 0) return port
    } catch {
      // The browser has not written it yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The browser did not start.')
}
