import { request as newRequest, type Page, type Response } from '@playwright/test'
import { pngOf } from '../server/testing/samples/sample-files.ts'
import { type Account, postJson } from './support/accounts.ts'
import { expectNoBarriers } from './support/audit/barriers.ts'
import { seen } from './support/brief-text.ts'
import { messageField, openChat, replyWith, say } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'
import { openSettings, protect } from './support/settings-page.ts'
import { machineReply } from './support/texts.ts'

type Case = {
  dialog: string | RegExp
  open: (page: Page) => Promise<unknown>
  /** The focused control; null for content that is only read, where the dialog itself has the focus. */
  focused: ['button' | 'textbox' | 'combobox', string] | null
}

const isPreferences = (method: string) => (answer: Response) =>
  answer.url().endsWith('/api/preferences') && answer.request().method() === method

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

async function fromTitleMenu(page: Page, ...items: string[]): Promise<void> {
  await page.locator('main header').getByRole('button', { expanded: false }).first().click()
  for (const item of items) await page.getByRole('menuitem', { name: item }).click()
}

/** Opens each dialog, checks the focus, closes it with Escape, and checks that the focus returned to the page. */
async function expectFocus(page: Page, cases: Case[]): Promise<void> {
  for (const { dialog: name, open, focused } of cases)
    await test.step(`${name}`, async () => {
      await open(page)
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toBeVisible()
      await expect(focused ? dialog.getByRole(focused[0], { name: focused[1] }) : dialog).toBeFocused()
      await expectNoBarriers(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.locator('body')).not.toBeFocused()
    })
}

/** Has kept texts, a key of their own, two other sessions and a second factor. */
async function fillAccount(page: Page, account: Account): Promise<void> {
  const { request } = page
  const headers = { origin: process.env.LONGHAND_URL! }
  const put = (path: string, data: object) => request.put(path, { data, headers })
  const answers = [
    await put('/api/preferences', { history_on: true }),
    await put('/api/preferences/keys', { service: 'openai', key: 'sk-test-of-a-journey-4711' }),
    await postJson(request, '/api/zerogpt/detect', { input_text: machineReply }),
  ]
  for (const answer of answers) expect(answer.ok()).toBe(true)
  const other = await newRequest.newContext({ extraHTTPHeaders: headers })
  const { email, password } = account
  expect((await postJson(other, '/api/auth/sign-in/email', { email, password })).ok()).toBe(true)
  await other.dispose()
}

async function attachImage(page: Page): Promise<void> {
  const buffer = Buffer.from(pngOf(120, 80))
  await page.getByLabel('Files to attach').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('button', { name: 'Show photo.png' })).toBeVisible()
}

test('every dialog of the chat opens on its first field or its main action', async ({ signedIn: page }) => {
  test.slow()
  await openChat(page)
  await say(page, 'Why are there tides?')
  await page.getByRole('button', { name: 'Keep Off' }).click()
  await expect(page.locator('main header').getByText('Tides Moon Sea')).toBeVisible()
  await attachImage(page)
  await messageField(page).fill('And the sun?')
  await expectFocus(page, [
    {
      dialog: 'Humanization is Disabled',
      open: press('Send'),
      focused: ['button', 'Enable Humanization'],
    },
    { dialog: 'photo.png', open: press('Show photo.png'), focused: null },
    {
      dialog: 'New folder',
      open: () => fromTitleMenu(page, 'Move to folder', 'New folder…'),
      focused: ['textbox', 'Name'],
    },
    {
      dialog: 'Share this chat',
      open: () => fromTitleMenu(page, 'Share…'),
      focused: ['button', 'Create link'],
    },
    {
      dialog: 'Keyboard shortcuts',
      open: () => page.keyboard.press('Control+/'),
      focused: null,
    },
    {
      dialog: /^Search/,
      open: () => page.keyboard.press('Control+k'),
      focused: ['combobox', 'Search chats and commands'],
    },
  ])
  await test.step('an image alone, with Humanize on', async () => {
    await page.getByRole('button', { name: /^Humanize/ }).click()
    await expectFocus(page, [
      {
        dialog: 'This model cannot see images',
        open: press('Send'),
        focused: ['button', 'Send without images'],
      },
    ])
  })
})

test('every dialog of the settings and the tools does the same', async ({ signedIn: page }) => {
  test.slow()
  await openSettings(page, 'profile')
  await expectFocus(page, [
    {
      dialog: 'Change your email address',
      open: press('Change'),
      focused: ['textbox', 'New email address'],
    },
    {
      dialog: 'Change your password',
      open: (page) => page.getByRole('button', { name: 'Change' }).last().click(),
      focused: ['textbox', 'Current password'],
    },
  ])
  await openSettings(page, 'privacy')
  await expectFocus(page, [
    {
      dialog: 'Two-factor authentication',
      open: () => page.getByRole('switch', { name: 'Ask for a code at sign-in' }).click(),
      focused: ['textbox', 'Your password'],
    },
    {
      dialog: 'Delete your account?',
      open: press(/^Delete account/),
      focused: ['textbox', 'Your password'],
    },
  ])
  await page.goto('/ai-detector')
  await page.getByRole('textbox', { name: 'Text to check' }).fill(machineReply)
  await page.getByRole('button', { name: 'Check for AI' }).click()
  await expect(page.getByText(/A signal, not a proof/).first()).toBeVisible()
  await expectFocus(page, [
    {
      dialog: 'Humanize this text',
      open: press('Humanize'),
      focused: ['button', 'Humanize'],
    },
  ])
})

