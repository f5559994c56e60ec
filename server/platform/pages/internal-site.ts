import type { Context } from 'hono'

/** Pages that stay open to visitors where the product is not presented: help, and the texts that an account accepts. */
const openFolders = ['/help', '/faq', '/developers', '/terms', '/privacy', '/assets', '/icons']
/** Pages of the application that a visitor needs, or that a link from someone leads to. */
const openRoutes = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/auth',
  '/verify-email',
  '/email-change',
  '/unsubscribe',
  '/shared',
]
const isIn = (path: string, folders: string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`))

type Parts = { isRoute: (path: string) => boolean; hasSession: boolean }

/**
 * Answers for a site that does not present the product: its front page and all tools lead to the sign-in, and search
 * engines find nothing. Returns null for an address that is served as usual.
 */
export function internalAnswer(c: Context, { isRoute, hasSession }: Parts): Response | null {
  const { path } = c.req
  if (path === '/robots.txt') return c.text('User-agent: *\nDisallow: /\n')
  if (path === '/sitemap.xml' || path.endsWith('.rss') || path === '/rss.xml')
    return c.text('Not found.', 404)
  const isPage = !/\.[a-z0-9]+$/.test(path)
  if (!isPage || isIn(path, openFolders)) return null
  if (isRoute(path) && (hasSession || isIn(path, openRoutes))) return null
  c.header('cache-control', 'no-store')
  c.header('vary', 'cookie')
  if (hasSession) return c.redirect('/chat', 302)
  const next = path === '/' || !isRoute(path) ? '' : `?next=${encodeURIComponent(path)}`
  return c.redirect(`/login${next}`, 302)
}
