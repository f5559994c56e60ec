import type { Page } from '@playwright/test'
import { docxOf, lockedPdf, pdfOf, pngOf } from '../server/testing/samples/sample-files.ts'
import { expectNoBarriers } from './support/audit/barriers.ts'
import { messageField, openChat, replyWith } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'

type Given = { name: string; mimeType: string; buffer: Buffer }

const given = (name: string, content: Uint8Array | string, mimeType = 'application/octet-stream'): Given => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})
const notes = given('notes.txt', 'The lamp in the hall is green.', 'text/plain')
const report = given('report.pdf', pdfOf(['The first page.', 'The second page.']), 'application/pdf')
const letter = given('letter.docx', docxOf(['Dear Ana,', 'it rains.']))
const photo = given('photo.png', pngOf(120, 80), 'image/png')

async function pick(page: Page, ...files: Given[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Attach files' }).click(),
  ])
  await chooser.setFiles(files)
}

function chip(page: Page, name: string) {
  return page.getByRole('list', { name: 'Attached files' }).getByRole('listitem').filter({ hasText: name })
}

/** Hands over files as a drop or a paste. */
async function handOver(page: Page, how: 'drop' | 'paste', files: Given[]): Promise<void> {
  const parts = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }))
  const data = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: mimeType }))
    }
    return transfer
  }, parts)
  if (how === 'drop') {
    await page.dispatchEvent('body', 'dragenter', { dataTransfer: data })
    await expect(page.getByText('Drop files here')).toBeVisible()
    await page.dispatchEvent('body', 'drop', { dataTransfer: data })
    await expect(page.getByText('Drop files here')).toBeHidden()
    return
  }
  await messageField(page).evaluate((field, clipboardData) => {
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)
}

async function keepPlain(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: /^Humanize/ })
  if ((await toggle.getAttribute('aria-pressed')) === 'true') await toggle.click()
}

async function sendPlainly(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Keep Off' }).click()
}

test('picks, drops, pastes, reads, previews and sends files', async ({ signedIn: page }) => {
  await openChat(page)
  await pick(page, report, letter)
  await handOver(page, 'drop', [notes])
  await handOver(page, 'paste', [given('paste.csv', 'a,b\n1,2', 'text/csv')])
  await expect(chip(page, 'report.pdf')).toContainText('2 pages, 6 words')
  await expect(chip(page, 'letter.docx')).toContainText('4 words')
  await expect(chip(page, 'notes.txt')).toContainText('7 words')
  await expect(chip(page, 'paste.csv')).toBeVisible()
  await expectNoBarriers(page)

  await chip(page, 'report.pdf').getByRole('button', { name: 'Show report.pdf' }).click()
  const preview = page.getByRole('dialog', { name: 'report.pdf' })
  await expect(preview.getByRole('region', { name: 'Text of the file' })).toContainText('The second page.')
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()

  // By keyboard: after the removal, the next file's button gets the focus.
  await chip(page, 'letter.docx').getByRole('button', { name: 'Remove letter.docx' }).focus()
  await page.keyboard.press('Enter')
  await expect(chip(page, 'letter.docx')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove notes.txt' })).toBeFocused()

  await keepPlain(page)
  await messageField(page).fill('What colour is the lamp?')
  await sendPlainly(page)
  await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Attached files' })).toHaveCount(0)
  const sent = page.getByRole('article', { name: 'You' })
  await expect(sent.getByRole('button', { name: 'Show notes.txt' })).toBeVisible()

  await page.reload()
  await sent.getByRole('button', { name: 'Show notes.txt' }).click()
  await expect(page.getByRole('dialog', { name: 'notes.txt' })).toContainText(
    'The lamp in the hall is green.',
  )
})

test('a draft keeps its files after a reload, and a message can consist of files only', async ({
  signedIn: page,
}) => {
  await openChat(page)
  await pick(page, notes)
  await expect(chip(page, 'notes.txt')).toContainText('7 words')
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}/)
  await page.reload()
  await expect(chip(page, 'notes.txt')).toContainText('7 words')
  await keepPlain(page)
  await sendPlainly(page)
  await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article', { name: 'You' })).toContainText('notes.txt')
  await expect(page.getByRole('list', { name: 'Attached files' })).toHaveCount(0)
})

