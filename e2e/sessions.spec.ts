import { createAccount, fillSignIn } from './support/accounts.ts'
import { expectNoBarriers } from './support/audit/barriers.ts'
import { messageField, openChat } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'

const greeting = /How can I help you today/
const again = 'Please sign in again'

test('signing out in one tab signs out all tabs', async ({ signedIn: page }) => {
  const other = await page.context().newPage()
  await openChat(other)
  await openChat(page)
  await page.getByRole('button', { name: /Ana Moreau/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(other).toHaveURL(/\/$/)
})

test('signing in in one tab signs in the others', async ({ page, account }) => {
  const other = await page.context().newPage()
  await other.goto('/login?next=%2Fai-detector')
  await page.goto('/login')
  await fillSignIn(page, account.email)
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
  await expect(other).toHaveURL(/\/ai-detector$/)
})

test.describe('a session that ends while the user is writing', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('in a chat: keeps the text and continues after sign-in on the same page', async ({
    signedIn: page,
    account,
  }) => {
    await openChat(page)
    await messageField(page).fill('Written before the session ended')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Send' }).click()
    const keepOff = page.getByRole('button', { name: 'Keep Off' })
    const dialog = page.getByRole('dialog', { name: again })
    await expect(dialog.or(keepOff)).toBeVisible()
    // The dialog may open over the question.
    await keepOff.click({ timeout: 3_000 }).catch(() => {})
    await expect(dialog).toBeVisible()
    await expect(dialog.getByLabel('Email')).toHaveValue(account.email)
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
    await expectNoBarriers(page)

    await test.step('it can be put off, and asked for again', async () => {
      await page.keyboard.press('Escape')
      await expect(messageField(page)).toHaveValue('Written before the session ended')
      await page.getByRole('button', { name: 'Sign in again' }).click()
    })
    await dialog.getByLabel('Password', { exact: true }).fill(account.password)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(messageField(page)).toHaveValue('Written before the session ended')
  })

  test('in the humanizer: shows the text to nobody else, and forgets it when the page is gone', async ({
    signedIn: page,
    account,
    playwright,
  }) => {
    const field = page.getByRole('textbox', { name: 'Text to humanize' })
    await page.goto('/ai-humanizer')
    await expect(page.getByText('Ana Moreau')).toBeVisible()
    await field.fill('My own half-finished thought')
    await page.context().clearCookies()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
    await expect(field).toHaveValue('')

    const stranger = await createAccount(await playwright.request.newContext(), 'Bo Stranger')
    await page.goto('/login?next=%2Fai-humanizer')
    await fillSignIn(page, stranger.email)
    await expect(page).toHaveURL(/ai-humanizer/)
    await expect(page.getByText('Bo Stranger')).toBeVisible()
    await expect(field).toHaveValue('')

    await page.context().clearCookies()
    await page.goto('/login?next=%2Fai-humanizer')
    await fillSignIn(page, account.email)
    await expect(page.getByText('Ana Moreau')).toBeVisible()
    await expect(field).toHaveValue('')
  })

  test('ended from another device: the next request reports it', async ({
    signedIn: page,
    account,
    playwright,
  }) => {
    const url = process.env.LONGHAND_URL!
    await page.goto('/ai-humanizer')
    await expect(page.getByText('Ana Moreau')).toBeVisible()
    await page.getByRole('textbox', { name: 'Text to humanize' }).fill('Still being written, word for word')
    const data = { email: account.email, password: account.password }
    const device = await playwright.request.newContext()
    await device.post(`${url}/api/auth/sign-in/email`, { data, headers: { origin: url } })
    const ended = await device.delete(`${url}/api/account/sessions`, { headers: { origin: url } })
    expect(ended.ok()).toBe(true)
    // The estimate of the run may report it before the button does.
    const run = page.getByRole('button', { name: 'Humanize Text' })
    await run.click({ timeout: 3_000 }).catch(() => {})
    await expect(page.getByRole('dialog', { name: again })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('textbox', { name: 'Text to humanize' })).toHaveValue(
      'Still being written, word for word',
    )
  })

  test('ended from another device: a page that nobody uses reports it, and asks for no more news', async ({
    signedIn: page,
    account,
    playwright,
  }) => {
    const url = process.env.LONGHAND_URL!
    const answers: number[] = []
    page.on('response', (answer) => {
      if (answer.url().endsWith('/api/chats/news')) answers.push(answer.status())
    })
    await openChat(page)
    await expect.poll(() => answers).toEqual([200])
    const data = { email: account.email, password: account.password }
    const device = await playwright.request.newContext()
    await device.post(`${url}/api/auth/sign-in/email`, { data, headers: { origin: url } })
    const ended = await device.delete(`${url}/api/account/sessions`, { headers: { origin: url } })
    expect(ended.ok()).toBe(true)
    const dialog = page.getByRole('dialog', { name: again })
    await expect(dialog).toBeVisible({ timeout: 15_000 })
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await dialog.getByLabel('Password', { exact: true }).fill(account.password)
    expect(answers).toEqual([200, 401])
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => answers).toEqual([200, 401, 200])
  })

  test('removes all data of the first user when another user signs in', async ({
    signedIn: page,
    playwright,
  }) => {
    await openChat(page)
    await messageField(page).fill('A secret of the first one')
    const stranger = await createAccount(await playwright.request.newContext(), 'Bo Stranger')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Send' }).click()
    const keepOff = page.getByRole('button', { name: 'Keep Off' })
    const dialog = page.getByRole('dialog', { name: again })
    await expect(dialog.or(keepOff)).toBeVisible()
    // The dialog may open over the question.
    await keepOff.click({ timeout: 3_000 }).catch(() => {})
    await dialog.getByLabel('Email').fill(stranger.email)
    await dialog.getByLabel('Password', { exact: true }).fill(stranger.password)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Bo Stranger')).toBeVisible()
    await expect(messageField(page)).toHaveValue('')
  })
})