test('every question about what is lost has its safe answer focused', async ({ signedIn: page, account }) => {
  test.slow()
  await fillAccount(page, account)
  await openSettings(page, 'models')
  await expectFocus(page, [
    { dialog: 'Remove your OpenAI key?', open: press('Remove'), focused: ['button', 'Cancel'] },
  ])
  await openSettings(page, 'privacy')
  await expectFocus(page, [
    { dialog: 'End all other sessions?', open: press('End all others'), focused: ['button', 'Cancel'] },
  ])
  await page.goto('/ai-detector')
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Checked texts' })).toBeFocused()
  await expectFocus(page, [
    { dialog: /^Delete all .+\?$/, open: press('Delete all'), focused: ['button', 'Cancel'] },
  ])
})

test('the dialogs of two-factor authentication open on their first field', async ({
  signedIn: page,
  account,
}) => {
  await openSettings(page, 'privacy')
  await protect(page, account.password)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('switch', { name: 'Ask for a code at sign-in' })).toBeChecked()
  await expectFocus(page, [
    {
      dialog: 'Switch two-factor authentication off?',
      open: () => page.getByRole('switch', { name: 'Ask for a code at sign-in' }).click(),
      focused: ['textbox', 'Your password'],
    },
    {
      dialog: 'Make new recovery codes?',
      open: press('New codes'),
      focused: ['textbox', 'Your password'],
    },
  ])
})

test('a history opens with the focus in it, and gives it back', async ({ signedIn: page }) => {
  for (const [path, title] of [
    ['/ai-detector', 'Checked texts'],
    ['/ai-humanizer', 'Humanized texts'],
  ] as const) {
    await page.goto(path)
    await expectFocus(page, [
      {
        dialog: title,
        open: (page) => page.getByRole('button', { name: 'History', exact: true }).press('Enter'),
        focused: null,
      },
    ])
    await expect(page.getByRole('button', { name: 'History', exact: true })).toBeFocused()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the drawer and the detector open with the focus in them, and give it back', async ({
    signedIn: page,
  }) => {
    await openChat(page)
    const menu = page.getByRole('button', { name: 'Open menu' })
    await expectFocus(page, [{ dialog: 'Menu', open: () => menu.tap(), focused: null }])
    await expect(menu).toBeFocused()
    const check = page.getByRole('button', { name: 'Check for AI' })
    await check.tap()
    const panel = page.getByRole('dialog', { name: 'AI detector' })
    await expect(panel.locator(':focus').or(panel.and(page.locator(':focus')))).toHaveCount(1)
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(check).toBeFocused()
  })
})

test('a destructive question focuses its safe answer, which Enter selects', async ({ signedIn: page }) => {
  await page.goto('/chat/temporary')
  await say(page, 'Why are there tides?')
  await page.getByRole('button', { name: 'Keep Off' }).click()
  await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
  await page.getByRole('link', { name: 'Humanizer' }).click()
  const question = page.getByRole('dialog', { name: 'Leave this temporary chat?' })
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
})

test('Enter sends a message past the question about Humanize', async ({ signedIn: page }) => {
  await openChat(page)
  await messageField(page).fill('Now write like a machine')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Humanization is Disabled' })
  await expect(question.getByRole('button', { name: 'Enable Humanization' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Humanized', { exact: true })).toBeVisible()
  await expect(messageField(page)).toHaveValue('')
})

test('Enter creates the folder with the typed name', async ({ signedIn: page }) => {
  await openChat(page)
  await say(page, 'Why are there tides?')
  await page.getByRole('button', { name: 'Keep Off' }).click()
  await expect(page.locator('main header').getByText('Tides Moon Sea')).toBeVisible()
  await fromTitleMenu(page, 'Move to folder', 'New folder…')
  await expect(page.getByRole('dialog', { name: 'New folder' }).getByRole('textbox')).toBeFocused()
  await page.keyboard.type('History 101')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^History 101/ })).toBeVisible()
  await expectFocus(page, [
    {
      dialog: 'Rename the folder',
      async open() {
        await page.getByRole('button', { name: 'Menu of the folder History 101' }).click()
        await page.getByRole('menuitem', { name: 'Rename' }).click()
      },
      focused: ['textbox', 'Name'],
    },
  ])
})

test('one dialog asks about images and Humanize, and "Don\'t ask again" lasts until the settings change it', async ({
  signedIn: page,
}) => {
  await openChat(page)
  await attachImage(page)
  await say(page, 'What is in the picture?')
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Humanization is Disabled')
  await expect(question).toContainText('This model cannot see images')
  await question.getByLabel("Don't ask again").check()
  // Not the time zone of the device, which the page saves after some seconds.
  const kept = page.waitForResponse(
    (answer) => isPreferences('PUT')(answer) && /humanize_reminder/.test(answer.request().postData() ?? ''),
  )
  await question.getByRole('button', { name: 'Keep Off' }).click()
  await kept
  await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  const read = page.waitForResponse(isPreferences('GET'))
  await openChat(page)
  await (await read).finished()
  await say(page, 'And in a new chat?')
  await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()

  await openSettings(page, 'general')
  const asks = page.getByRole('switch', { name: 'Ask before sending without Humanize' })
  const saved = seen(page, 'Settings saved successfully')
  await asks.click()
  await saved
  await openChat(page)
  await say(page, 'Asked again?')
  await expect(question).toContainText('Humanization is Disabled')
})
