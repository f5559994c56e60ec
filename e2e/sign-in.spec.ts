import {
  confirmEmail,
  fillSignIn,
  linkInMail,
  mailsTo,
  newAddress,
  password,
  postJson,
} from './support/accounts.ts'
import { expectNoBarriers } from './support/audit/barriers.ts'
import { seen } from './support/brief-text.ts'
import { messageField, openChat, sayPlainly } from './support/chat-page.ts'
import { expireLinks } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { openWithoutCookies } from './support/no-cookies.ts'

const refusedStatus = /status of 4(?:0[0139]|10|29)/
const greeting = /How can I help you today/

test('reports missing values next to their fields', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible()
  await expect(page.getByText('You must agree to the Terms and Conditions and Privacy Policy.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.')
  await page.getByLabel('Password', { exact: true }).fill('correct horse 9')
  await page.getByLabel('Confirm password').fill('another')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Passwords do not match.')).toBeVisible()
})

test('password managers recognise the fields, and a password can be shown', async ({ page }) => {
  await page.goto('/login')
  await expect(page.locator('form input[autocomplete="username"]')).toHaveAttribute('name', 'email')
  const field = page.locator('form input[autocomplete="current-password"]')
  await field.fill('looked at')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.locator('form input[autocomplete="new-password"]')).toHaveCount(2)
})

test('signs in by keyboard only', async ({ page, account }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(account.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
})

test('accepts a passphrase in any script and an address with a plus sign and capitals', async ({
  page,
  request,
}) => {
  const email = newAddress().replace('@', '+Pen@')
  const passphrase = `Größe 漢字 💜 ${'x'.repeat(118)}`
  await page.goto('/signup')
  await page.getByLabel('Email').fill(email.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill(`${passphrase}y`)
  await page.getByLabel('Confirm password').fill(`${passphrase}y`)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Password must be at most 128 characters long.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(passphrase.slice(0, -1))
  await page.getByLabel('Confirm password').fill(passphrase.slice(0, -1))
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(/Account created successfully!/)).toBeVisible()
  const link = await linkInMail(request, email.toLowerCase())
  const other = await page.context().newPage()
  await Promise.all([confirmEmail(page, link), confirmEmail(other, link)])
  await expect(page.getByText('Your email address is verified.')).toBeVisible()
  await expect(other.getByText('Your email address is verified.')).toBeVisible()
  await fillSignIn(page, email, passphrase.slice(0, -1))
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
})

test.use({ expectedErrors: refusedStatus })

test('refuses look-alike letters of several alphabets with a reason', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Email').fill('аna@example.org')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(/mixes letters of several alphabets|valid email address/)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('аna@example.org')
})

test('refuses a common password at its field and accepts the next one', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Email').fill(newAddress())
  const fields = [page.getByLabel('Password', { exact: true }), page.getByLabel('Confirm password')]
  for (const field of fields) await field.fill('Password1')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(fields[0]!).toHaveAccessibleDescription(/one of the most common ones/)
  for (const field of fields) await field.fill('      ')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Password must have more than spaces.')).toBeVisible()
  for (const field of fields) await field.fill('quiet river 7')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(/Account created successfully!/)).toBeVisible()
})

test('the theme can be changed before sign-in', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test.describe('refusals', () => {
  test.use({ expectedErrors: refusedStatus })

  test('refuses a wrong password with a reason and keeps the typed text', async ({ page }) => {
    await page.goto('/login')
    await fillSignIn(page, 'nobody@example.org', 'wrong pass 1')
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to sign in.' })).toContainText(
      'Please check your credentials and try again.',
    )
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expectNoBarriers(page)
  })

  test('shows how long to wait after too many tries and counts down', async ({ page, request }) => {
    const email = newAddress()
    for (let i = 0; i < 10; i++)
      await postJson(request, '/api/auth/sign-in/email', { email, password: `wrong ${i}` })
    await page.goto('/login')
    await fillSignIn(page, email, 'wrong again')
    const note = page.getByRole('alert').filter({ hasText: 'Too many attempts.' })
    await expect(note).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled()
    await expectNoBarriers(page)
    const before = await note.textContent()
    await expect(note).not.toHaveText(before!)
  })

  test('offers another mail for an unverified address', async ({ page, request }) => {
    const email = newAddress()
    await postJson(request, '/api/auth/sign-up/email', { email, password })
    await linkInMail(request, email)
    await page.goto('/login')
    await fillSignIn(page, email)
    await expect(page.getByText(/Please verify your email address before logging in/)).toBeVisible()
    await page.getByRole('button', { name: 'Send a new link' }).click()
    await expect(page.getByRole('button', { name: /Send it again in \d+ s/ })).toBeDisabled()
    await linkInMail(request, email, { count: 2 })
  })
})

