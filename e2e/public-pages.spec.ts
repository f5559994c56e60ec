import { expect, test } from './support/journey.ts'

const faq = '/faq'

test('searches and filters questions, and says when nothing fits', async ({ page }) => {
  await page.goto(faq)
  const search = page.getByRole('searchbox', { name: 'Search questions' })
  await search.fill('authenticator')
  await expect(page.getByText('2 questions found')).toBeVisible()
  // Signs of regular expressions are compared as they are.
  await search.fill('(a+)+$[')
  await expect(page.getByText('No questions found')).toBeVisible()
  await expect(
    page.getByText('Try adjusting your search terms or browsing a different category.'),
  ).toBeVisible()
  await search.fill('')
  await page.getByRole('radio', { name: /^Security/ }).check({ force: true })
  await expect(page.getByText('5 questions found')).toBeVisible()
  await expect(page).toHaveURL(/\?category=security$/)
  await page.goto(`${faq}?category=nothing`)
  await expect(page.getByText(/^\d\d questions found$/)).toBeVisible()
})

test('finds articles and questions on both pages, with a synonym and a wrong letter', async ({ page }) => {
  await page.goto('/help')
  const search = page.getByRole('searchbox', { name: 'Search articles' })
  await search.fill('money back')
  await expect(page.getByRole('heading', { name: 'In the FAQ' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Subscription plans/ })).toBeVisible()
  await search.fill('authentcator')
  await expect(page.getByRole('link', { name: /Keep your account safe/ })).toBeVisible()
  await page.getByRole('link', { name: /Can I protect my account with a second factor/ }).click()
  await expect(page).toHaveURL(/\/faq#can-i-protect/)
  await page.goto('/faq?q=footnote')
  await expect(page.getByRole('heading', { name: 'In the help center' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Pictures, formulas and tables/ })).toBeVisible()
})

test('searches articles and posts for the signs of regular expressions as they are', async ({ page }) => {
  for (const [path, name] of [
    ['/help', 'Search articles'],
    ['/blog', 'Search posts'],
  ] as const) {
    await page.goto(path)
    const search = page.getByRole('searchbox', { name })
    await search.fill('(a+)+$[\\')
    await expect(page.locator('[data-empty]')).toBeVisible()
    await expect(page).toHaveURL(/\?q=/)
    await page.reload()
    await expect(search).toHaveValue('(a+)+$[\\')
    await expect(page.locator('[data-empty]')).toBeVisible()
    await search.fill('detector')
    await expect(page.locator('[data-item]:visible').first()).toBeVisible()
  }
  await page.goto('/blog?category=nothing')
  await expect(page.locator('main a[href^="/blog/"]:visible').first()).toBeVisible()
})

test('public pages search and change the theme where the browser blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError')
        },
      })
  })
  await page.goto(faq)
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('authenticator')
  await expect(page.getByText('2 questions found')).toBeVisible()
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  const before = await theme()
  await page.locator('[data-theme-toggle]:visible').first().click()
  await expect.poll(theme).not.toBe(before)
})

test('opens one question at a time, and the one that the address names', async ({ page }) => {
  await page.goto(`${faq}#what-is-longhand`)
  const open = page.locator('details[name="faq"][open]')
  await expect(open).toContainText('A desk for writing with help')
  await page.getByText('Who is it for?').click()
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('For people who write')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 404/ })

  test('filters questions, opens articles, and hides what needs a script', async ({ page }) => {
    await page.goto(faq)
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.locator('label', { hasText: 'Security' }).click()
    await expect(page.getByText('Who is it for?')).toBeHidden()
    await page.getByText('Are the texts that I check kept?').click()
    await expect(page.getByText('Not unless you turn history on')).toBeVisible()
    await page.goto('/help')
    await page.getByRole('link', { name: /The AI detector/ }).click()
    await expect(page).toHaveURL(/\/help\/ai-detector$/)
    await page.getByRole('link', { name: 'Back to help center' }).click()
    await expect(page).toHaveURL(/\/help$/)
  })

  test('describes a tool that needs a script', async ({ page }) => {
    await page.goto('/plagiarism-checker')
    await expect(page.getByRole('heading', { name: 'Originality check' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('This tool runs in the browser and needs JavaScript.')
  })

  test('names an unknown post in the documented words', async ({ page }) => {
    const answer = await page.goto('/blog/no-such-post')
    expect(answer!.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible()
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
    await page.getByRole('link', { name: 'Back to the blog' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('a post shares by plain links, and its addresses name this site', async ({ page, request }) => {
  await page.goto('/blog/the-dangers-of-an-ai-detector')
  const site = process.env.LONGHAND_URL!
  const shares = await page
    .getByRole('link', { name: /^Share on / })
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
  expect(shares).toHaveLength(3)
  for (const share of shares)
    expect(share).toContain(encodeURIComponent(`${site}/blog/the-dangers-of-an-ai-detector`))
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await request.get(picture!)).headers()['content-type']).toBe('image/png')
  for (const file of ['/sitemap.xml', '/blog/rss.xml', '/robots.txt']) {
    const answer = await request.get(file)
    expect(answer.status(), file).toBe(200)
    expect(await answer.text(), file).toContain(site)
  }
})
