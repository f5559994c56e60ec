import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { exampleText } from '../web/domains/detector/check/examples.ts'
import { expectNoBarriers } from './support/audit/barriers.ts'
import { expect, test } from './support/journey.ts'
import { machineReply } from './support/texts.ts'

const report = (page: Page) => page.getByRole('button', { name: 'Report', exact: true })

async function check(page: Page, text: string): Promise<void> {
  await page.goto('/ai-detector')
  await page.getByRole('textbox', { name: 'Text to check' }).fill(text)
  await page.getByRole('button', { name: 'Check for AI' }).click()
  await expect(page.getByRole('heading', { name: 'Measured' })).toBeVisible()
}

async function print(page: Page): Promise<void> {
  await report(page).click()
  await page.getByRole('menuitem', { name: 'Print or save as PDF' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printing', /^detector-report-\d{4}-\d\d-\d\d$/)
}

/** Returns the text of the printed pages without spaces, which are drawn and not written. */
async function printedPages(page: Page, format: 'A4' | 'Letter'): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })))
  const { text } = await extractText(pdf, { mergePages: false })
  return text.map((words) => words.replace(/\s/g, ''))
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', document.title)
  }),
)

test('prints a result as a report and restores the page', async ({ page }) => {
  await check(page, exampleText)
  await report(page).click()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await print(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'AI detector report' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What it does not mean' })).toBeVisible()
  await expectNoBarriers(page)

  const printed = (await printedPages(page, 'A4')).join('')
  expect(printed).toContain('169words,9sentences')
  expect(printed).toMatch(/1.{0,20}readslikeAI/)
  expect(printed).toContain('severalmorelivestolive')
  expect(printed).toContain('Ascoreisasignalandnotaproof')
  expect(printed).not.toContain('Newchat')

  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('.printed-document')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Detector/)
  await expect(report(page)).toBeFocused()
})

test('the browser’s print command prints the report, or the page without a result', async ({ page }) => {
  await check(page, exampleText)
  await expect(async () => {
    const printed = (await printedPages(page, 'A4')).join('')
    expect(printed).toContain('AIdetectorreport')
    expect(printed).not.toContain('Newchat')
  }).toPass()
  await expect(page.locator('.printed-document')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Detector/)
  await page.getByRole('button', { name: 'Clear All' }).click()
  expect((await printedPages(page, 'A4')).join('')).not.toContain('AIdetectorreport')
})

for (const format of ['A4', 'Letter'] as const)
  test(`no reason is torn apart by the end of a page of ${format}`, async ({ page }) => {
    const between = 'We had tea at four. Nobody came. The dog slept on the stairs and snored until dusk. '
    await check(
      page,
      Array.from({ length: 24 }, () => `${machineReply}\n\n${between.repeat(4)}`).join('\n\n'),
    )
    await print(page)
    const notes = await page
      .locator('.printed-note')
      .evaluateAll((found) => found.map((note) => (note.textContent ?? '').replace(/\s/g, '')))
    expect(notes.length).toBeGreaterThan(3)
    const pages = await printedPages(page, format)
    expect(pages.length).toBeGreaterThan(2)
    for (const note of notes) expect(pages.filter((words) => words.includes(note)).length).toBeGreaterThan(0)
  })
