import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/audit/barriers.ts'
import { openEssayPage, paper } from './support/essay-kill.ts'
import { expect, test } from './support/journey.ts'

async function write(page: Page, ...paragraphs: string[]): Promise<void> {
  await openEssayPage(page, '/essay-writer/new')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await paper(page).click()
  for (const [i, text] of paragraphs.entries()) {
    if (i > 0) {
      await page.keyboard.press('Enter')
      await expect(paper(page).locator('p')).toHaveCount(i + 1)
    }
    await page.keyboard.type(text)
  }
}

const actions = (page: Page) => page.getByRole('toolbar', { name: 'AI actions' })
const bar = (page: Page, at: number, count: number) =>
  page.getByRole('group', { name: `Suggestion ${at} of ${count}` })
/** Reads an address of the open essay. */
function inPage(page: Page, rest: string) {
  return page.evaluate(async (end) => {
    const id = location.pathname.split('/').at(-1)
    return (await fetch(`/api/essays/${id}${end}`)).json()
  }, rest)
}
const suggested = 'The moon pulls the sea, and twice a day it rises.'

test('suggests for each selected paragraph, outside the saved text, also after a reload, and accepts all as one step', async ({
  signedIn: page,
}) => {
  await write(page, 'The tide is big.', 'It comes in.', 'It goes out.')
  await page.keyboard.press('ControlOrMeta+a')
  await actions(page).getByRole('button', { name: 'Improve' }).click()
  // Two are written at once, so the last one need not be ready last; only those that are ready survive the reload.
  for (const at of [1, 2, 3])
    await expect(bar(page, at, 3).getByRole('button', { name: 'Accept' })).toBeVisible()
  await expect(paper(page).getByRole('deletion')).toHaveText([
    'The tide is big.',
    'It comes in.',
    'It goes out.',
  ])
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectNoBarriers(page)
  const { updates } = await inPage(page, '')
  expect(updates.map(atob).join()).not.toContain('moon pulls')
  // What is neither accepted nor rejected is there again after a reload.
  await page.reload()
  await expect(page.getByRole('insertion')).toHaveText([suggested, /./, suggested])

  await bar(page, 2, 3).getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect(paper(page).locator('p')).toHaveText([suggested, 'It comes in.', suggested])
  const { versions } = await inPage(page, '/versions')
  expect(versions.map(({ kind }: { kind: string }) => kind)).toEqual(['before-ai'])
  await expect(paper(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(paper(page).locator('p')).toHaveText(['The tide is big.', 'It comes in.', 'It goes out.'])
})

test('opens with the keyboard, keeps a citation, and goes when its text is changed', async ({
  signedIn: page,
}) => {
  await write(page, 'The tide is big (Owen, 2008).')
  await page.keyboard.press('ControlOrMeta+j')
  await expect(page.getByRole('menuitem', { name: 'Improve' })).toBeEnabled()
  await page.getByRole('menuitem', { name: 'Shorten' }).press('Enter')
  await expect(bar(page, 1, 1)).toContainText('citation kept')
  await expect(page.getByRole('insertion')).toHaveText('Twice a day the sea rises (Owen, 2008).')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(paper(page).locator('p')).toHaveText('Twice a day the sea rises (Owen, 2008).')

  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('It goes out.')
  await page.keyboard.press('ControlOrMeta+j')
  await page.getByRole('menuitem', { name: 'Improve' }).press('Enter')
  await expect(bar(page, 1, 1).getByRole('button', { name: 'Accept' })).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('ndeed i')
  await expect(page.getByText('A suggestion was withdrawn').first()).toBeVisible()
  await expect(bar(page, 1, 1)).toBeHidden()
})

test('strikes and adds only the words that change, and shows another text as a whole', async ({
  signedIn: page,
}) => {
  await write(page, 'The moon pulls the sea, and once a day it rises.')
  await page.keyboard.press('ControlOrMeta+j')
  await page.getByRole('menuitem', { name: 'Improve' }).press('Enter')
  await expect(bar(page, 1, 1).getByRole('button', { name: 'Accept' })).toBeVisible()
  await expect(paper(page).getByRole('deletion')).toHaveText(['once'])
  await expect(page.getByRole('insertion')).toHaveText(['twice'])
  await bar(page, 1, 1).getByRole('button', { name: 'Accept' }).click()
  await expect(paper(page).locator('p')).toHaveText(suggested)
  // The same words again are nothing to change.
  await page.keyboard.press('ControlOrMeta+j')
  await page.getByRole('menuitem', { name: 'Improve' }).press('Enter')
  await expect(page.getByText('There is nothing to change in this text.').first()).toBeVisible()
  await expect(bar(page, 1, 1)).toBeHidden()
})

test('stops a suggestion that is being written, and leaves the text as it was', async ({
  signedIn: page,
}) => {
  await write(page, 'The tide is big.')
  await page.keyboard.press('ControlOrMeta+j')
  await page.getByRole('menuitem', { name: 'Expand' }).press('Enter')
  await expect(page.getByRole('insertion')).not.toBeEmpty()
  await bar(page, 1, 1).getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('insertion')).toBeHidden()
  await expect(paper(page).locator('p')).toHaveText('The tide is big.')
})

test.describe('when the session ends', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('keeps the text and the request for a suggestion until the writer has signed in again', async ({
    signedIn: page,
    account,
  }) => {
    await write(page, 'The tide is big.')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    // Refused without a session, it would disable the actions.
    const offer = page.waitForResponse(
      (answer) => answer.url().endsWith('/suggestions') && answer.request().method() === 'GET',
    )
    await page.keyboard.press('ControlOrMeta+j')
    await offer
    await expect(page.getByRole('menuitem', { name: 'Improve' })).toBeEnabled()
    await page.context().clearCookies()
    await page.getByRole('menuitem', { name: 'Improve' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    await dialog.getByLabel('Password', { exact: true }).fill(account.password)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(paper(page)).toContainText('The tide is big.')
    await bar(page, 1, 1).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('insertion')).toHaveText(suggested)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })
})

test('shows why a suggestion failed, and greys what the built-in writer cannot do', async ({
  signedIn: page,
}) => {
  await write(page, 'This will fail, please.')
  await page.keyboard.press('ControlOrMeta+j')
  await page.getByRole('menuitem', { name: 'Improve' }).press('Enter')
  await expect(bar(page, 1, 1).getByRole('alert')).toBeVisible()
  await bar(page, 1, 1).getByRole('button', { name: 'Dismiss' }).click()
  await expect(paper(page).locator('p')).toHaveText('This will fail, please.')

  await page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1)
    const headers = { 'content-type': 'application/json' }
    await fetch(`/api/chats/${id}`, { method: 'PATCH', headers, body: JSON.stringify({ model: 'built-in' }) })
  })
  await page.reload()
  await paper(page).click()
  await page.keyboard.press('ControlOrMeta+j')
  await expect(page.getByText('The grey actions need a language model.')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Improve' })).toBeDisabled()
  await expect(page.getByRole('menuitem', { name: 'Humanize' })).toBeEnabled()
  await page.getByRole('menuitem', { name: 'Check for AI' }).click()
  await expect(page.getByRole('region', { name: 'Check for AI' })).toBeVisible()
})