test.describe('a server that does not respond', () => {
  test.use({ expectedErrors: /ERR_|status of 50|Failed to load resource/ })

  test('during sign-in: reports it and keeps the typed text', async ({ page, account }) => {
    await page.goto('/login')
    await page.route('**/api/auth/sign-in/email', (route) => route.abort('internetdisconnected'))
    await fillSignIn(page, account.email)
    await expect(page.getByText(/Longhand cannot be reached right now/)).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password)
    await page.unroute('**/api/auth/sign-in/email')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
  })

  test('keeps the form and the typed text while the session is checked repeatedly', async ({ page }) => {
    let asked = 0
    await page.route('**/api/session', (route) => {
      asked++
      // The fifth request, which starts after all retries, never gets a response.
      return asked < 5 ? route.abort('connectionrefused') : undefined
    })
    await page.clock.install()
    await page.goto('/login')
    await page.getByLabel('Email').fill('typed@longhand.example')
    await expect(async () => {
      await page.clock.runFor(2_000)
      expect(asked).toBeGreaterThan(4)
    }).toPass()
    await expect(page.getByLabel('Email')).toHaveValue('typed@longhand.example')
  })

  test('being offline does not sign out', async ({ signedIn: page }) => {
    await openChat(page)
    await page.context().setOffline(true)
    await expect(page.getByText('You are offline. What you type stays here.')).toBeVisible()
    await messageField(page).fill('Typed without a connection')
    await page.context().setOffline(false)
    await expect(page.getByText('You are offline.')).toHaveCount(0)
    await expect(messageField(page)).toHaveValue('Typed without a connection')
  })

  test('slow at load: shows the offline page after a while, not the sign-in, and recovers', async ({
    signedIn: page,
  }) => {
    await page.route('**/api/session', () => {})
    await page.goto('/chat')
    await expect(page.getByText('The server cannot be reached. Trying again…')).toBeVisible()
    await expect(page.getByText('You have not been signed out.', { exact: false })).toBeVisible()
    await expect(page).toHaveURL(/\/chat$/)
    await page.unroute('**/api/session')
    await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
  })

  test('a server error does not sign out', async ({ signedIn: page }) => {
    const calls: number[] = []
    await page.route('**/api/session', (route) => {
      calls.push(Date.now())
      return calls.length < 4
        ? route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } })
        : route.fallback()
    })
    await page.goto('/chat')
    await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
    expect(calls.length).toBe(4)
  })
})
