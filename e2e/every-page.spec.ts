import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { applicationPaths } from '../contract/pages.ts'
import { staticRoutes } from '../web/static-routes.ts'
import { postJson } from './support/accounts.ts'
import { barriersOf } from './support/barriers.ts'
import { expect, test } from './support/journey.ts'
import { countShifts, shiftsOf } from './support/layout-shift.ts'
import { type Facts, pageVisits, type Visit } from './support/page-visits.ts'

const shiftMax = 0.02

/** A chat with one reply, and a link to it for readers. */
async function makeFacts(page: Page): Promise<Facts> {
  const chatId = randomUUID()
  const asked = await postJson(page.request, '/api/chat', { message: 'Why are there tides?', chatId })
  expect(asked.ok()).toBe(true)
  const shared = await postJson(page.request, `/api/chats/${chatId}/shares`, {})
  const { address } = (await shared.json()) as { address: string }
  return { chatId, sharedPath: new URL(address, process.env.LONGHAND_URL).pathname }
}

/** Nothing is being loaded any more, and what came last is drawn. */
async function untilFilled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(150)
}

/** Everything that is wrong with the pages of a walk. */
async function faultsOf(page: Page, visits: Visit[], facts: Facts): Promise<string[]> {
  const faults: string[] = []
  let noise: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text())
  })
  await countShifts(page)
  for (const visit of visits) {
    const path = typeof visit.at === 'string' ? visit.at : visit.at(facts)
    await test.step(path, async () => {
      noise = []
      await page.goto(path)
      await untilFilled(page)
      if (visit.fill) {
        await visit.fill(page)
        await untilFilled(page)
      }
      const { sum, moved } = await shiftsOf(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (sum >= shiftMax) faults.push(`${path} shifts by ${sum.toFixed(3)}: ${moved}`)
      if (overflow > 0) faults.push(`${path} is ${overflow} pixels too wide`)
      for (const barrier of await barriersOf(page)) faults.push(`${path} has a barrier: ${barrier}`)
      for (const line of noise) if (!visit.noise?.test(line)) faults.push(`${path} writes: ${line}`)
    })
  }
  return faults
}

for (const { name, viewport, colorScheme } of [
  { name: 'at 1440 in the light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'at 390 in the dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const)
  test.describe(name, () => {
    test.use({
      // Every warning counts here, and a blocked service worker prints one.
      serviceWorkers: 'allow',
      viewport,
      colorScheme,
      expectedErrors: /status of 404 .*\((\/no-such-page|\/api\/shared\/a+)\)/,
    })

    for (const who of ['visitor', 'user'] as const)
      test(`a ${who} meets no barrier, no shift and no noise on any page`, async ({ page, account }) => {
        // Thirty pages, each with an audit: a minute on a quiet machine, several on a busy one.
        test.setTimeout(300_000)
        await page.context().addCookies(account.cookies)
        const facts = await makeFacts(page)
        if (who === 'visitor') await page.context().clearCookies()
        const visits = Object.values(pageVisits).flatMap((each) => [...each[who]])
        expect(await faultsOf(page, visits, facts)).toEqual([])
      })
  })

test('the walk knows every page', () => {
  const known = Object.keys(pageVisits).filter((path) => path !== '/no-such-page')
  expect(known.toSorted()).toEqual([...applicationPaths, ...staticRoutes.map(({ path }) => path)].toSorted())
})