test.describe('links of the verification mail', () => {
  test.use({ expectedErrors: refusedStatus })

  test('work once; used, expired and broken links explain it and offer another', async ({
    page,
    request,
  }) => {
    const email = newAddress()
    await postJson(request, '/api/auth/sign-up/email', { email, password, next: '/ai-humanizer' })
    const link = await linkInMail(request, email)

    await test.step('cut off by a mail program', async () => {
      await confirmEmail(page, link.slice(0, -8))
      await expect(page.getByText(/This link is not complete/)).toBeVisible()
    })
    await test.step('too old', async () => {
      await expireLinks(email)
      await confirmEmail(page, link)
      await expect(page.getByText(/This link has expired/)).toBeVisible()
    })
    await test.step('another one is a click away, and asks for the address first', async () => {
      await page.getByRole('button', { name: 'Send a new link' }).click()
      await expect(page.getByText('Please enter your email address.')).toBeVisible()
      await expect(page.getByLabel('Email')).toBeFocused()
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send a new link' }).click()
      await expect(page.getByText(/we have sent a new link/)).toBeVisible()
    })
    await test.step('the new one verifies, and the way back is kept', async () => {
      const newest = await linkInMail(request, email, { count: 2 })
      await page.goto(newest)
      await expect(page).toHaveURL(/\/verify-email$/)
      await expectNoBarriers(page)
      await page.reload()
      await page.getByRole('button', { name: 'Confirm email address' }).click()
      await expect(page.getByText('Your email address is verified.')).toBeVisible()
      const welcomed = seen(page, 'Login successful! Redirecting you to the dashboard...')
      await fillSignIn(page, email)
      await welcomed
      await expect(page).toHaveURL(/\/(?:ai-humanizer|chat)/)
    })
  })

  test('sign-up explains the next step and can send the mail again', async ({ page, request }) => {
    const email = newAddress()
    await page.goto('/signup')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText(/Account created successfully! Please check your email/)).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByRole('button', { name: 'Send a new link' }).click()
    await linkInMail(request, email, { count: 2 })
  })
})

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: refusedStatus })

  test('is replaced by mail, which ends the old password and sessions', async ({
    page,
    request,
    account,
  }) => {
    const elsewhere = await request.post(`${process.env.LONGHAND_URL}/api/auth/sign-in/email`, {
      data: { email: account.email, password },
      headers: { origin: process.env.LONGHAND_URL! },
    })
    expect(elsewhere.ok()).toBe(true)
    await page.goto('/login')
    await page.getByLabel('Email').fill(account.email)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(account.email)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByText('Password reset link sent! Please check your email inbox.')).toBeVisible()
    const link = await linkInMail(request, account.email, { subject: /password/i })

    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible()
    await expect(page).toHaveURL(/\/reset-password$/)
    await page.reload()
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible()
    await page.getByLabel('New password').fill('Another horse 7')
    await expect(page.getByRole('listitem').filter({ hasText: 'One uppercase letter' })).toContainText('met')
    await page.getByLabel('Confirm password').fill('Another horse 7')
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(page.getByText('Password updated successfully!')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)

    expect(await (await request.get(`${process.env.LONGHAND_URL}/api/session`)).json()).toEqual({
      user: null,
    })
    await fillSignIn(page, account.email)
    await expect(page.getByText('Failed to sign in. Please check your credentials')).toBeVisible()
    await fillSignIn(page, account.email, 'Another horse 7')
    await expect(page.getByRole('heading', { name: greeting })).toBeVisible()

    await test.step('the link worked once', async () => {
      await page.goto(link)
      await expect(page.getByText(/This link was used before/)).toBeVisible()
      await page.getByRole('link', { name: 'Ask for a new link' }).click()
      await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
    })
  })

  test('does not reveal whether an account exists', async ({ page, request }) => {
    const email = newAddress()
    await page.goto('/forgot-password')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByText('Please enter your email address.')).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByText('Password reset link sent! Please check your email inbox.')).toBeVisible()
    expect(await mailsTo(request, email)).toEqual([])
  })

  test('offers another link when one is expired or truncated', async ({ page, request, account }) => {
    await postJson(request, '/api/auth/request-password-reset', { email: account.email })
    const link = await linkInMail(request, account.email, { subject: /password/i })
    await page.goto(`${link}x`)
    await expect(page.getByText(/This link is not complete/)).toBeVisible()
    await expireLinks(account.email)
    await page.goto(link)
    await expect(page.getByText(/This link has expired/)).toBeVisible()
    await page.goto('/login')
    await page.goto('/reset-password')
    await expect(page.getByText(/This link is not complete/)).toBeVisible()
  })
})

