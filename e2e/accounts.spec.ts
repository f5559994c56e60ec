import { linkInMail, newAddress, password } from './support/accounts.ts'
import { replyWith, say, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'

// The mail is rendered in a frame without scripts, in which Playwright's own scripts are blocked.
test.use({ expectedErrors: /Blocked script execution in .*\/local\/mail/ })

test('a new user signs up and gets a humanized, checked and saved text', async ({ page, request }) => {
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
    // Reads the text version, because a trace would run a script in the HTML frame.
    const mail = await page.getByRole('link', { name: email }).getAttribute('href')
    await page.goto(`${mail}?view=text`)
    await page
      .getByRole('article')
      .getByRole('link', { name: /verify-email/ })
      .click()
    await page.getByRole('button', { name: 'Confirm email address' }).click()
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
    await expect(page.getByRole('navigation', { name: 'Chats' }).getByText('Tides Moon Sea')).toBeVisible()
  })

  await test.step('the next reply is humanized', async () => {
    await page.getByRole('button', { name: /^Humanize/ }).click()
    await say(page, 'Now write like a machine')
    await expect(page.getByText('Humanized', { exact: true })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Versions' })).toBeVisible()
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
    await expect(page.getByRole('link', { name: 'Tides Moon Sea' })).toBeVisible()
  })
})
