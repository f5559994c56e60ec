import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { messageField, openChat, replyWith, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'

const paper = (page: Page) => page.getByRole('textbox', { name: 'Text of the essay' })

async function openEssay(page: Page): Promise<void> {
  await page.goto('/essay-writer/new')
  await paper(page).click()
}

test('shows visitors the login message and brings them back', async ({ page }) => {
  await page.goto('/essay-writer')
  await expect(page.getByText('Please log in to use the essay writer...')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toHaveAttribute(
    'href',
    '/login?next=%2Fessay-writer',
  )
})

test('writes, formats, counts and resumes an essay', async ({ signedIn: page }) => {
  await openEssay(page)
  await page.keyboard.type('# Tides')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Twice')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' a day')
  await expect(paper(page).getByRole('heading', { name: 'Tides', level: 1 })).toBeVisible()
  await expect(paper(page).locator('strong')).toHaveText('Twice')
  await page.getByRole('button', { name: 'Align center' }).click()
  await expect(paper(page).locator('p').first()).toHaveCSS('text-align', 'center')
  await expect(page.getByText('4 words')).toBeVisible()

  await page.getByRole('button', { name: 'Edit the title “Tides”' }).click()
  await page.getByRole('textbox', { name: 'Title of the document' }).fill('The sea')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Versions' }).click()
  await expect(page.getByRole('complementary', { name: 'Versions' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Download' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Markdown (.md)' }).click()
  expect((await download).suggestedFilename()).toBe('The sea.md')
  await page.goto('/essay-writer')
  await expect(page.getByRole('button', { name: 'Edit the title “The sea”' })).toBeVisible()
  await expect(paper(page)).toContainText('Twice a day')
})

test('splits the paragraph at the cursor that the browser has moved and not yet reported', async ({
  signedIn: page,
}) => {
  await openEssay(page)
  await page.keyboard.type('Tides')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Twice a day')
  await page.keyboard.press('Control+Home')
  await paper(page).evaluate((element) => {
    const last = element.lastElementChild!.lastChild!
    getSelection()!.collapse(last, last.textContent!.length)
    // In the same task, as on a busy page: the browser reports the selection only after it.
    const key = { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true, cancelable: true }
    element.dispatchEvent(new KeyboardEvent('keydown', key))
  })
  await expect(paper(page).locator('p')).toHaveText(['Tides', 'Twice a day', ''])
})

test('moves to the end of an essay that is longer than the window', async ({ signedIn: page }) => {
  await openEssay(page)
  const lines = Array.from({ length: 60 }, (_, at) => `Line ${at} of the essay`)
  await page.keyboard.insertText(lines[0]!)
  await paper(page).evaluate((element, texts) => {
    const data = new DataTransfer()
    data.setData('text/plain', texts.join('\n\n'))
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, lines)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  // Only after a reload the last lines have never been laid out.
  await page.setViewportSize({ width: 800, height: 600 })
  await page.reload()
  await paper(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('.')
  await expect(paper(page).locator('p').last()).toHaveText('Line 59 of the essay.')
  await page.keyboard.press('Control+Shift+Home')
  await page.keyboard.press('Delete')
  await expect(paper(page)).toHaveText('')
})

test('puts a reply of another chat on the page and asks before it replaces edited text', async ({
  signedIn: page,
}) => {
  await openChat(page)
  await sayPlainly(page, 'Why are there tides?')
  await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Text' }).click()
  await expect(page).toHaveURL(/essay-writer\/[0-9a-f-]{36}$/)
  await expect(paper(page)).toContainText('The moon pulls the sea')
  expect(await page.evaluate(() => sessionStorage.getItem('essayWriterMessageContent'))).toBeNull()

  await paper(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' My own words.')
  await messageField(page).fill('Why are there tides?')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Keep Off' }).click()
  await expect(page.getByRole('button', { name: 'Insert at the cursor' })).toBeVisible()
  await page.getByRole('button', { name: 'Load from Chat' }).click()
  await page.getByRole('button', { name: 'Keep my text' }).click()
  await expect(paper(page)).toContainText('My own words.')
  await page.getByRole('button', { name: 'Load from Chat' }).click()
  await page.getByRole('button', { name: 'Replace the text' }).click()
  await expect(paper(page)).not.toContainText('My own words.')
  await expect(paper(page)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(paper(page)).toContainText('My own words.')
  await page.getByRole('button', { name: 'Load from Chat' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Insert at the cursor' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(paper(page)).toContainText('My own words.')
  // The text that was there before, and the reply.
  await expect(paper(page)).toContainText(/The moon pulls the sea.*The moon pulls the sea/s)
})

test.describe('the export of a listed essay', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })
  test('has the essay, online and offline, and Share is not offered', async ({ signedIn: page }) => {
    await openEssay(page)
    await page.keyboard.type('Twice a day the sea rises.')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.goto('/chat')
    await messageField(page).waitFor()
    async function exportAs(name: string): Promise<string> {
      await page.getByRole('button', { name: /^Menu of Untitled Document/ }).click()
      await expect(page.getByRole('menuitem', { name: 'Share…' })).toHaveCount(0)
      await page.getByRole('menuitem', { name: 'Export' }).press('ArrowRight')
      const download = page.waitForEvent('download')
      await page.getByRole('menuitem', { name }).click()
      const file = await download
      return readFileSync(await file.path(), 'utf8')
    }
    expect(await exportAs('Markdown (.md)')).toContain('Twice a day the sea rises.')
    expect(await exportAs('PDF file (.pdf)')).toContain('%PDF')
    await page.context().setOffline(true)
    expect(await exportAs('Markdown (.md)')).toContain('Twice a day the sea rises.')
    await expect(page.getByText('The file has the essay as this browser last had it.')).toBeVisible()
    await page.context().setOffline(false)
  })
})

test('pastes a table into a table, with a cell over two rows', async ({ signedIn: page }) => {
  await openEssay(page)
  const table = (rows: string) => ({
    'text/html': `<table><tbody>${rows}</tbody></table>`,
    'text/plain': 'x',
  })
  await paste(page, table('<tr><td>a</td><td>b</td><td>c</td></tr><tr><td>d</td><td>e</td><td>f</td></tr>'))
  await paper(page).locator('td').first().click()
  await paste(page, table('<tr><td>A</td><td>B</td><td rowspan=2>C</td></tr><tr><td>D</td><td>E</td></tr>'))
  await expect(paper(page).locator('td')).toHaveText(['A', 'B', 'C', 'D', 'E'])
  await expect(paper(page).locator('td[rowspan="2"]')).toHaveText('C')
})

test('pastes and cuts where the cursor is, before the browser has reported that it moved', async ({
  signedIn: page,
}) => {
  await openEssay(page)
  await page.keyboard.type('One')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Two')
  const texts = await paper(page).evaluate((element) => {
    // The event that reports a selection follows once this script has ended.
    const send = (kind: 'paste' | 'cut') => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '1')
      element.dispatchEvent(new ClipboardEvent(kind, { clipboardData, bubbles: true, cancelable: true }))
      return Array.from(element.children, (block) => block.textContent)
    }
    getSelection()?.collapse(element.firstElementChild?.firstChild ?? null, 3)
    const pasted = send('paste')
    const words = element.lastElementChild?.firstChild ?? element
    getSelection()?.setBaseAndExtent(words, 0, words, 2)
    return [pasted, send('cut')]
  })
  expect(texts).toEqual([
    ['One1', 'Two'],
    ['One1', 'o'],
  ])
})

test('cleans what is pasted and finds and replaces text', async ({ signedIn: page }) => {
  await openEssay(page)
  await paste(page, {
    'text/html':
      '<h1>Tides</h1><script>window.ran = 1</script><p style="mso-x:y">Low <b>tide</b><img src="https://a.example/x.png"></p>',
    'text/plain': 'Tides',
  })
  await expect(paper(page).locator('strong')).toHaveText('tide')
  await expect(paper(page).locator('img, script')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await paste(page, { 'text/plain': '## Walls\n\n- one\n- two' })
  await expect(paper(page).getByRole('heading', { name: 'Walls' })).toBeVisible()
  await expect(paper(page).locator('li')).toHaveCount(2)

  await page.keyboard.press('Control+f')
  await page.getByRole('textbox', { name: 'Find' }).fill('TIDE')
  await expect(page.getByText('1 of 2')).toBeVisible()
  await page.getByRole('textbox', { name: 'Replace with' }).fill('wave')
  await page.getByRole('button', { name: 'Replace all' }).click()
  await expect(paper(page).getByRole('heading', { name: 'waves' })).toBeVisible()
})

async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await paper(page).evaluate((element, given) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)
}

for (const width of [390, 768])
  test.describe(`${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('shows chat and page one at a time and overlaps nothing', async ({ signedIn: page }) => {
      await openEssay(page)
      await page.keyboard.type('Low tide')
      await page.getByRole('radio', { name: 'Chat' }).click()
      await expect(messageField(page)).toBeVisible()
      await expect(paper(page)).toBeHidden()
      await page.getByRole('radio', { name: 'Page' }).click()
      await expect(paper(page)).toContainText('Low tide')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  })
