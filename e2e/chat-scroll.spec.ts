import type { Page } from '@playwright/test'
import { expectStillContainers } from './support/audit/still-containers.ts'
import { openChat, replyWith, sayHumanized, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'

/** 272 words: a pasted page that was slightly too short to be folded. */
const page272 = `Now write like a machine: ${'My grandmother kept bees for forty years and wore no gloves. '.repeat(24)}`

const list = (page: Page) => page.getByRole('region', { name: 'Messages' })

/** Returns how far below the top of the list an element starts. */
async function fromTop(page: Page, text: string | RegExp): Promise<number> {
  const [outer, inner] = await Promise.all([
    list(page).boundingBox(),
    list(page).getByRole('article').filter({ hasText: text }).last().boundingBox(),
  ])
  return inner!.y - outer!.y
}

async function expectAtTop(page: Page, text: string | RegExp): Promise<void> {
  await expect(async () => {
    const distance = await fromTop(page, text)
    expect(distance).toBeGreaterThanOrEqual(0)
    expect(distance).toBeLessThan(24)
  }).toPass()
}

/** Scrolls to the end by the wheel, as a reader does. */
async function wheelToEnd(page: Page): Promise<void> {
  await list(page).hover()
  await page.mouse.wheel(0, 10_000)
}

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('folds a first long message, so that its reply is visible', async ({ signedIn: page }) => {
      await openChat(page)
      await sayHumanized(page, page272)
      await expect(page.getByRole('button', { name: 'Show all of it' }).first()).toBeVisible()
      await expect(replyWith(page, 'robust planning plays')).toBeVisible()
      await expectAtTop(page, 'My grandmother kept bees')
      await expect(page.getByText('Humanized', { exact: true })).toBeInViewport()
      await expectStillContainers(page)
    })

    test('moves the next question to the top, where it stays during its reply', async ({
      signedIn: page,
    }) => {
      await openChat(page)
      await sayPlainly(page, 'Why are there tides?')
      await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
      await sayPlainly(page, 'Count at great length')
      await expect(replyWith(page, 'is at 3.')).toBeVisible()
      await expectAtTop(page, 'Count at great length')
      await expect(replyWith(page, 'is at 6.')).toBeVisible()
      await expectAtTop(page, 'Count at great length')
      await page.getByRole('button', { name: 'Stop' }).click()
      await expect(page.getByText('You stopped this reply.')).toBeInViewport()
      await expectAtTop(page, 'Count at great length')
    })
  })

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1200, height: 420 } })

  test('keeps a reader at the end there and does not move one who reads above', async ({
    signedIn: page,
  }) => {
    await openChat(page)
    await sayPlainly(page, 'Why are there tides?')
    await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
    await sayPlainly(page, 'Count at great length')
    const jump = page.getByRole('button', { name: 'Jump to latest' })
    await expect(jump).toBeVisible({ timeout: 30_000 })
    await expectAtTop(page, 'Count at great length')

    await wheelToEnd(page)
    await expect(jump).toBeHidden()
    const before = await fromTop(page, 'Count at great length')
    await expect(async () => {
      expect(await fromTop(page, 'Count at great length')).toBeLessThan(before - 40)
    }).toPass()
    await expect(jump).toBeHidden()
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText('You stopped this reply.')).toBeVisible()
  })
})
