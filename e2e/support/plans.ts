import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { changeDatabase } from './database.ts'

type Wish = { plan: 'pro' | 'unlimited'; billing: 'monthly' | 'yearly' }

/** Buys a plan at the payment provider's page, where the button of the plans page leads. */
export async function buyPlan(page: Page, wish: Wish, card = '4242424242424242'): Promise<void> {
  const headers = { origin: process.env.LONGHAND_URL! }
  const answer = await page.request.post('/api/create-checkout-session', { data: wish, headers })
  const { url } = (await answer.json()) as { url: string }
  await page.goto(url)
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for subscribing!' })).toBeVisible()
}

/** Returns the text of the mail to an address whose subject is `subject`, once it has arrived. */
export async function mailText(request: APIRequestContext, email: string, subject: string): Promise<string> {
  type Mail = { to: string; subject: string; text: string }
  let text: string | undefined
  await expect(async () => {
    const answer = await request.get(`${process.env.LONGHAND_URL}/local/mail.json`)
    const { messages } = (await answer.json()) as { messages: Mail[] }
    text = messages.find((mail) => mail.to === email && mail.subject === subject)?.text
    expect(text, `the mail “${subject}”`).toBeTruthy()
  }).toPass()
  return text!
}

/** Exactly one toast is shown, with this text. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
}

/** Lets the paid period of a user's plan end now at the payment provider, which then charges the renewal. */
export function endPeriodNow(email: string): Promise<void> {
  return changeDatabase(
    `update local_payment_objects
      set data = jsonb_set(data, '{items,data,0,current_period_end}', to_jsonb(floor(extract(epoch from now()))::int - 1))
      where kind = 'subscription' and customer = (
        select stripe_customer_id from user_subscriptions join users on users.id = user_id where email = $1)`,
    [email],
  )
}

const runFile = promisify(execFile)

/** Runs the operator's command that refunds a plan, beside the running server. Returns what it prints. */
export async function refundPlan(email: string): Promise<string> {
  const { PATH = '', HOME = '' } = process.env
  const { port } = new URL(process.env.LONGHAND_URL!)
  const DATA_DIR = process.env.LONGHAND_DATA_DIR!
  const env = { PATH, HOME, NODE_ENV: 'test', DATA_DIR, PORT: port }
  return (await runFile(process.execPath, ['scripts/billing/refund.ts', email, '--pay'], { env })).stdout
}
