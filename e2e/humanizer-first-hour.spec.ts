import { expectNoBarriers } from './support/audit/barriers.ts'
import { expect, test } from './support/journey.ts'
import { helpedText, machineEssay, machineReply } from './support/texts.ts'

test('shows the expected result of each strength before a run, with a sample', async ({ signedIn: page }) => {
  await page.goto('/ai-humanizer')
  const estimates: Record<string, unknown>[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/humanize/estimate')) estimates.push(await response.json())
  })
  await page.getByRole('textbox', { name: 'Text to humanize' }).fill(machineEssay)
  const strengths = page.getByRole('radiogroup', { name: 'Mode' })
  await expect(
    strengths.getByRole('radio', { name: /^Clean (under )?[\d.]+% human \d+% of words$/ }),
  ).toBeVisible()
  await expect(
    strengths.getByRole('radio', { name: /^Strong (under )?[\d.]+% human \d+% of words$/ }),
  ).toBeVisible()
  await expect(
    page.getByText(/Longhand’s own detector reads this text as (under )?[\d.]+% human/),
  ).toBeVisible()
  // Its body is read a moment after the page has shown it.
  await expect.poll(() => estimates).toHaveLength(1)
  await page.getByRole('button', { name: /See (two sentences|a sentence) of/ }).click()
  await expect(page.getByRole('dialog', { name: 'A sample of the rewrite' })).toContainText('→')
  await expectNoBarriers(page)
})

test('a run without a passage that came to read as human is free and suggests alternatives', async ({
  signedIn: page,
}) => {
  await page.goto('/ai-humanizer')
  await page.getByRole('textbox', { name: 'Text to humanize' }).fill(machineEssay)
  await page.getByRole('button', { name: 'Humanize Text' }).click()
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByText('Detectable by AI', { exact: true })).toBeVisible()
  await expect(result.getByText(/Longhand’s own detector reads it/)).toBeVisible()
  await expect(result.getByText(/so this run cost nothing/)).toBeVisible()
  await expect(result.getByText(/Cost nothing, 2,000 words left\./)).toBeVisible()
  await expectNoBarriers(page)
  // The connected model is offered first and applies to this run only.
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/humanize'))
  await result.getByRole('button', { name: 'Rewrite with test-model' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ model: expect.any(String), text: machineEssay })
  const isAnswered = result.getByText(/Nothing was changed|Cost /)
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await expect(cancel.or(isAnswered)).toBeVisible()
  // The run may end before the click.
  await cancel.click({ timeout: 3_000 }).catch(() => expect(isAnswered).toBeVisible())
  const again = page.waitForRequest((request) => request.url().endsWith('/api/humanize'))
  await page.getByRole('button', { name: 'Humanize Text' }).click()
  expect((await again).postDataJSON()).not.toHaveProperty('model')
})

test.describe('with answers that fail', () => {
  test.use({ expectedErrors: /ERR_FAILED \(\/api\/(humanize|preferences)\)/ })

  test('recasts Balanced with the model that the user chose once, and Clean without it', async ({
    signedIn: page,
  }) => {
    await page.route('**/api/humanize', (route) => route.abort())
    const sent = async () => {
      const asked = page.waitForRequest((request) => request.url().endsWith('/api/humanize'))
      await page.getByRole('button', { name: 'Humanize Text' }).click()
      const body = (await asked).postDataJSON()
      await expect(page.getByRole('alert')).toBeVisible()
      return body
    }
    await page.goto('/ai-humanizer')
    await page.getByRole('textbox', { name: 'Text to humanize' }).fill(machineReply)
    const who = page.getByRole('radiogroup', { name: 'Rewrite Balanced and Strong with' })
    await expect(page.getByRole('radio', { name: /^Clean/ })).toBeChecked()
    await expect(who).toHaveCount(0)
    await page.getByRole('radio', { name: /^Balanced/ }).click()
    await expect(who.getByRole('radio').first()).toHaveAccessibleName(/^test-model /)
    await expect(who.getByRole('radio', { name: /^Built-in rules/ })).toBeChecked()
    expect(await sent()).not.toHaveProperty('model')
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/preferences') && response.ok(),
    )
    await who.getByRole('radio', { name: /^test-model/ }).click()
    await saved
    await expect(page.getByText(/Your text is sent to test-model/).first()).toBeVisible()
    await expectNoBarriers(page)
    expect(await sent()).toMatchObject({ mode: 'balanced', model: expect.any(String) })
    await page.reload()
    await expect(who.getByRole('radio', { name: /^test-model/ })).toBeChecked()
    await page.getByRole('radio', { name: /^Clean/ }).click()
    expect(await sent()).not.toHaveProperty('model')
  })

  test('a run right after a reload waits for the stored choice of the model, and is refused without it', async ({
    signedIn: page,
  }) => {
    await page.goto('/ai-humanizer')
    await page.getByRole('textbox', { name: 'Text to humanize' }).fill(machineReply)
    await page.getByRole('radio', { name: /^Balanced/ }).click()
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/preferences') && response.ok(),
    )
    await page.getByRole('radio', { name: /^test-model/ }).click()
    await saved
    const runs: unknown[] = []
    await page.route('**/api/humanize', (route) => {
      runs.push(route.request().postDataJSON())
      return route.abort()
    })
    const run = page.getByRole('button', { name: 'Humanize Text' })
    await test.step('the answer with the choice is held back', async () => {
      let letGo = () => {}
      const held = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await page.route('**/api/preferences', async (route) => {
        await held
        return route.continue()
      })
      await page.reload()
      await run.click()
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
      expect(runs).toEqual([])
      letGo()
      await expect(page.getByRole('alert')).toBeVisible()
      expect(runs).toEqual([expect.objectContaining({ mode: 'balanced', model: expect.any(String) })])
      await page.unroute('**/api/preferences')
    })
    await test.step('the answer never comes', async () => {
      await page.route('**/api/preferences', (route) => route.abort())
      await page.reload()
      await run.click()
      await expect(page.getByRole('alert')).toContainText('Your text is still here')
      expect(runs).toHaveLength(1)
    })
  })
})

