import type { Page } from '@playwright/test'
import { completeLanguages, type LanguageTag, languageCookie } from '../contract/languages.ts'
import { applicationPaths } from '../contract/pages.ts'
import { staticRoutes } from '../web/static-routes.ts'
import { barriersOf } from './support/audit/barriers.ts'
import { countShifts, shiftsOf } from './support/audit/layout-shift.ts'
import { deadLinks, type Links, noteLinks } from './support/audit/links.ts'
import { overflowOf } from './support/audit/overflow.ts'
import { untranslatedOn } from './support/audit/untranslated.ts'
import { readCatalogue } from './support/catalogue.ts'
import { expect, test } from './support/journey.ts'
import { makeFacts } from './support/page-facts.ts'
import { type Facts, pageVisits, type Visit } from './support/page-visits.ts'

const shiftMax = 0.02
const heights = { 1440: 900, 768: 1024, 390: 844 } as const
type Width = keyof typeof heights
const themes = ['light', 'dark'] as const
/** A window of 1280 pixels at a zoom of 400%. */
const zoomed = { width: 320, height: 512 }

/** How a page is shown. */
type Settings = { language: LanguageTag; theme: (typeof themes)[number]; width: Width }

const settings: Settings[] = completeLanguages.flatMap((language) =>
  themes.flatMap((theme) =>
    [1440 as const, 768 as const, 390 as const].map((width) => ({ language, theme, width })),
  ),
)
const catalogues = { en: readCatalogue('en'), es: readCatalogue('es'), fr: readCatalogue('fr') }

/** The crawl visits every page with all settings; the journey visits each page once, with the next settings. */
const isCrawl = process.env.LONGHAND_CRAWL === 'all'
/** Coprime to the number of settings, so that neighbouring pages differ in all three. */
const step = 7

/** Waits until nothing is loading, and what came last is drawn. */
async function untilFilled(page: Page): Promise<void> {
  await expect(page.locator('#first-view')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(
    page.locator(
      '[role="status"][aria-label]:is([aria-label="Loading"], [aria-label="Cargando"], [aria-label="Chargement"])',
    ),
  ).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(150)
}

/** Chooses language, theme and size for the next page, in this browser and in the account. */
async function choose(page: Page, { language, theme, width }: Settings, isUser: boolean): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] })
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate((tag) => localStorage.setItem('language', tag), language)
  const url = process.env.LONGHAND_URL!
  await page.context().addCookies([{ name: languageCookie, value: language, url }])
  if (!isUser) return
  const data = { language, shown_language: language }
  const saved = await page.request.put(`${url}/api/preferences`, { data, headers: { origin: url } })
  expect(saved.ok()).toBe(true)
}

/** Returns what overflows and stays so: what is drawn for a width follows a change of the size in its own time. */
async function settledOverflowOf(page: Page): Promise<string[]> {
  let lines: string[] = []
  await expect
    .poll(
      async () => {
        lines = await overflowOf(page)
        return lines
      },
      { timeout: 5_000 },
    )
    .toEqual([])
    .catch(() => {})
  return lines
}

/** Opens and fills a page, and returns what is wrong with it. */
async function visitFaults(
  page: Page,
  path: string,
  visit: Visit,
  { language }: Settings,
): Promise<string[]> {
  const catalogue = catalogues[language]
  try {
    await page.goto(path)
    await untilFilled(page)
    if (visit.fill) {
      await visit.fill(page, catalogue.say)
      await untilFilled(page)
    }
  } catch (error) {
    return [`cannot be used: ${error}`]
  }
  const { sum, moved } = await shiftsOf(page)
  const faults = sum < shiftMax ? [] : [`shifts by ${sum.toFixed(3)}: ${moved}`]
  const barriers = async (where: string) =>
    (await barriersOf(page)).map((barrier) => `has a barrier${where}: ${barrier}`)
  faults.push(...(await overflowOf(page)), ...(await barriers('')))
  const shown = await page.evaluate(() => document.documentElement.lang)
  if (shown !== language) faults.push(`is in ${shown}`)
  if (language !== 'en')
    faults.push(
      ...(await untranslatedOn(page, language, catalogue)).map((text) => `is not translated: ${text}`),
    )
  if (isCrawl) {
    await page.emulateMedia({ colorScheme: 'dark' })
    faults.push(...(await barriers(' in the dark')))
  }
  await page.setViewportSize(zoomed)
  await page.waitForTimeout(200)
  faults.push(...(await settledOverflowOf(page)).map((line) => `zoomed to 400%, ${line}`))
  return faults
}

type Walk = { visits: Visit[]; facts: Facts; settingsOf: (at: number) => Settings; isUser: boolean }

/** Returns everything that is wrong with the pages of a walk. */
async function faultsOf(page: Page, { visits, facts, settingsOf, isUser }: Walk): Promise<string[]> {
  const faults: string[] = []
  const links: Links = new Map()
  let noise: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text())
  })
  await countShifts(page)
  await page.goto('/offline')
  for (const [at, visit] of visits.entries()) {
    const path = typeof visit.at === 'string' ? visit.at : visit.at(facts)
    const shown = settingsOf(at)
    const { language, theme, width } = shown
    const name = `${path} in ${language}, ${theme}, at ${width}`
    const add = (...lines: string[]) => faults.push(...lines.map((line) => `${name}: ${line}`))
    await test.step(name, async () => {
      await choose(page, shown, isUser)
      noise = []
      add(...(await visitFaults(page, path, visit, shown)))
      add(...(await noteLinks(page, path, links)))
      add(...noise.filter((line) => !visit.noise?.test(line)).map((line) => `writes: ${line}`))
    })
  }
  return [...faults, ...(await deadLinks(page.request, links))]
}

/** The walks of this run: all pages with each language and width (the theme changes on the page), or once each. */
const walks = isCrawl
  ? settings
      .filter(({ theme }) => theme === 'light')
      .map((each) => ({ name: `in ${each.language} at ${each.width}`, settingsOf: () => each }))
  : [
      {
        name: 'with all settings in turn',
        settingsOf: (at: number) => settings[(at * step) % settings.length]!,
      },
    ]

test.describe('every page', () => {
  test.use({
    // Every warning counts here, and a blocked service worker prints one.
    serviceWorkers: 'allow',
    expectedErrors:
      /status of 404 .*\((\/no-such-page|\/api\/shared(-checks|-essays)?\/a+|\/api\/study\/(session|sets\/0[\d-]+))\)/,
  })

  for (const { name, settingsOf } of walks)
    for (const who of ['visitor', 'user'] as const)
      test(`a ${who} meets no fault on any page, ${name}`, async ({ page, account }) => {
        // Forty pages, each with an audit: a minute on a quiet machine, several on a busy one.
        test.setTimeout(isCrawl ? 1_800_000 : 600_000)
        await page.context().addCookies(account.cookies)
        const facts = await makeFacts(page)
        if (who === 'visitor') await page.context().clearCookies()
        const visits = Object.values(pageVisits).flatMap((each) => [...each[who]])
        expect(await faultsOf(page, { visits, facts, settingsOf, isUser: who === 'user' })).toEqual([])
      })
})

test('the walk knows every page', () => {
  const known = Object.keys(pageVisits).filter((path) => path !== '/no-such-page')
  expect(known.toSorted()).toEqual([...applicationPaths, ...staticRoutes.map(({ path }) => path)].toSorted())
})
