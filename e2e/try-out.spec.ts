import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { detect, humanize } from '../engine/index.ts'
import { exampleText } from '../web/pages/try-out/example-text.ts'
import { expect, test } from './support/journey.ts'

/** Texts of the engine's own cases, and texts at the edges of what it reads. */
const cases = readdirSync('engine/cases').map((name) => readFileSync(`engine/cases/${name}/input.md`, 'utf8'))
const edges = [
  '',
  'Hello.',
  'La marée monte deux fois par jour, et personne ne sait vraiment pourquoi elle tarde.',
  `\u200bTides\u200b rise twice a d\u0430y. ${exampleText}`,
  'Emoji 🌊👩‍🚀 and 中文 in one line.\r\n\r\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nlet a = 1\n```',
  `${exampleText}\n\n`.repeat(12),
]

const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true })

/** Runs texts in the worker of the page, and returns the whole results. */
function runInWorker(page: Page, address: string, action: 'check' | 'clean', texts: string[]) {
  return page.evaluate(
    async ({ address, action, texts }) => {
      const worker = new Worker(address, { type: 'module' })
      const results: unknown[] = []
      for (const [id, text] of texts.entries())
        results.push(
          await new Promise((resolve, reject) => {
            worker.onmessage = ({ data }) => {
              if ('answer' in data) resolve(data.answer)
              if ('failed' in data) reject(new Error('The worker failed.'))
            }
            worker.postMessage({ id, question: { action, text } })
          }),
        )
      worker.terminate()
      return results
    },
    { address, action, texts },
  )
}

test('gives the result of the engine exactly, for checks and for Clean, and sends no text', async ({
  page,
}) => {
  test.slow()
  const sent: string[] = []
  let worker = ''
  page.on('request', (request) => {
    if (request.url().includes('engine-worker')) worker = request.url()
    else if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Try an example' }).click()
  const own = detect(exampleText)
  await expect(result(page)).toContainText(markedShare(own))
  const texts = [...cases, ...edges]
  expect(await runInWorker(page, worker, 'check', texts)).toEqual(texts.map((text) => plain(detect(text))))
  const short = texts.slice(0, -1)
  expect(await runInWorker(page, worker, 'clean', short)).toEqual(
    short.map((text) => plain(humanize(text, { mode: 'clean' }))),
  )
  expect(sent).toEqual([])
})

/** The headline of a mixed text, as the example and its rewrite are. */
const markedShare = ({ ai_words: marked, text_words: all }: ReturnType<typeof detect>): string =>
  `${(((marked ?? 0) / all) * 100).toFixed(1)}%`

/** As a result arrives from the browser. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('rewrites with Clean, explains the changes, and takes the text along', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Your text' }).fill(exampleText)
  await page.getByRole('button', { name: /^Clean it ?\d\.\d MB are loaded first$/ }).click()
  const rewritten = page.getByRole('region', { name: 'Rewritten with Clean' })
  await expect(rewritten).toBeVisible()
  const own = humanize(exampleText, { mode: 'clean' })
  await expect(page.getByText(`${own.edits.length} changes.`, { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Check the result' }).click()
  await expect(result(page)).toContainText(markedShare(detect(own.text)))
  await page.getByRole('link', { name: 'Open in the detector' }).click()
  await expect(page).toHaveURL(/\/feature\/ai-detector$/)
  await expect(page.getByRole('textbox', { name: 'Text to check' })).toHaveValue(own.text)
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' })

  test('has the language of the page before and after it is loaded', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Pruébalo con tu propio texto' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Tu texto' }).fill(exampleText)
    await page.getByRole('button', { name: /^Reescribir ?\d,\d MB se descargan antes$/ }).click()
    await expect(page.getByRole('region', { name: 'Reescrito con Suave' })).toBeVisible()
    await page.getByRole('button', { name: 'Analizar el resultado' }).click()
    await expect(page.getByRole('link', { name: 'Abrir en el detector' })).toBeVisible()
  })
})

test('refuses what is too long or empty, and keeps it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^Check for AI/ }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter some text')
  await expect(page.getByRole('button', { name: 'Try an example' })).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Text to check' })
  const megabyte = 'word '.repeat(210_000)
  await field.fill(megabyte)
  await page.getByRole('button', { name: /^Check for AI/ }).click()
  await expect(page.getByRole('alert')).toContainText('1,050,000 characters')
  await expect(field).toHaveValue(megabyte)
  await field.fill('word '.repeat(151))
  await page.getByRole('button', { name: /^Clean it/ }).click()
  await expect(page.getByRole('alert')).toContainText('This text has 151 words. Clean takes 150 here')
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('says so, keeps the text, and checks it later', async ({ page, context }) => {
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Your text' }).fill(exampleText)
    await context.setOffline(true)
    await page.getByRole('button', { name: /^Check for AI/ }).click()
    const offline = page.getByRole('alert').filter({ hasText: 'You are offline' })
    await expect(offline).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: /^Check for AI/ }).click()
    await expect(result(page)).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('textbox', { name: 'Text to check' }).fill(`${exampleText} It is over.`)
    await page.getByRole('button', { name: /^Check for AI/ }).click()
    await expect(result(page)).toBeVisible()
  })
})

test.describe('when a file of the engine does not load', () => {
  test.use({ expectedErrors: /status of 503/ })

  test('can be cancelled while it loads, says what failed, and tries again', async ({ page }) => {
    let answer: 'never' | 503 | 'file' = 'never'
    await page.route('**/try-out-model-*.json', (route) => {
      if (answer === 503) return route.fulfill({ status: 503 })
      return answer === 'file' ? route.continue() : undefined
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Try an example' }).click()
    await expect(page.getByRole('progressbar', { name: 'Loading the engine' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('What happens to your text')).toBeVisible()
    answer = 503
    await page.getByRole('button', { name: /^Check for AI/ }).click()
    await expect(page.getByRole('alert')).toContainText('The engine could not be loaded')
    answer = 'file'
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(result(page)).toBeVisible()
  })
})

test.describe('where the browser blocks storage', () => {
  test('checks all the same, and the mini chat opens a chat with the text', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Blocked', 'SecurityError')
          },
        })
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Try an example' }).click()
    await expect(result(page)).toBeVisible()
    await page.getByRole('link', { name: 'Open in the detector' }).click()
    await expect(page.getByRole('alert')).toContainText('Your browser blocks storage')
    await page.getByRole('textbox', { name: 'Your message' }).fill('Why are there tides?')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(/prompt=Why|login/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page can be read, and says what the try-out needs', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('The try-out runs in your browser and needs JavaScript.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Check for AI/ })).toBeHidden()
    await page.getByText('What does the humanizer never touch?').click()
    await expect(page.getByText('They are locked before a rewrite')).toBeVisible()
    expect(await page.locator('details[name="faq"]').count()).toBe(6)
  })
})
