import { languageCookie } from '../contract/languages.ts'
import { countShifts, shiftsOf } from './support/audit/layout-shift.ts'
import { expect, test } from './support/journey.ts'
import { makeFacts } from './support/page-facts.ts'
import { pageVisits } from './support/page-visits.ts'

/** Below the limit of the walks: they see a page with little on it, and the same move weighs more on a fuller one. */
const shiftMax = 0.012
/** Longer than a page takes to draw what it knows, so that every answer comes to a page that is already there. */
const answerDelayMs = 300

test.use({ expectedErrors: /status of 404/, viewport: { width: 390, height: 844 } })

// Spanish at the width of a phone wraps most; on a fast machine answers are often there before the first picture.
test('a late answer moves nothing on any page', async ({ page, account }) => {
  test.setTimeout(300_000)
  const url = process.env.LONGHAND_URL!
  await page.context().addCookies([...account.cookies, { name: languageCookie, value: 'es', url }])
  const facts = await makeFacts(page)
  const data = { language: 'es', shown_language: 'es' }
  await page.request.put(`${url}/api/preferences`, { data, headers: { origin: url } })
  await countShifts(page)
  await page.goto('/offline')
  await page.evaluate(() => localStorage.setItem('language', 'es'))
  let waiting = 0
  await page.route('**/api/**', async (route) => {
    waiting += 1
    await new Promise((resolve) => setTimeout(resolve, answerDelayMs))
    // A page that was left meanwhile has taken its calls back.
    await route.continue().catch(() => {})
    waiting -= 1
  })
  const faults: string[] = []
  for (const visit of Object.values(pageVisits).flatMap(({ user }) => [...user])) {
    const path = typeof visit.at === 'string' ? visit.at : visit.at(facts)
    await test.step(path, async () => {
      await page.goto(path)
      await page.waitForTimeout(2 * answerDelayMs)
      await expect.poll(() => waiting).toBe(0)
      await page.waitForTimeout(150)
      const { sum, moved } = await shiftsOf(page)
      if (sum >= shiftMax) faults.push(`${path}: shifts by ${sum.toFixed(3)}: ${moved}`)
    })
  }
  expect(faults).toEqual([])
})
