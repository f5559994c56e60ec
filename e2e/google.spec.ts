import type { Page } from '@playwright/test'
import { newAddress } from './support/accounts.ts'
import { expect, test } from './support/journey.ts'

async function leaveForGoogle(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
}

test('a Google account opens one here, and leads back to where it was wanted', async ({ page }) => {
  const email = newAddress()
  await leaveForGoogle(page, '/signup?next=%2Fai-humanizer')
  await page.getByLabel('Another address').fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(/\/ai-humanizer$/)
  await expect(page.getByText(email)).toBeVisible()
})

test('who says no at Google is told that nothing was changed', async ({ page }) => {
  await leaveForGoogle(page, '/login')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(
    page.getByText(/Failed to sign in with Google. Please try again. You did not give/),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
})

test('an address that Google has not confirmed opens nothing', async ({ page }) => {
  await leaveForGoogle(page, '/login')
  await page.getByRole('button', { name: /Sam Unconfirmed/ }).click()
  await expect(page.getByText(/Google has not confirmed this address/)).toBeVisible()
})

test('the button says where it goes, and works again after coming back', async ({ page }) => {
  await page.route('**/api/auth/sign-in/google', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('button', { name: 'Redirecting to Google...' })).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
})
