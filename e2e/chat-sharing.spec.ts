import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Download, Locator, Page } from '@playwright/test'
import { zipSync } from 'fflate'
import mammoth from 'mammoth'
import { extractText, getDocumentProxy } from 'unpdf'
import { createAccount } from './support/accounts.ts'
import { seen } from './support/brief-text.ts'
import { openChat, replyWith, sayPlainly } from './support/chat-page.ts'
import { changeDatabase } from './support/database.ts'
import { chatGptConversation, claudeConversation } from './support/export-samples.ts'
import { expect, test } from './support/journey.ts'
import { openSettings } from './support/settings-page.ts'

async function makeChat(page: Page): Promise<void> {
  await openChat(page)
  await sayPlainly(page, 'Why are there tides?')
  await expect(replyWith(page, 'twice a day')).toBeVisible()
  await expect(menuOf(page)).toBeVisible()
}
const menuOf = (page: Page) => page.getByRole('button', { name: 'Menu of Tides Moon Sea' })

async function share(page: Page, lifetime?: string): Promise<string> {
  await menuOf(page).click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this chat' })
  if (lifetime) await dialog.getByRole('radio', { name: lifetime }).click()
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const address = await dialog.getByLabel('Your link').inputValue()
  expect(address).toMatch(/\/shared\/[\w-]{43}$/)
  return address
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
}

