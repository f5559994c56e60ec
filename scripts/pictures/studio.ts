import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Person } from './scene.ts'

const people = { empty: 'ben@longhand.example', full: 'ana@longhand.example' }
const password = 'ink and paper 7'
const settleMs = 250

type State = Awaited<ReturnType<BrowserContext['storageState']>>
export type Studio = {
  url: string
  browser: Browser
  states: Record<Person, State>
  chats: Map<string, string>
}

/** Signs everybody in, and finds the seeded chats. */
export async function openStudio(url: string, browser: Browser): Promise<Studio> {
  const none = { cookies: [], origins: [] }
  const states: Record<Person, State> = {
    visitor: none,
    empty: await signIn(browser, url, people.empty),
    full: await signIn(browser, url, people.full),
  }
  const context = await browser.newContext({ storageState: states.full })
  const answer = await context.request.get(`${url}/api/chats?limit=100`)
  const { chats } = (await answer.json()) as { chats: { id: string; title: string }[] }
  await context.close()
  return { url, browser, states, chats: new Map(chats.map(({ id, title }) => [title, id])) }
}

async function signIn(browser: Browser, url: string, email: string): Promise<State> {
  const context = await browser.newContext()
  const data = { email, password }
  const answer = await context.request.post(`${url}/api/auth/sign-in/email`, {
    data,
    headers: { origin: url },
  })
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${await answer.text()}`)
  const state = await context.storageState()
  await context.close()
  return state
}

/** Some scenes include requests that never end, so an idle network is awaited but not required. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {})
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await page.waitForTimeout(settleMs)
}

export function addressOf(at: string, chats: Map<string, string>): string {
  if (!at.startsWith('chat:')) return at
  const start = at.slice('chat:'.length)
  const title = [...chats.keys()].find((known) => known.startsWith(start))
  if (!title) throw new Error(`There is no chat “${start}”.`)
  return `/chat/${chats.get(title)}`
}
