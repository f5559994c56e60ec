import type { APIRequestContext, Page } from '@playwright/test'

/** The links of pages: each address with a page that has it. */
export type Links = Map<string, string>

/** Adds the links of a page. Returns those to parts of the page itself that do not exist. */
export async function noteLinks(page: Page, at: string, links: Links): Promise<string[]> {
  const found = await page.evaluate(() => {
    const [here] = location.href.split('#')
    const all = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href)
    const isOwn = (href: string) => href.startsWith(`${here}#`)
    return {
      others: all.filter((href) => !isOwn(href) && href !== here),
      missing: all.filter((href) => isOwn(href) && !document.getElementById(href.split('#')[1]!)),
    }
  })
  for (const href of found.others) if (!links.has(href)) links.set(href, at)
  return found.missing.map((href) => `links to “${href}”, a part that it does not have`)
}

/** Returns the links that lead nowhere: an address of this site that is not found, or a part that a page does not have. */
export async function deadLinks(request: APIRequestContext, links: Links): Promise<string[]> {
  const dead: string[] = []
  const { origin } = new URL(process.env.LONGHAND_URL!)
  const bodies = new Map<string, Promise<{ status: number; text: string }>>()
  const open = async (address: string) => {
    const answer = await request.get(address)
    return { status: answer.status(), text: await answer.text() }
  }
  for (const [href, at] of links) {
    const url = URL.parse(href)
    if (!url || /^(javascript|about):/.test(href) || href.endsWith('#')) dead.push(`${at} links to “${href}”`)
    if (url?.origin !== origin) continue
    const address = `${url.origin}${url.pathname}${url.search}`
    if (!bodies.has(address)) bodies.set(address, open(address))
    const { status, text } = await bodies.get(address)!
    if (status >= 400) dead.push(`${at} links to ${url.pathname}, which answers ${status}`)
    // The application draws its parts itself; its pages are visited one by one.
    const part = decodeURIComponent(url.hash.slice(1))
    if (part && !text.includes('id="app"') && !text.includes(`id="${part}"`))
      dead.push(`${at} links to ${url.pathname}#${part}, which does not exist`)
  }
  return dead
}
