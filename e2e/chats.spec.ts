import { messageField, openChat, replyWith, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'
import { slowReply } from './support/texts.ts'

test('streams a reply, and Stop keeps the text that has arrived', async ({ signedIn: page }) => {
  await openChat(page)
  await sayPlainly(page, 'Count at great length')
  await expect(replyWith(page, 'The count goes on and is at 2.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('You stopped this reply.')).toBeVisible()
  const shown = await replyWith(page, 'The count goes on').innerText()
  expect(shown.length).toBeLessThan(slowReply.length)
  await page.reload()
  await expect(replyWith(page, 'The count goes on and is at 2.')).toBeVisible()
  await expect(page.getByText('You stopped this reply.')).toBeVisible()
})

test('continues to show a reply after a reload', async ({ signedIn: page }) => {
  await openChat(page)
  await sayPlainly(page, 'Count at great length')
  await expect(replyWith(page, 'is at 3.')).toBeVisible()
  await page.reload()
  await expect(replyWith(page, 'is at 3.')).toBeVisible()
  await expect(replyWith(page, 'is at 8.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('You stopped this reply.')).toBeVisible()
})

test('loses nothing when the user visits another page during a reply', async ({ signedIn: page }) => {
  await openChat(page)
  await sayPlainly(page, 'Count at great length')
  await expect(replyWith(page, 'is at 2.')).toBeVisible()
  await page.getByRole('link', { name: 'Detector' }).click()
  await expect(page.getByRole('heading', { name: 'Detector' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Chats' }).getByRole('link').first().click()
  await expect(replyWith(page, 'is at 4.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('You stopped this reply.')).toBeVisible()
})

test('renames, archives, finds and deletes a chat', async ({ signedIn: page }) => {
  await openChat(page)
  await sayPlainly(page, 'Why are there tides?')
  const chats = page.getByRole('navigation', { name: 'Chats' })
  await expect(chats.getByRole('link', { name: 'Tides Moon Sea' })).toBeVisible()

  await page.getByRole('button', { name: 'Menu of Tides Moon Sea' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Title of the chat' }).fill('Notes on the sea')
  await page.keyboard.press('Enter')
  await expect(chats.getByRole('link', { name: 'Notes on the sea' })).toBeVisible()

  await page.getByRole('button', { name: 'Menu of Notes on the sea' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(chats.getByRole('link', { name: 'Notes on the sea' })).toBeHidden()
  await page.getByRole('button', { name: 'Archived' }).click()
  const archive = page.getByRole('navigation', { name: 'Archived chats' })
  await expect(archive.getByRole('link', { name: 'Notes on the sea' })).toBeVisible()

  await page.getByRole('button', { name: 'Menu of Notes on the sea' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(archive.getByRole('link', { name: 'Notes on the sea' })).toBeHidden()
})

test('works by keyboard only', async ({ page, account }) => {
  await page.goto('/login')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(account.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /How can I help you today/ })).toBeVisible()

  await test.step('skip to the content, reach the field, write two lines and send', async () => {
    await tabTo('Your message')
    await page.keyboard.type('First line')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('second line')
    await expect(messageField(page)).toHaveValue('First line\nsecond line')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Enable Humanization' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await expect(page.getByLabel("Don't ask again")).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
    await expect(messageField(page)).toBeFocused()
    // Enter sends nothing before the reply has ended.
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  })

  await test.step('Escape stops a reply', async () => {
    await page.keyboard.type('Count at great length')
    const taken = page.waitForResponse('**/api/chat')
    await page.keyboard.press('Enter')
    await taken
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('You stopped this reply.')).toBeVisible()
  })

  await test.step('a menu opens, closes, and gives the focus back', async () => {
    const user = page.getByRole('button', { name: /Ana Moreau/ })
    await user.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(user).toBeFocused()
  })

  /** Presses Tab until the field with this name has the focus, as a keyboard user does. */
  async function tabTo(name: string): Promise<void> {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      const isThere = await page.getByLabel(name).evaluate((field) => field === document.activeElement)
      if (isThere) return
    }
    throw new Error(`“${name}” is not reached by Tab.`)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('shows the sidebar as a drawer and the field in view, without horizontal scrolling', async ({
    signedIn: page,
  }) => {
    await openChat(page)
    await sayPlainly(page, 'Why are there tides?')
    await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
    await expect(messageField(page)).toBeInViewport()
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(page.getByRole('link', { name: 'Tides Moon Sea' })).toBeVisible()
    await page.getByRole('link', { name: 'Detector' }).tap()
    await expect(page.getByRole('heading', { name: 'Detector' })).toBeVisible()
    for (const path of ['/', '/ai-detector', '/ai-humanizer', '/chat', '/login', '/signup']) {
      await page.goto(path)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
    }
  })
})

test.describe('when something fails', () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

  test('reports a model failure and can send the message again', async ({ signedIn: page }) => {
    await openChat(page)
    await sayPlainly(page, 'Now fail, please')
    await expect(page.getByText('The model answered with an error. Please try again.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article', { name: 'You' })).toContainText('Now fail, please')
    await sayPlainly(page, 'And now?')
    await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
    await expect(
      page.getByRole('alert').filter({ hasText: 'error' }).getByRole('button', { name: 'Try again' }),
    ).toBeVisible()
  })

  test('keeps the typed message when the server cannot be reached', async ({ signedIn: page }) => {
    await openChat(page)
    await page.route('**/api/chat', (route) => route.abort('connectionrefused'))
    await sayPlainly(page, 'This must not be lost')
    await expect(page.getByText(/Network error: Please check that the server is running/)).toBeVisible()
    await expect(messageField(page)).toHaveValue('This must not be lost')
    await page.context().setOffline(true)
    await expect(page.getByText('you can send it when you are back online')).toBeVisible()
    await page.unroute('**/api/chat')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByRole('button', { name: 'Keep Off' }).click()
    await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
    await expect(page.getByText(/Network error/)).toBeHidden()
  })

  test('keeps the typed message when the session ends, and returns to it after sign-in', async ({
    signedIn: page,
  }) => {
    await openChat(page)
    await messageField(page).fill('Written before the session ended')
    await page.getByRole('button', { name: 'Send' }).click()
    const keepOff = page.getByRole('button', { name: 'Keep Off' })
    await expect(keepOff).toBeVisible()
    // Not sooner: the refusal of another call would put the form for signing in over this question.
    await page.context().clearCookies()
    await keepOff.click()
    await expect(page.getByText(/sign in|log in/i).first()).toBeVisible()
    if (/\/chat/.test(page.url()))
      await expect(page.getByLabel('Your message')).toHaveValue('Written before the session ended')
  })

  test('another user’s chat looks like one that does not exist', async ({ signedIn: page }) => {
    await page.goto('/chat/00000000-0000-4000-8000-000000000000')
    await expect(page.getByRole('heading', { name: /How can I help you today/ })).toBeVisible()
  })
})
