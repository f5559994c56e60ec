import { readFileSync } from 'node:fs'
import { exampleText } from '../web/domains/detector/check/examples.ts'
import { expect, test } from './support/journey.ts'
import { machineEssay } from './support/texts.ts'

type Result = {
  fake_percentage: number
  average_generated_prob: number
  predicted_class: string
  ai_words: number
  text_words: number
  paragraphs: { completely_generated_prob: number; start_sentence_index: number; num_sentences: number }[]
  sentences: { generated_prob: number }[]
  evidence: { probability: number; sentence_from: number; sentence_to: number }[]
}

const rounding = 1e-9
const shown = (probability: number) => `${(probability * 100).toFixed(1)}%`

test('the figures are the same in the response, the headline, the list, the card and the report', async ({
  page,
}) => {
  await page.goto('/ai-detector')
  await page.getByRole('textbox', { name: 'Text to check' }).fill(exampleText)
  const answered = page.waitForResponse('**/api/zerogpt/detect')
  await page.getByRole('button', { name: 'Check for AI' }).click()
  const body = await (await answered).json()
  const result = body.documents[0] as Result
  const findings = page.getByRole('complementary', { name: 'Findings' })
  // The example is by two hands, so its headline is the marked share of its words.
  expect(result.predicted_class).toBe('mixed')
  const share = shown(result.ai_words / result.text_words)

  expect(body.data.fakePercentage).toBe(result.fake_percentage)
  expect(result.fake_percentage).toBeCloseTo(result.average_generated_prob * 100, 9)
  await expect(findings.getByRole('region', { name: 'Result' })).toContainText(share)

  await test.step('the paragraphs and passages follow from their sentences', async () => {
    for (const { completely_generated_prob: paragraph, ...range } of result.paragraphs) {
      const own = result.sentences
        .slice(range.start_sentence_index, range.start_sentence_index + range.num_sentences)
        .map(({ generated_prob }) => generated_prob)
      expect(paragraph).toBeGreaterThan(Math.min(...own) - rounding)
      expect(paragraph).toBeLessThan(Math.max(...own) + rounding)
      await expect(
        findings
          .getByRole('listitem')
          .filter({ hasText: shown(paragraph) })
          .first(),
      ).toBeVisible()
    }
  })
  await test.step('a marked sentence has the same figure in its card', async () => {
    const [passage] = result.evidence
    const sentence = result.sentences[passage!.sentence_from]!
    await page
      .getByRole('button', { name: /% AI: / })
      .first()
      .hover()
    const card = page.getByRole('tooltip').filter({ hasText: 'reads' })
    await expect(card).toContainText(shown(sentence.generated_prob))
    await expect(card).toContainText(shown(passage!.probability))
    await expect(findings).toContainText(shown(passage!.probability))
  })
  await test.step('the report has it too', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Download as Markdown' }).click()
    const report = readFileSync(await (await saved).path(), 'utf8')
    expect(report).toContain(share)
    expect(report).toContain(`AI score ${shown(result.evidence[0]!.probability)}`)
  })
})

test('a click pins a sentence’s explanation until Escape or another click', async ({ page }) => {
  await page.goto('/ai-detector')
  await page.getByRole('textbox', { name: 'Text to check' }).fill(machineEssay)
  await page.getByRole('button', { name: 'Check for AI' }).click()
  const marks = page.getByRole('button', { name: /% AI: / })
  const card = page.getByRole('tooltip').filter({ hasText: 'reads' })
  await marks.first().click()
  await expect(card).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(card).toContainText('Press Escape')
  await expect(marks.first()).toHaveAttribute('aria-pressed', 'true')
  await marks.nth(2).click()
  await expect(marks.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await marks.first().click()
  await page.getByRole('heading', { name: 'Detector' }).click()
  await expect(card).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a tap explains a sentence and keeps the explanation open', async ({ page }) => {
    await page.goto('/ai-detector')
    await page.getByRole('textbox', { name: 'Text to check' }).fill(machineEssay)
    await page.getByRole('button', { name: 'Check for AI' }).click()
    await expect(page.getByRole('heading', { name: 'Measured' })).toBeAttached()
    await page
      .getByRole('button', { name: /% AI: / })
      .first()
      .tap()
    await expect(page.getByRole('tooltip').filter({ hasText: 'reads' })).toContainText('Press Escape')
  })
})

test('an undecided text is inconclusive and shows its score and the reason', async ({ page }) => {
  await page.route('**/api/zerogpt/detect', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const [found] = json.documents
    Object.assign(found, {
      predicted_class: 'inconclusive',
      confidence_category: 'low',
      average_generated_prob: 0.463,
      fake_percentage: 46.3,
      statements: [
        { message: 'The detector cannot place this text.' },
        { message: 'Its AI score lies between 40 and 60, where both kinds of text are found.' },
      ],
    })
    await route.fulfill({ response, json })
  })
  await page.goto('/ai-detector')
  await page.getByRole('textbox', { name: 'Text to check' }).fill(machineEssay)
  await page.getByRole('button', { name: 'Check for AI' }).click()
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result).toContainText('46.3%')
  await expect(result).toContainText('Inconclusive')
  await expect(result).toContainText('between 40 and 60')
  await expect(page.getByRole('button', { name: /% AI: / }).first()).toBeVisible()
})
