import type { Page } from '@playwright/test'
import { barriersOf } from './support/audit/barriers.ts'
import { expect, test } from './support/journey.ts'
import { machineEssay } from './support/texts.ts'

async function humanizeAndEdit(page: Page) {
  await page.goto('/ai-humanizer')
  await page.getByRole('textbox', { name: 'Text to humanize' }).fill(machineEssay)
  await page.getByRole('button', { name: 'Humanize Text' }).click()
  await page.getByRole('button', { name: 'Edit it here' }).click()
  const field = page.getByRole('textbox', { name: 'Your text, to edit' })
  await expect(page.getByRole('heading', { name: 'What would help most' })).toBeVisible()
  return field
}

const plain =
  "So we finally went to that new taco place on 5th last Friday, me and my brother and his two kids. Parking was a nightmare, I'm not gonna lie, took us like 20 min to find a spot. But the food! I got the carnitas and they were really good, maybe a bit salty. My brother didn't like his burrito much, said it was dry and sent it back. They were ok about it though and took it off the bill. The kids had quesadillas and ate everything so that was a win. Service was slow, our waitress had about ten tables and you could tell she was stressed. Anyway I'd go back, but not on a Friday night. Oh and get the horchata, it's the best I've had since we moved here in 2011."

test('the score follows what is written in the result, which a reload keeps', async ({ signedIn: page }) => {
  const field = await humanizeAndEdit(page)
  const output = page.getByRole('region', { name: 'Result', exact: true })
  await expect(output.getByText('Detectable by AI', { exact: true })).toBeVisible()

  await test.step('a click on what would help most leads to its sentence and its reason', async () => {
    const help = page.getByRole('region', { name: 'What would help most' })
    await expect(help.getByRole('button')).toHaveCount(3)
    await help.getByRole('button').first().click()
    await expect(page.getByRole('group', { name: 'This sentence' })).toContainText('Reads like AI')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('group', { name: 'This sentence' })).toBeHidden()
    await expect(field).toBeFocused()
  })
  await test.step('own words bring the text to a human reading', async () => {
    await field.fill(plain)
    await expect(output.getByText('Undetectable by AI', { exact: true })).toBeVisible()
    await expect(page.getByText('Edited by you.').first()).toBeVisible()
  })
  await test.step('each change can be taken back and made again', async () => {
    await page.keyboard.press('Control+z')
    await expect(field).not.toHaveValue(plain)
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(field).toHaveValue(plain)
  })
  await test.step('a reload keeps the words, and the detector gets them', async () => {
    await page.reload()
    await expect(field).toHaveValue(plain)
    await page.getByRole('button', { name: 'Check for AI' }).click()
    await expect(page.getByRole('textbox', { name: 'Text to check' })).toHaveValue(plain)
  })
})

test('another wording of a sentence replaces it', async ({ signedIn: page }) => {
  const field = await humanizeAndEdit(page)
  const before = await field.inputValue()
  const rewritten = before.split(/(?<=\.)\s+/).find((sentence) => !machineEssay.includes(sentence)) ?? ''
  const at = before.indexOf(rewritten) + 3
  await field.evaluate((element: HTMLTextAreaElement, place) => {
    element.focus()
    element.setSelectionRange(place, place)
  }, at)
  await page.keyboard.press('Alt+ArrowDown')
  const card = page.getByRole('group', { name: 'This sentence' })
  await card.getByRole('button', { name: /Your original/ }).click()
  expect(rewritten).not.toBe('')
  await expect(field).not.toHaveValue(before)
  expect(await field.inputValue()).not.toContain(rewritten)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field).toHaveValue(before)
})

test.describe('edits', () => {
  // The refusal of a save that would overwrite another tab's.
  test.use({ expectedErrors: /status of 409 .*\/choices/ })

  test('what was written survives Clear All, a new run and another tab', async ({ signedIn: page }) => {
    const data = { history_on: true }
    const headers = { origin: process.env.LONGHAND_URL! }
    expect((await page.request.put('/api/preferences', { data, headers })).ok()).toBe(true)
    const field = await humanizeAndEdit(page)
    const save = () =>
      page.waitForResponse((each) => each.url().endsWith('/choices') && each.request().method() === 'PUT')
    await test.step('Undo of Clear All brings it back', async () => {
      const saved = save()
      await field.fill(plain)
      expect((await saved).status()).toBe(200)
      await page.getByRole('button', { name: 'Clear All' }).click()
      await expect(field).toBeHidden()
      await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
      await expect(field).toHaveValue(plain)
      expect(await barriersOf(page)).toEqual([])
    })
    await test.step('a second tab does not overwrite it', async () => {
      const other = await page.context().newPage()
      await other.goto('/ai-humanizer')
      await other.getByRole('button', { name: 'History' }).click()
      await other.getByRole('dialog').getByRole('listitem').getByRole('button').first().click()
      const otherField = other.getByRole('textbox', { name: 'Your text, to edit' })
      await expect(otherField).toHaveValue(plain)
      const [saved, refused] = [save(), other.waitForResponse((each) => each.status() === 409)]
      await field.fill(`${plain} First.`)
      expect((await saved).status()).toBe(200)
      await otherField.fill(`${plain} Second.`)
      await refused
      await other.getByRole('button', { name: 'Show the other version' }).click()
      await expect(otherField).toHaveValue(`${plain} First.`)
      await other.close()
    })
    await test.step('a new run offers to bring it back', async () => {
      await page.getByRole('button', { name: 'Humanize Text' }).click()
      await page.getByRole('button', { name: 'Bring it back' }).click()
      await expect(field).toHaveValue(`${plain} First.`)
    })
  })
})

test('on a phone, a tap on an underlined sentence shows its reason', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const field = await humanizeAndEdit(page)
  await field.click({ position: { x: 40, y: 14 } })
  const card = page.getByRole('group', { name: 'This sentence' })
  await expect(card).toContainText('Reads like AI')
  const box = await card.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
})

test('without the detector’s files the text can be edited, and a new try is offered', async ({
  signedIn: page,
}) => {
  await page.route('**/*model*.json', (route) => route.abort())
  await page.goto('/ai-humanizer')
  await page.getByRole('textbox', { name: 'Text to humanize' }).fill(machineEssay)
  await page.getByRole('button', { name: 'Humanize Text' }).click()
  await page.getByRole('button', { name: 'Edit it here' }).click()
  await expect(page.getByText('The detector could not be loaded into this browser')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Your text, to edit' })
  await page.unroute('**/*model*.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'What would help most' })).toBeVisible()
  await field.fill(plain)
  await expect(page.getByText('Undetectable by AI', { exact: true })).toBeVisible()
  await expect(field).toHaveValue(plain)
})
