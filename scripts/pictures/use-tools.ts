import type { Page } from '@playwright/test'
import { exampleText as detectorText } from '../../web/domains/detector/check/examples.ts'
import { exampleText as humanizerText } from '../../web/domains/humanizer/examples.ts'

/** Checks a text on the detector's page and waits for the result. */
export async function checkText(page: Page, text = detectorText): Promise<void> {
  await page.getByLabel('Text to check').fill(text)
  await page.getByRole('button', { name: 'Check for AI' }).last().click()
  await page
    .getByText(/A signal, not a proof/)
    .first()
    .waitFor()
}

/** Humanizes the example on the humanizer's page and waits for the result. */
export async function humanize(page: Page): Promise<void> {
  await page.getByLabel('Text to humanize').fill(humanizerText)
  await page.getByRole('button', { name: 'Humanize Text' }).click()
  await page.getByLabel('Humanized text').waitFor()
  await page.getByText(/^Estimating the result/).waitFor({ state: 'hidden' })
}