test.describe('a shared link', () => {
  // A link that no longer works gets 404.
  test.use({ expectedErrors: /404.*\/api\/shared\// })

  test('can be read without an account until it is revoked', async ({ signedIn: page, anotherBrowser }) => {
    await makeChat(page)
    const address = await share(page)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await expectAccessible(page)

    const visitor = await (await anotherBrowser()).newPage()
    const calls: string[] = []
    visitor.on('request', (request) => calls.push(request.url()))
    const answer = await visitor.goto(address)
    expect(answer!.headers()['x-robots-tag']).toContain('noindex')
    await expect(visitor.getByRole('heading', { level: 1, name: 'Tides Moon Sea' })).toBeVisible()
    await expect(visitor.getByText('Why are there tides?')).toBeVisible()
    await expect(visitor.getByRole('article', { name: 'Longhand' })).toContainText('twice a day')
    await expect(visitor.getByText('Ana Moreau')).toBeHidden()
    await expect(visitor.getByRole('link', { name: 'Sign in to continue' })).toHaveAttribute(
      'href',
      /^\/login\?next=%2Fshared/,
    )
    await expectAccessible(visitor)
    expect(calls.filter((url) => /docx|chat-screen|app-layout/.test(url))).toEqual([])

    const dialog = page.getByRole('dialog')
    const revoked = seen(page, 'Link revoked.')
    await dialog.getByRole('button', { name: 'Revoke the link to Tides Moon Sea' }).click()
    await revoked
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: 'Nothing to read here' })).toBeVisible()
    await expectAccessible(visitor)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('looks the same when it is wrong, expired or deleted', async ({ signedIn: page, anotherBrowser }) => {
    await makeChat(page)
    const address = await share(page, '1 day')
    await page.keyboard.press('Escape')
    const visitor = await (await anotherBrowser()).newPage()
    const shownAt = async (url: string) => {
      await visitor.goto(url)
      await expect(visitor.getByRole('heading', { name: 'Nothing to read here' })).toBeVisible()
      return await visitor.locator('main').innerText()
    }
    const wrong = await shownAt(address.replace(/[\w-]{43}$/, 'x'.repeat(43)))
    const hash = createHash('sha256').update(address.slice(-43)).digest('base64url')
    const end = (moment: string) =>
      changeDatabase(`update chat_shares set expires_at = ${moment} where token_hash = $1`, [hash])
    await end("now() - interval '1 minute'")
    expect(await shownAt(address)).toBe(wrong)
    await end('null')
    await visitor.goto(address)
    await expect(visitor.getByText('Why are there tides?')).toBeVisible()

    await menuOf(page).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const shared = `/api/shared/${address.slice(-43)}`
    await expect.poll(async () => (await page.request.get(shared)).status()).toBe(404)
    expect(await shownAt(address)).toBe(wrong)
  })

  test('loads a long chat to its last message as the reader scrolls', async ({
    signedIn: page,
    anotherBrowser,
  }) => {
    await makeChat(page)
    const chatId = page.url().split('/').at(-1)
    await changeDatabase(
      `with said as (
        insert into chat_messages (id, chat_id, user_id, client_id, parent_id, sender, text)
        select md5(c.id::text || n)::uuid, c.id, c.user_id, 'long-message-' || n,
          case when n > 1 then md5(c.id::text || (n - 1))::uuid end, 'user', 'Line ' || n || ' of many.'
        from chats c, generate_series(1, 250) n where c.id = $1
      )
      update chats set leaf_id = md5(id::text || 250)::uuid where id = $1`,
      [chatId],
    )
    await page.reload()
    await expect(page.getByText('Line 250 of many.')).toBeVisible()
    const address = await share(page)
    const visitor = await (await anotherBrowser()).newPage()
    await visitor.goto(address)
    await expect(visitor.getByText('Line 1 of many.')).toBeVisible()
    await expect(visitor.getByText('Line 250 of many.')).toHaveCount(0)
    await expect(async () => {
      await visitor.mouse.wheel(0, 20_000)
      await expect(visitor.getByText('Line 250 of many.')).toBeInViewport({ timeout: 500 })
    }).toPass()
    await expect(visitor.getByRole('button', { name: 'Show more' })).toHaveCount(0)
    await expectAccessible(visitor)
  })
})

test('lists all links', async ({ signedIn: page }) => {
  await makeChat(page)
  await share(page, 'No end')
  await page.getByRole('button', { name: 'Make another' }).click()
  await page.getByRole('checkbox', { name: 'Show my name, Ana Moreau' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  await page.getByRole('button', { name: 'All shared links (2)' }).click()
  const all = page.getByRole('dialog', { name: 'Shared links' })
  await expect(all.getByRole('listitem')).toHaveCount(2)
  await expect(all.getByRole('listitem').filter({ hasText: 'with your name' })).toContainText(
    'Ends in 7 days',
  )
  await expect(all.getByRole('listitem').filter({ hasText: 'No end' })).toContainText('2 messages')
  await expectAccessible(page)
})

test('another user continues a shared chat in a chat of their own', async ({
  signedIn: page,
  anotherBrowser,
}) => {
  await makeChat(page)
  const address = await share(page)
  const context = await anotherBrowser()
  const other = await createAccount(context.request)
  await context.addCookies(other.cookies)
  const reader = await context.newPage()
  await reader.goto(address)
  await reader.getByRole('button', { name: 'Continue this chat' }).click()
  await reader.waitForURL(/\/chat\/[0-9a-f-]{36}$/)
  await expect(replyWith(reader, 'twice a day')).toBeVisible()
  await sayPlainly(reader, 'And the sun?')
  await expect(reader.getByRole('article', { name: 'You' })).toHaveCount(2)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(1)
})

async function exportAs(page: Page, name: string): Promise<Download> {
  await menuOf(page).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name }).click(),
  ])
  return file
}

test('exports a chat as Markdown, Word, PDF and JSON and imports it', async ({
  signedIn: page,
  anotherBrowser,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', document.title)
  })
  await makeChat(page)

  const markdown = await exportAs(page, 'Markdown')
  expect(markdown.suggestedFilename()).toBe('Tides Moon Sea.md')
  const text = readFileSync(await markdown.path(), 'utf8')
  expect(text).toMatch(/^---\ntitle: "Tides Moon Sea"/)
  expect(text).toContain('Why are there tides?')

  const word = await exportAs(page, 'Word document')
  expect(word.suggestedFilename()).toBe('Tides Moon Sea.docx')
  const { value: html } = await mammoth.convertToHtml({ path: await word.path() })
  expect(html).toContain('Why are there tides?')
  expect(html).toMatch(/twice a day/)

  await menuOf(page).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Print or save as PDF' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printing', 'Tides Moon Sea')
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ printBackground: true })))
  const printed = (await extractText(pdf, { mergePages: true })).text
  expect(printed).toContain('Why are there tides?')
  expect(printed).toContain('twice a day')
  expect(printed).not.toContain('New chat')
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('.printed-chat')).toHaveCount(0)

  const json = await exportAs(page, 'JSON, with all branches')
  const file = readFileSync(await json.path())
  const context = await anotherBrowser()
  const other = await createAccount(context.request)
  await context.addCookies(other.cookies)
  const friend = await context.newPage()
  await openSettings(friend, 'general')
  await chooseFile(friend, 'chat.json', file)
  await expect(friend.getByRole('status').filter({ hasText: '1 chat imported' })).toBeVisible()
  await friend.goto('/chat')
  await friend
    .getByRole('navigation', { name: 'Chats' })
    .getByRole('link', { name: 'Tides Moon Sea' })
    .click()
  await expect(replyWith(friend, 'twice a day')).toBeVisible()
})