test('marks a result of an earlier text and restores that text', async ({ signedIn: page }) => {
  await page.goto('/ai-humanizer')
  const field = page.getByRole('textbox', { name: 'Text to humanize' })
  await field.fill(machineReply)
  await page.getByRole('button', { name: 'Humanize Text' }).click()
  const result = page.getByRole('region', { name: 'Result' })
  const use = result.getByRole('button', { name: 'Use in chat' })
  await expect(use).toBeEnabled()
  await field.fill('Another text altogether, which nobody has rewritten yet.')
  await expect(result.getByText(/belongs to an earlier version/)).toBeVisible()
  await expect(use).toBeDisabled()
  await expect(result.getByRole('button', { name: 'Check for AI' })).toBeDisabled()
  await page.reload()
  await expect(result.getByText(/belongs to an earlier version/)).toBeVisible()
  await result.getByRole('button', { name: 'Restore the earlier text' }).click()
  await expect(field).toHaveValue(machineReply)
  await expect(result.getByText(/belongs to an earlier version/)).toHaveCount(0)
  await expect(use).toBeEnabled()
})

test('reports a locked word that is not in the text', async ({ signedIn: page }) => {
  await page.goto('/ai-humanizer')
  await page.getByRole('textbox', { name: 'Text to humanize' }).fill(machineReply)
  const locks = page.getByRole('textbox', { name: 'Lock words' })
  await locks.fill('zebra')
  await locks.press('Enter')
  await expect(page.getByText('not in the text')).toBeVisible()
  await page.getByRole('button', { name: 'Unlock zebra' }).click()
  await locks.fill('tools')
  await locks.press('Enter')
  await expect(page.getByText('not in the text')).toHaveCount(0)
})

test('the layout does not shift while a text is typed, estimated and rewritten', async ({
  signedIn: page,
}) => {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      // What follows a key or a click within half a second is the answer to it, and is counted all the same.
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/ai-humanizer')
  await page.getByRole('textbox', { name: 'Text to humanize' }).fill(machineEssay)
  await expect(page.getByRole('radio', { name: /^Strong (under )?[\d.]+% human/ })).toBeVisible()
  await page.getByRole('button', { name: 'Humanize Text' }).click()
  await expect(page.getByRole('region', { name: 'Humanized text' })).toBeVisible()
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02)
})

test('a text that needs nothing is rewritten in Strong only after the user was told and confirmed', async ({
  signedIn: page,
}) => {
  await page.goto('/ai-humanizer')
  await page
    .getByRole('textbox', { name: 'Text to humanize' })
    .fill(
      'We went to that new taco place on Friday, me and my brother and his two kids. Parking was a nightmare, took us like 20 min to find a spot. But the food! I got the carnitas and they were really good, maybe a bit salty. The kids ate everything so that was a win. I would not utilize it again.',
    )
  await page.getByText('Strong', { exact: true }).first().click()
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/humanize')) asked.push(request.postDataJSON().evenIfHuman ?? false)
  })
  await page.getByRole('button', { name: 'Humanize Text' }).click()
  await expect(page.getByText('Already reads human', { exact: true })).toBeVisible()
  await expect(page.getByText(/This text needs nothing\..* costs about \d+ words/)).toBeVisible()
  await page.getByRole('button', { name: 'Rewrite with Strong anyway' }).click()
  await expect(page.getByText('Already reads human', { exact: true })).toBeHidden()
  await expect(
    page.getByText(/1,9\d\d words left|1,9\d\d left|Nothing was changed, nothing charged/).first(),
  ).toBeVisible()
  expect(asked).toEqual([false, true])
})

test.describe('without enough words', () => {
  test.use({ expectedErrors: /402/ })

  test('the box leads to the plans and says once that nothing was charged', async ({ signedIn: page }) => {
    const left = {
      remaining_words: 5,
      limit: 2_000,
      tier: 'free',
      words_per_request: 500,
      free_result_words: 1_500,
    }
    const details = { needed: 37, remaining: 5, tier: 'free' }
    const error = 'This text needs 37 words of credit and 5 are left. Nothing was charged.'
    await page.route('**/api/user/remaining-words*', (route) => route.fulfill({ json: left }))
    await page.route('**/api/humanize', (route) =>
      route.fulfill({ status: 402, json: { error, code: 'out_of_words', details } }),
    )
    await page.goto('/ai-humanizer')
    await page.getByRole('textbox', { name: 'Text to humanize' }).fill(helpedText)
    await expect(page.getByText(/Needs 37 words, and 5 are left/)).toBeVisible()
    await page.getByRole('button', { name: 'Humanize Text' }).click()
    const box = page.getByRole('alert')
    await expect(box).toContainText(error)
    expect((await box.innerText()).match(/Nothing was charged/g)).toHaveLength(1)
    await expect(page.getByRole('button', { name: 'Humanize Text' })).toBeDisabled()
    await expectNoBarriers(page)
    await box.getByRole('link', { name: 'See the plans' }).click()
    await expect(page).toHaveURL(/subscription-plans/)
  })
})
