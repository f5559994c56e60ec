import type { Page } from '@playwright/test'
import { messageField, openChat } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'
import {
  installRecognition,
  markSound,
  refuseMicrophone,
  removeRecognition,
  speak,
} from './support/speech.ts'

/** The answer about the models also says whether the server transcribes. */
const modelsKnown = (page: Page) => expect(page.getByRole('button', { name: /^Answered by/ })).toBeVisible()

test.use({
  permissions: ['microphone'],
  launchOptions: async ({ launchOptions }, use) => {
    const args = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
  },
})

test('puts spoken words into the field without sending them', async ({ signedIn: page }) => {
  await installRecognition(page)
  await openChat(page)
  await messageField(page).fill('Dear')
  const button = page.getByRole('button', { name: 'Voice input' })
  await button.click()
  await expect(page.getByText('Listening')).toBeVisible()
  await speak(page, 'Mrs', false)
  await expect(page.getByText('Mrs')).toBeVisible()
  await speak(page, 'Mrs Novak', true)
  await expect(messageField(page)).toHaveValue('Dear Mrs Novak')
  await page.getByRole('button', { name: 'Stop listening' }).click()
  await expect(page.getByText('Listening')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Messages' })).toBeHidden()
})

test('Escape stops listening, and a blocked microphone is reported', async ({ signedIn: page }) => {
  await installRecognition(page)
  await openChat(page)
  await page.getByRole('button', { name: 'Voice input' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Listening')).toBeHidden()
  await page.getByRole('button', { name: 'Voice input' }).click()
  await refuseMicrophone(page)
  await expect(page.getByRole('alert')).toHaveText(
    'Microphone access was denied. Please allow microphone access to use voice input.',
  )
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('alert')).toBeHidden()
})

test.describe('a browser without speech recognition', () => {
  test('sends a recording to the server and inserts the transcript', async ({ signedIn: page }) => {
    await removeRecognition(page)
    await markSound(page)
    await openChat(page)
    await modelsKnown(page)
    await page.getByRole('button', { name: 'Voice input' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-heard', 'yes')
    await page.getByRole('button', { name: 'Stop listening' }).click()
    await expect(messageField(page)).toHaveValue('Spoken words.')
  })

  test('explains that the server cannot transcribe either', async ({ signedIn: page }) => {
    await removeRecognition(page)
    await page.route('**/api/models', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), transcription: false } })
    })
    await openChat(page)
    await modelsKnown(page)
    await page.getByRole('button', { name: 'Voice input' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'Speech recognition is not supported in your browser. Please try Chrome or Edge.',
    )
  })
})