test('plans the essay, keeps the changed plan, and drafts a section below its heading', async ({
  signedIn: page,
}) => {
  await write(page)
  const plan = page.getByRole('region', { name: 'Plan' })
  await plan.getByRole('button', { name: 'Plan' }).click()
  await plan.getByRole('textbox', { name: 'What is the essay about?' }).fill('Tidal power')
  await plan.getByRole('button', { name: 'Make an outline' }).click()
  const second = plan.getByRole('textbox', { name: 'Title of section 2' })
  await expect(second).toHaveValue('Why walls lost to lagoons')
  await expect(plan.getByRole('button', { name: 'Draft section 1' })).toBeVisible()
  await second.fill('Walls and lagoons')
  await second.press('Alt+ArrowUp')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(plan.getByRole('textbox', { name: 'Title of section 1' })).toHaveValue('Walls and lagoons')
  await plan.getByRole('button', { name: 'Draft section 1' }).click()
  await bar(page, 1, 1).getByRole('button', { name: 'Accept' }).click()
  await expect(paper(page).locator('h2')).toHaveText('Walls and lagoons')
  await expect(paper(page).locator('p').first()).toHaveText('Walls are dear.')
  await expect(plan.getByRole('button', { name: 'Draft section 2' })).toBeVisible()
})
