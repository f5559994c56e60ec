import type { Page } from '@playwright/test'
import { openEssayPage, paper } from './support/essay-kill.ts'
import { expect, test } from './support/journey.ts'

const bibtex = `@book{owen, author = {Owen, Ann}, title = {Tides of the Sea}, year = 2020, publisher = {Knopf}}
@article{grady, author = {Grady, Jo and Her, Mai and Moreno, Geo}, title = {Deep Water}, journal = {Sea Letters},
  year = 2019, volume = 8, number = 3, pages = {207--217}, doi = {10.1037/ppm0000185}}
@book{broken, title = {No end`

async function addSources(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sources', exact: true }).click()
  await page.getByRole('button', { name: 'Add source' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add sources' })
  await dialog.getByRole('textbox').fill(bibtex)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByRole('status')).toContainText('2 sources added.')
  await expect(dialog.getByRole('status')).toContainText('broken (line 4): it has no end')
  await dialog.getByRole('button', { name: 'Close' }).click()
}

const citations = (page: Page) => paper(page).locator('[data-citation]')

test('adds sources, cites them while typing, and keeps the bibliography in another style', async ({
  signedIn: page,
}) => {
  await openEssayPage(page, '/essay-writer/new')
  await addSources(page)
  await paper(page).click()
  await page.keyboard.type('The tide rises @ow')
  await expect(page.getByRole('listbox', { name: 'Sources to cite' })).toContainText('Tides of the Sea')
  await page.keyboard.press('Enter')
  await page.keyboard.type('. It falls @deep')
  await expect(page.getByRole('listbox', { name: 'Sources to cite' })).toContainText('Deep Water')
  await page.keyboard.press('Enter')
  await expect(citations(page)).toHaveText(['(Owen, 2020)', '(Grady et al., 2019)'])
  await page.keyboard.type(', writes @owen')
  await expect(page.getByRole('option', { name: 'Owen 2020' })).toBeVisible()
  await page.keyboard.press('Shift+Enter')
  await expect(citations(page).last()).toHaveText('Owen (2020)')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(paper(page)).toContainText('(Grady et al., 2019), writes')
  await expect(citations(page)).toHaveCount(2)

  await citations(page).first().click()
  const dialog = page.getByRole('dialog', { name: 'Citation' })
  await dialog.getByRole('textbox', { name: 'Pages or place' }).fill('12-14')
  await dialog.getByRole('button', { name: 'Save citation' }).click()
  await expect(citations(page).first()).toHaveText('(Owen, 2020, pp. 12–14)')

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Insert bibliography' }).click()
  const bibliography = paper(page).locator('.bibliography p')
  await expect(bibliography).toHaveText([/^Grady, J., Her, M., & Moreno, G. \(2019\)/, /^Owen, A. \(2020\)/])
  await page.getByLabel('Citation style').selectOption('ieee')
  await expect(citations(page)).toHaveText(['[1, pp. 12–14]', '[2]'])
  await expect(bibliography.first()).toContainText('[1]')
  await page.getByLabel('Citation style').selectOption('mla')
  await expect(paper(page).getByRole('heading', { name: 'Works Cited' })).toBeVisible()

  const another = await page.context().newPage()
  await openEssayPage(another, page.url())
  await expect(citations(another)).toHaveText(['(Owen 12–14)', '(Grady et al.)'])
  await another.close()

  await page.getByRole('button', { name: 'Actions for Owen 2020' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete source' }).click()
  await expect(citations(page).first()).toHaveText('[source deleted]')
  // Not the one of the toolbar, which is the only one until the note is drawn.
  const note = page.getByRole('listitem').filter({ hasText: 'Source deleted' })
  await note.getByRole('button', { name: 'Undo' }).click()
  await expect(citations(page).first()).toHaveText('(Owen 12–14)')
})

test('carries the sources of a citation into another essay, and writes notes in a style of notes', async ({
  signedIn: page,
}) => {
  await openEssayPage(page, '/essay-writer/new')
  await addSources(page)
  await paper(page).click()
  await page.keyboard.type('It rises @owen')
  await expect(page.getByRole('listbox', { name: 'Sources to cite' })).toContainText('Tides of the Sea')
  await page.keyboard.press('Enter')
  await expect(citations(page)).toHaveText(['(Owen, 2020)'])
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')

  const other = await page.context().newPage()
  await openEssayPage(other, '/essay-writer/new')
  await paper(other).click()
  await other.keyboard.press('Control+v')
  await expect(citations(other)).toHaveText(['(Owen, 2020)'])
  await other.getByRole('button', { name: 'Sources', exact: true }).click()
  await expect(other.getByRole('list', { name: 'Sources' })).toContainText('Tides of the Sea')
  await other.getByLabel('Citation style').selectOption('chicago-notes')
  await expect(paper(other).locator('sup.footnote-mark, span.footnote-mark')).toHaveCount(1)
  // Otherwise the block contains the counter of the footnotes, and each would be the first.
  await expect(paper(other).locator('p:has(.footnote-mark)')).toHaveCSS('content-visibility', 'visible')
  await expect(other.getByRole('region', { name: 'Footnotes' })).toContainText(
    'Ann Owen, Tides of the Sea (Knopf, 2020).',
  )
})

test('writes a footnote with italics and a citation, and opens it again', async ({ signedIn: page }) => {
  await openEssayPage(page, '/essay-writer/new')
  await addSources(page)
  await paper(page).click()
  await page.keyboard.type('The tide rises')
  await page.keyboard.press('ControlOrMeta+Alt+f')
  const dialog = page.getByRole('dialog', { name: 'Footnote' })
  const field = dialog.getByRole('textbox', { name: 'Note' })
  await expect(field).toBeFocused()
  await page.keyboard.type('See ')
  await page.keyboard.press('ControlOrMeta+i')
  await page.keyboard.type('On Tides')
  await page.keyboard.press('ControlOrMeta+i')
  await page.keyboard.type(', ')
  await dialog.getByLabel('Cite').selectOption({ label: 'Owen 2020' })
  await expect(field).toContainText('See On Tides, (Owen')
  await field.press('ControlOrMeta+Enter')
  const notes = page.getByRole('region', { name: 'Footnotes' })
  await expect(notes.getByRole('listitem')).toContainText('See On Tides, (Owen, 2020)')
  await expect(notes.locator('em')).toHaveText('On Tides')
  await notes.getByRole('button').click()
  await expect(field.locator('em')).toHaveText('On Tides')
  await expect(field.locator('[data-citation]')).toHaveText('(Owen, 2020)')
})
