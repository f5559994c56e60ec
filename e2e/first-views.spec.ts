import { expect, test } from './support/journey.ts'

// Its requests would not be held.
test.use({ serviceWorkers: 'block' })

const pages = [
  { path: '/ai-humanizer', text: 'Humanizer' },
  { path: '/essay-writer/new', text: 'Setting up your essay workspace...' },
  { path: '/settings/privacy', text: 'Privacy & Data' },
]

test('shows a page before its scripts have run, and then the page itself', async ({ signedIn: page }) => {
  for (const { path, text } of pages) {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/app-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const view = page.locator('#first-view')
    await expect(view.getByText(text).first()).toBeVisible()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(view).toHaveCount(0)
    await page.unroute('**/assets/app-*.js')
  }
})