test('returns a visitor to the page that required sign-in', async ({ page, account }) => {
  await page.goto('/chat/new?prompt=About%20tides')
  await expect(page).toHaveURL(/\/login\?next=/)
  await fillSignIn(page, account.email)
  await expect(messageField(page)).toHaveValue('About tides')
})

test('never redirects to another site after sign-in', async ({ page, account }) => {
  await page.goto('/login?next=https://evil.example/&x=1')
  await fillSignIn(page, account.email)
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
})

test('redirects signed-in users from sign-up and sign-in to a new chat', async ({ signedIn: page }) => {
  for (const path of ['/signup', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
  }
})

test('explains that the browser blocks cookies, and nothing breaks', async ({ account }) => {
  const { context, close } = await openWithoutCookies()
  try {
    const faults: string[] = []
    context.on('weberror', (error) => faults.push(String(error.error())))
    const page = context.pages()[0]!
    await page.goto('/login')
    await expect(page.getByText(/Your browser does not keep cookies.*Please allow them/)).toBeVisible()
    await fillSignIn(page, account.email)
    await expect(page.getByRole('alert').filter({ hasText: 'so it cannot keep you signed in' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(account.email)
    await page.goto('/ai-detector')
    await expect(page.getByRole('heading', { name: 'Detector' })).toBeVisible()
    expect(faults).toEqual([])
  } finally {
    await close()
  }
})

test('explains a declined Google sign-in and keeps the return path', async ({ page }) => {
  await page.goto(
    '/auth/callback?intent=sign-up&next=%2Fai-humanizer&error=access_denied&error_description=Visit+evil',
  )
  await expect(
    page.getByText(/Failed to sign up with Google. Please try again. You did not give/),
  ).toBeVisible()
  await expect(page.getByText(/evil/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to sign-up' }).click()
  await expect(page).toHaveURL(/\/signup\?next=%2Fai-humanizer$/)
})

test('signing out removes all data from the browser', async ({ signedIn: page }) => {
  await openChat(page)
  await sayPlainly(page, 'Why are there tides?')
  await expect(page.getByRole('link', { name: 'Tides Moon Sea' })).toBeVisible()
  await messageField(page).fill('A draft that nobody else should see')
  // Signing out replaces the page it is done on, so that Back leads to the page before: the chat.
  await page.getByRole('link', { name: 'Detector' }).click()
  await expect(page.getByRole('heading', { name: 'Detector' })).toBeVisible()
  await page.getByRole('button', { name: /Ana Moreau/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Tides Moon Sea')).toHaveCount(0)
  await page.goto('/chat')
  await expect(page).toHaveURL(/\/login/)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain('nobody else should see')
})
