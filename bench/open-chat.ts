import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { ensureBuilt } from '../scripts/setup.mjs'
import { connectionOf } from './chat-list.ts'
import { post, signUp } from './support/account.ts'
import { openSignedIn } from './support/browser.ts'
import { type Running, startProgram } from './support/processes.ts'
import { median, percentile, printTable } from './support/table.ts'

const sizes = [100, 2_000]
const calls = 50
const openings = 5
const text =
  'Twice a day the **Severn** rises by as much as 14 metres, and twice a day nearly all of that energy runs out to sea.\n\n' +
  '- What changed is cost, not physics.\n- The schemes drawn up now are smaller.\n\n' +
  'A barrage used to mean one vast wall; now you can build `them` one at a time, and see what each of them does.'

/** Measures opening a chat: the server's response over loopback, and the page from the click to the last message. */
export async function benchOpenChat(): Promise<void> {
  ensureBuilt()
  const app = await startProgram('server/main.ts')
  const { cookie, userId } = await signUp(app.url)
  const { browser, context } = await openSignedIn(app.url, cookie)
  const rows: (string | number)[][] = []
  for (const size of sizes) {
    const chatId = await fill(app, cookie, userId, size)
    const answers = await callTimes(`${app.url}/api/chats/${chatId}`, cookie)
    const shown: number[] = []
    const whole: number[] = []
    for (let i = 0; i < openings; i++) {
      const page = await context.newPage()
      const times = await openMs(page, app.url, chatId, size)
      await page.close()
      shown.push(times.shownMs)
      whole.push(times.wholeMs)
    }
    const figures = [median(answers), percentile(answers, 0.99), median(shown), median(whole)]
    rows.push([size, ...figures.map((ms) => Math.round(ms))])
  }
  await browser.close()
  await app.stop()
  const head = [
    'messages',
    'response, median ms',
    'response, p99 ms',
    'click to last message, ms',
    'fully rendered, ms',
  ]
  printTable(`Opening a chat (median of ${calls} calls and ${openings} openings)`, head, rows)
}

/** The server creates the chat and the database its messages: two thousand calls would dominate the bench. */
async function fill(app: Running, cookie: string, userId: string, size: number): Promise<string> {
  const chatId = randomUUID()
  const title = `A chat of ${size}`
  const made = await post(
    `${app.url}/api/rpc/manage_chat`,
    { operation: 'create_chat', chatId, title },
    { cookie },
  )
  if (!made.ok) throw new Error(await made.text())
  const client = new Client(JSON.parse(connectionOf(app.dataDir)))
  await client.connect()
  await client.query(
    `insert into chat_messages (id, chat_id, user_id, client_id, parent_id, sender, text)
     select md5($1::text || i)::uuid, $1::uuid, $2, 'bench-' || $1::text || i,
       case when i > 1 then md5($1::text || (i - 1))::uuid end,
       case when i % 2 = 1 then 'user' else 'assistant' end,
       case when i % 2 = 1 then 'Question ' || i || ' of a long conversation' else $3 end
     from generate_series(1, $4::int) as i`,
    [chatId, userId, text, size],
  )
  await client.query('update chats set leaf_id = md5($1::text || $2::int)::uuid where id = $1::uuid', [
    chatId,
    size,
  ])
  await client.end()
  return chatId
}

async function callTimes(url: string, cookie: string): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < calls + 5; i++) {
    const startedAt = performance.now()
    await (await fetch(url, { headers: { cookie } })).text()
    // The first ones warm up.
    if (i >= 5) times.push(performance.now() - startedAt)
  }
  return times
}

/** Measures in the page, from the click in the sidebar, with the application loaded. */
async function openMs(page: Page, url: string, chatId: string, size: number) {
  await page.goto(`${url}/chat/new`)
  const link = page.locator(`a[href$="${chatId}"]`)
  await link.waitFor()
  return link.evaluate(async (element: HTMLElement, count: number) => {
    const startedAt = performance.now()
    element.click()
    const drawn = () => document.querySelectorAll('.past-message')
    const isLastShown = () => {
      const last = [...drawn()].at(-1)
      const box = last?.getBoundingClientRect()
      return box !== undefined && box.height > 0 && box.top < innerHeight
    }
    const until = (isTrue: () => boolean) =>
      new Promise<number>((resolve) => {
        const look = () => (isTrue() ? resolve(performance.now() - startedAt) : requestAnimationFrame(look))
        look()
      })
    const shownMs = await until(isLastShown)
    return { shownMs, wholeMs: await until(() => drawn().length >= count) }
  }, size)
}
