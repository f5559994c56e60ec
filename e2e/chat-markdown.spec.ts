import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openChat, replyWith, say, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'

async function askForFigures(page: Page) {
  await openChat(page)
  await sayPlainly(page, 'Tides in figures')
  const reply = replyWith(page, 'The end of the figures.')
  await expect(reply).toBeVisible()
  await expect(reply.getByRole('button', { name: 'Try again' })).toBeVisible()
  return reply
}

test('renders tables, code and formulas; shows images as links, HTML as text and money as money', async ({
  signedIn: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const reply = await askForFigures(page)
  await expect(reply.getByRole('columnheader', { name: 'Country' })).toBeVisible()
  await expect(reply.locator('.katex')).toHaveCount(2)
  await expect(reply.locator('.katex-display')).toHaveCount(1)
  await expect(reply.getByText('a ticket costs $5 or $10.')).toBeVisible()
  await expect(reply.locator('.hljs-keyword').first()).toHaveText('export')
  await expect(reply.locator('img, script')).toHaveCount(0)
  await expect(reply.getByRole('link', { name: 'a wave' })).toHaveAttribute('rel', /noreferrer/)
  expect(await page.title()).not.toBe('taken over')
  await reply.getByRole('button', { name: 'Copy code' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('return 7.1 * Math.cos')
  const axe = await new AxeBuilder({ page }).analyze()
  expect(axe.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

test('no mark shows before its end has come', async ({ signedIn: page }) => {
  // What draws a reply is loaded by the first one; the second is watched.
  await openChat(page)
  await sayPlainly(page, 'Why are there tides?')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const growing = document.querySelector('article[aria-busy] .markdown')?.textContent
      if (growing) seen.push(growing)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await sayPlainly(page, 'And every day? Answer slowly, please')
  await expect(replyWith(page, 'twice a day it rises.')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(2)
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen.length).toBeGreaterThan(1)
  expect(seen.filter((text) => text.includes('*'))).toEqual([])
})

test('rendered parts do not change while the rest arrives', async ({ signedIn: page }) => {
  // The first reply loads the renderers of formulas and code; the second one is watched frame by frame.
  const first = await askForFigures(page)
  await expect(first.locator('.katex')).toHaveCount(2)
  await expect(first.locator('.hljs-keyword').first()).toBeVisible()
  await page.evaluate(() => {
    const counts: number[] = []
    Object.assign(window, { counts })
    const look = () => {
      counts.push(document.querySelectorAll('.katex, .hljs-keyword, .markdown table').length)
      requestAnimationFrame(look)
    }
    look()
  })
  await say(page, 'Tides in figures, again')
  await page.getByRole('button', { name: 'Keep Off' }).click()
  await expect(replyWith(page, 'The end of the figures.')).toHaveCount(2)
  const read = () => page.evaluate(() => (window as unknown as { counts: number[] }).counts)
  const [atFirst] = await read()
  await expect.poll(async () => (await read()).at(-1)).toBe(atFirst! * 2)
  const counts = await read()
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a wide table scrolls inside itself', async ({ signedIn: page }) => {
    const reply = await askForFigures(page)
    const scroller = reply.locator('[data-scroll]').filter({ has: page.locator('table') })
    expect(await scroller.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

test('shows a message that cannot be parsed as plain text, in its chat and shared', async ({
  signedIn: page,
}) => {
  const headers = { origin: process.env.LONGHAND_URL! }
  const chatId = crypto.randomUUID()
  const hostile = ['> '.repeat(20_000), '_a'.repeat(2_500), '- '.repeat(25_000)]
  const texts = ['Question', ...hostile, '| a | b |\n|---|---|\n| **one** | two |']
  for (const [i, text] of texts.entries()) {
    const message = { sender: i === 0 ? 'user' : 'assistant', text }
    const data = { operation: 'add_message', chatId, message }
    const answer = await page.request.post('/api/rpc/manage_chat', { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await page.goto(`/chat/${chatId}`)
  const table = page.getByRole('columnheader', { name: 'b' })
  await expect(table).toBeVisible()
  await expect(page.getByRole('article', { name: 'Longhand' }).filter({ hasText: '> > > >' })).toBeVisible()

  await test.step('the side panel reads words, not marks', async () => {
    await page.getByRole('button', { name: 'Check for AI' }).click()
    const panel = page.getByRole('dialog', { name: 'AI detector' })
    await expect(panel).toContainText('one')
    await expect(panel).not.toContainText('|')
    await expect(panel).not.toContainText('**')
  })

  await test.step('shared', async () => {
    const data = { lifetime: '1d', showName: false }
    const answer = await page.request.post(`/api/chats/${chatId}/shares`, { data, headers })
    expect(answer.ok()).toBe(true)
    await page.goto(((await answer.json()) as { address: string }).address)
    await expect(table).toBeVisible()
    await expect(page.getByRole('article', { name: 'Longhand' }).filter({ hasText: '> > > >' })).toBeVisible()
  })
})
