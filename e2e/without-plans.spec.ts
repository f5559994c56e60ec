import type { Page } from '@playwright/test'
import { messageField } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'
import { machineEssay } from './support/texts.ts'

const wordsOfPlans =
  /\b(?:upgrade|subscription|billing|pricing|credits?|words (?:left|remaining)|out of words|costs?|charged|invoice)\b/i

/** What the page shows and names. */
function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')]
    const names = named.flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...names].join('\n')
  })
}

test('no screen speaks of plans, words left or costs where no plans are sold', async ({ signedIn: page }) => {
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), billing: false, cardForm: null } })
  })
  async function look(path: string, isShown: () => Promise<unknown>): Promise<void> {
    const config = page.waitForResponse('**/api/config')
    await page.goto(path)
    await config
    await isShown()
    // The page may still be drawn as it was before that response.
    await expect(async () => expect(await textOf(page), path).not.toMatch(wordsOfPlans)).toPass({
      timeout: 15_000,
    })
  }
  await look('/dashboard', () => expect(page.getByText('Words humanized')).toBeVisible())
  await look('/chat/new', () => expect(messageField(page)).toBeVisible())
  await look('/settings/notifications', () => expect(page.getByRole('switch').first()).toBeVisible())
  await look('/ai-detector', () => expect(page.getByRole('textbox').first()).toBeVisible())
  await look('/ai-humanizer', async () => {
    await page.getByRole('textbox').first().fill(machineEssay)
    await expect(page.getByText(/is expected to reach/)).toBeVisible()
  })
  await look('/settings/privacy', async () => {
    await page.getByRole('button', { name: 'Delete account…' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
