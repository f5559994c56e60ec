import { linkInMail, newAddress, password } from './support/accounts.ts'
import { openChat, replyWith, say, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'

test('from the first visit to a humanized, checked and kept text', async ({ page, request }) => {
  const email = newAddress()
  await page.goto('/')
  await page.getByRole('link', { name: 'Start Writing Now' }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Account created successfully!')).toBeVisible()

  await test.step('the mail waits in the local mailbox, and its link verifies', async () => {
    await linkInMail(request, email)
    await page.goto('/local/mail')
    await expect(page.getByText('LOCAL', { exact: true })).toBeVisible()
    await page.getByRole('article').filter({ hasText: email }).getByRole('link').first().click()
    await expect(page.getByText('Your email address is verified.')).toBeVisible()
  })

  await test.step('sign in', async () => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { name: /How can I help you today/ })).toBeVisible()
  })

  await test.step('a reply arrives, and the chat gets its title', async () => {
    await sayPlainly(page, 'Why are there tides?')
    await expect(replyWith(page, 'The moon pulls the sea, and twice a day it rises.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Chats' }).getByText('Moon and tides')).toBeVisible()
  })

  await test.step('the next reply is humanized', async () => {
    await page.getByRole('button', { name: /^Humanize/ }).click()
    await say(page, 'Now write like a machine')
    await expect(page.getByText('Humanized', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'As it was written' })).toBeVisible()
    await expect(replyWith(page, 'robust planning')).toBeVisible()
  })

  await test.step('it is checked beside the chat', async () => {
    await page.getByRole('button', { name: 'Check for AI' }).click()
    await expect(page.getByText(/A signal, not a proof/).first()).toBeVisible()
  })

  await test.step('everything is there after a reload', async () => {
    await page.reload()
    await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
    await expect(replyWith(page, 'robust planning')).toBeVisible()
    await expect(page.getByText('Humanized', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Moon and tides' })).toBeVisible()
  })
})

test('the forms say what is missing, next to the field', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible()
  await expect(page.getByText('You must agree to the Terms and Conditions and Privacy Policy.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill('correct horse 9')
  await page.getByLabel('Confirm password').fill('another')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Passwords do not match.')).toBeVisible()
})

test.describe('refusals', () => {
  test.use({ expectedErrors: /status of 40[13]/ })

  test('a wrong password is refused in plain words, and what was typed stays', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill('nobody@example.org')
    await page.getByLabel('Password', { exact: true }).fill('wrong pass 1')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org')
  })

  test('an address that is not verified yet gets another mail', async ({ page, request }) => {
    const email = newAddress()
    const data = { email, password, name: 'Ana' }
    const headers = { origin: process.env.LONGHAND_URL! }
    await request.post('/api/auth/sign-up/email', { data, headers })
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText(/Please verify your email address before logging in/)).toBeVisible()
    await page.getByRole('button', { name: /send|resend|again/i }).click()
    await expect(async () => {
      const { messages } = await (await request.get('/local/mail.json')).json()
      expect(messages.filter(({ to }: { to: string }) => to === email).length).toBe(2)
    }).toPass()
  })
})

test('a visitor comes back to the page that asked to sign in', async ({ page, account }) => {
  await page.goto('/chat/new?prompt=About%20tides')
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('About tides')
})

test('signing out leaves nothing behind', async ({ signedIn: page, account }) => {
  await openChat(page)
  await sayPlainly(page, 'Why are there tides?')
  await expect(page.getByRole('link', { name: 'Moon and tides' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Your message' }).fill('A draft that nobody else should see')
  await page.getByRole('button', { name: new RegExp(account.email) }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' }).or(page.getByLabel('Email')).first()).toBeVisible()
  await page.goto('/chat')
  await expect(page).toHaveURL(/\/login/)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain('nobody else should see')
})