async function chooseFile(page: Page, name: string, content: Buffer): Promise<void> {
  await page
    .getByLabel('File to import')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: content })
}
const result = (page: Page): Locator => page.getByRole('region', { name: 'Import chats' }).getByRole('status')

test('imports exports of ChatGPT and Claude with their branches, only once', async ({ signedIn: page }) => {
  const chats = [
    chatGptConversation('c-1', 'Bees in winter', {
      s: { role: 'system', text: 'Be kind', parent: null },
      u: { role: 'user', text: 'Where do bees go in winter?', parent: 's' },
      a: { role: 'assistant', text: 'They stay in the hive.', parent: 'u' },
      b: { role: 'assistant', text: 'They **cluster** together.', parent: 'u' },
    }),
    { title: 'Broken', mapping: {} },
    ...Array.from({ length: 60 }, (_, i) =>
      chatGptConversation(`n-${i}`, `Number ${i}`, { u: { role: 'user', text: `Say ${i}`, parent: null } }),
    ),
  ]
  const zip = Buffer.from(
    zipSync({
      'chat.html': Buffer.from('<html></html>'),
      'conversations.json': Buffer.from(JSON.stringify(chats)),
    }),
  )
  await openSettings(page, 'general')
  await chooseFile(page, 'export.zip', zip)
  await expect(result(page)).toContainText('61 chats imported')
  await expect(result(page)).toContainText('Left out: 1 system message. 1 chat could not be imported.')
  await page.getByText('What could not be imported').click()
  await expect(page.getByText('“Broken”: it has no messages')).toBeVisible()
  await expectAccessible(page)
  await chooseFile(page, 'export.zip', zip)
  await expect(result(page)).toContainText('61 chats were already here')

  const claude = [
    claudeConversation('d-1', 'A walk', [
      { sender: 'human', text: 'Where shall I walk?' },
      { sender: 'assistant', text: 'By the river.' },
    ]),
  ]
  await chooseFile(page, 'conversations.json', Buffer.from(JSON.stringify(claude)))
  await expect(result(page)).toContainText('1 chat imported')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search chats and commands' }).fill('cluster')
  await expect(page.getByRole('option', { name: /Bees in winter/ }).locator('mark')).toHaveText('cluster')
  await page.keyboard.press('Enter')
  await expect(replyWith(page, 'They cluster together.')).toBeVisible()
  await expect(page.getByText('2 of 2')).toBeVisible()
})

test('refuses a file that is not an export with a reason and imports nothing', async ({ signedIn: page }) => {
  await openSettings(page, 'general')
  const card = page.getByRole('region', { name: 'Import chats' })
  for (const [name, content, words] of [
    ['photo.png', Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'Nothing was imported.'],
    ['other.json', Buffer.from('{"a":1}'), 'There are no chats in this file.'],
    ['half.json', Buffer.from('[{"mapping":{'), 'is incomplete'],
    [
      'bomb.zip',
      Buffer.from(zipSync({ 'conversations.json': new Uint8Array(24_000_000).fill(32) })),
      'far more data than an export',
    ],
  ] as const) {
    await chooseFile(page, name, content)
    await expect(card.getByRole('alert')).toContainText(words)
    await card.getByRole('button', { name: 'Close' }).click()
  }
})
