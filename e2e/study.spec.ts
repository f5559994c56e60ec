import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/audit/barriers.ts'
import { expect, test } from './support/journey.ts'

const text = `Photosynthesis is the process by which plants turn light into chemical energy. Chlorophyll is a pigment that absorbs red and blue light and reflects green light. In 1779, Jan Ingenhousz discovered that plants release oxygen only in sunlight. Melvin Calvin received the Nobel Prize in 1961. Stomata close at night because carbon dioxide is not needed in the dark. Mitochondria consist of an outer membrane, an inner membrane and a matrix.`

async function makeSet(page: Page, kinds: string[]): Promise<void> {
  await page.goto('/study-simulator')
  await page.getByRole('link', { name: 'New study set' }).first().click()
  await page.getByRole('textbox', { name: 'Your text' }).fill(text)
  for (const kind of ['Flashcard', 'Fill the gap', 'Multiple choice', 'Short answer'])
    if (!kinds.includes(kind)) await page.getByRole('button', { name: kind }).click()
  await page.getByRole('button', { name: 'Make questions' }).click()
  await expect(page.getByRole('link', { name: 'Review', exact: true })).toBeVisible()
}

test('a text becomes cards, which are reviewed by keyboard, taken back, tested and exported', async ({
  signedIn: page,
}) => {
  await makeSet(page, ['Short answer', 'Flashcard'])
  const card = page.getByRole('listitem').filter({ hasText: 'Who received the Nobel Prize in 1961?' })
  await expect(card).toContainText('Melvin Calvin')
  await expectNoBarriers(page)

  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible()
  await expect(page.getByText('What is photosynthesis?')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(
    page.getByText('The process by which plants turn light into chemical energy', { exact: true }),
  ).toBeVisible()
  await expectNoBarriers(page)
  await expect(page.getByRole('button', { name: /^Easy/ })).toBeVisible()
  await page.keyboard.press('4')
  await expect(page.getByText('What is photosynthesis?')).toBeHidden()
  const undo = page.getByRole('button', { name: 'Undo last review' })
  await undo.click()
  await expect(page.getByText('What is photosynthesis?')).toBeVisible()
  // A button that was just disabled keeps the focus until the next frame, and Enter would be its key.
  await expect(undo).not.toBeFocused()

  // Every card is graded Easy, until none is left.
  const done = page.getByText('Done for now')
  const easy = page.getByRole('button', { name: /^Easy/ })
  const left = page.getByText(/^\d+ cards? left$/)
  const gradeAll = async () => {
    while (!(await done.isVisible())) {
      const before = await left.textContent()
      const field = page.getByRole('textbox', { name: 'Your answer' })
      const show = page.getByRole('button', { name: 'Show answer' })
      await expect(field.or(show)).toBeVisible()
      if (await field.isVisible()) {
        await field.fill('melvin calvin')
        await field.press('Enter')
      } else await page.keyboard.press('Enter')
      await easy.click()
      await expect(done.or(left.filter({ hasNotText: before ?? '' }))).toBeVisible()
    }
  }
  await gradeAll()
  await expectNoBarriers(page)
  // The last review can still be taken back.
  await page.keyboard.press('u')
  await expect(left).toHaveText('1 card left')
  await gradeAll()

  await page.getByRole('link', { name: 'Back to the set' }).first().click()
  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Anki (text file)' }).click(),
  ])
  const written = await readFile(await file.path(), 'utf8')
  expect(written).toMatch(/^#separator:tab\n#html:true\n#notetype column:1\n#deck column:2\n/)
  expect(written).toMatch(
    /^Basic \(type in the answer\)\t[^\t]+\tWho received the Nobel Prize in 1961\?\tMelvin Calvin\t/m,
  )
})

test('a practice test gives a score, and a refused question is not asked again', async ({
  signedIn: page,
}) => {
  await makeSet(page, ['Flashcard'])
  const row = page.getByRole('listitem').filter({ hasText: 'What is photosynthesis?' })
  await row.getByRole('button', { name: 'Actions for this card' }).click()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('menuitem', { name: 'Not a good question' }).click()
  await expect(page.getByText('1 question that you refused')).toBeVisible()
  await saved

  await page.getByRole('link', { name: 'Practice test' }).click()
  await page.getByRole('button', { name: 'Start the test' }).click()
  const result = page.getByText(/^\d+ of \d+ right$/)
  for (let number = 1; !(await result.isVisible()); number++) {
    await expect(page.getByText(new RegExp(`^Question ${number} of`))).toBeVisible()
    await expect(page.getByText('What is photosynthesis?')).toBeHidden()
    await page.getByRole('button', { name: 'Show answer' }).click()
    await page.getByRole('button', { name: number === 1 ? 'I did not' : 'I knew it' }).click()
    await expect(result.or(page.getByText(new RegExp(`^Question ${number + 1} of`)))).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'To look at again' })).toBeVisible()
  await expectNoBarriers(page)
})