test.describe('a file that is not accepted', () => {
  test.use({ expectedErrors: /422|Failed to load resource/ })

  test('shows the reason in place, and the other files stay', async ({ signedIn: page }) => {
    await openChat(page)
    const huge = given('film.mov', new Uint8Array(10_485_761))
    await pick(page, notes, huge, given('locked.pdf', lockedPdf()), given('scan.pdf', pdfOf([''])))
    await expect(
      page.getByText('Error: Some files exceed the maximum size limit of 10MB: film.mov'),
    ).toBeVisible()
    await expect(chip(page, 'locked.pdf')).toContainText(
      'Failed to process file locked.pdf: it is protected by a password.',
    )
    await expect(chip(page, 'scan.pdf')).toContainText('it has no text')
    await expect(chip(page, 'notes.txt')).toContainText('7 words')
    // Another try would have the same result.
    await expect(chip(page, 'locked.pdf').getByRole('button', { name: 'Try locked.pdf again' })).toBeHidden()
    await expectNoBarriers(page)
    await chip(page, 'locked.pdf').getByRole('button', { name: 'Remove locked.pdf' }).click()
    await expect(chip(page, 'locked.pdf')).toHaveCount(0)
  })

  test('keeps ten of a hundred files', async ({ signedIn: page }) => {
    await openChat(page)
    await pick(page, ...Array.from({ length: 100 }, (_, i) => given(`${i + 1}.txt`, `File ${i + 1}`)))
    await expect(page.getByText('100 were chosen. The first 10 are here.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(10)
    await expect(chip(page, '10.txt')).toContainText('2 words')
  })

  test('reports a file whose name is wrong', async ({ signedIn: page }) => {
    await openChat(page)
    await pick(page, given('photo.png', pdfOf(['Not a photo']), 'image/png'))
    await expect(chip(page, 'photo.png')).toContainText('It is named like a PNG image, but is a PDF.')
  })
})

test('asks before it sends an image to a model that cannot see it', async ({ signedIn: page }) => {
  await openChat(page)
  await pick(page, photo)
  await expect(chip(page, 'photo.png')).toContainText('This model cannot see images')
  await keepPlain(page)
  await messageField(page).fill('What is in the picture?')
  await page.getByRole('button', { name: 'Send' }).click()
  const question = page.getByRole('dialog').filter({ hasText: 'This model cannot see images' })
  await question.getByRole('button', { name: 'Close' }).click()
  await expect(chip(page, 'photo.png')).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await question.getByRole('button', { name: 'Keep Off' }).click()
  await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
  const sent = page.getByRole('button', { name: 'Show photo.png' })
  await expect(sent).toContainText('Not seen by the model')
  await sent.click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'photo.png' })).toBeVisible()
  await expectNoBarriers(page)
})

test('an edited message keeps its files', async ({ signedIn: page }) => {
  await openChat(page)
  await pick(page, notes)
  await expect(chip(page, 'notes.txt')).toContainText('7 words')
  await keepPlain(page)
  await messageField(page).fill('What colour is it?')
  await sendPlainly(page)
  await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
  // A message cannot be edited while its reply is being written.
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('article', { name: 'You' }).hover()
  await page.getByRole('button', { name: 'Edit message' }).click()
  await page.getByRole('textbox', { name: 'Edit your message' }).fill('Which colour is it?')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Keep Off' }).click()
  const edited = page.getByRole('article', { name: 'You' }).filter({ hasText: 'Which colour is it?' })
  await expect(edited.getByRole('button', { name: 'Show notes.txt' })).toBeVisible()
  await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
})

test('counts a long paste and converts it to a file on request', async ({ signedIn: page }) => {
  await openChat(page)
  await messageField(page).fill('word '.repeat(15_000))
  await expect(page.getByText('15,000 words, 75,000 characters')).toBeVisible()
  await page.getByRole('button', { name: 'Attach it as a file' }).click()
  await expect(chip(page, 'pasted-text.txt')).toContainText('15,000 words')
  await expect(messageField(page)).toHaveValue('')
})
