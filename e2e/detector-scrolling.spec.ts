import { expectStillContainers } from './support/audit/still-containers.ts'
import { expect, test } from './support/journey.ts'
import { machineEssay } from './support/texts.ts'

const viewports = [
  { width: 1440, height: 900 },
  { width: 900, height: 700 },
  { width: 390, height: 844 },
]

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('findings scroll to their passages by click, Tab and arrow keys, within the panes only', async ({
      page,
    }) => {
      await page.goto('/ai-detector')
      await page.getByRole('textbox', { name: 'Text to check' }).fill(machineEssay)
      await page.getByRole('button', { name: 'Check for AI' }).click()
      const findings = page.getByRole('complementary', { name: 'Findings' })
      await expect(findings.getByRole('heading', { name: 'Paragraphs' })).toBeAttached()
      const buttons = findings.getByRole('button')
      const marks = page.getByRole('button', { name: /% AI: / })
      expect(await marks.count()).toBeGreaterThan(8)

      await test.step('a click on each finding shows its passage', async () => {
        for (let i = 0; i < (await buttons.count()); i++) {
          // Clicks by script, because Playwright's click would scroll by itself.
          await buttons.nth(i).evaluate((button) => (button as HTMLElement).click())
          await expectStillContainers(page)
        }
        await expect(marks.last()).toBeInViewport()
      })
      await test.step('Tab goes through the findings', async () => {
        await buttons.first().focus()
        for (let i = 0; i < (await buttons.count()) + 2; i++) {
          await page.keyboard.press('Tab')
          await expectStillContainers(page)
        }
      })
      await test.step('arrow keys go through the marks', async () => {
        await marks.first().focus()
        for (let i = 0; i < (await marks.count()); i++) {
          await page.keyboard.press('ArrowRight')
          await expectStillContainers(page)
        }
        await page.keyboard.press('End')
        await expect(marks.last()).toBeInViewport()
        await expectStillContainers(page)
      })
      await test.step('typing at the end of the text scrolls its pane alone', async () => {
        const field = page.getByRole('textbox', { name: 'Text to check' })
        await field.focus()
        await page.keyboard.press('Control+End')
        await page.keyboard.type('\n\n\nThe end.\n')
        await expectStillContainers(page)
      })
    })
  })
}
