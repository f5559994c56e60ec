/**
 * Pages that the build writes to build/web; see site/render.tsx. Articles and posts have pages beside these, one for each
 * file of content/. Separate from routes.ts, which Node cannot import.
 */
export const staticRoutes = [
  { path: '/', file: 'index.html' },
  { path: '/features', file: 'features.html' },
  { path: '/resources/technology', file: 'resources/technology.html' },
  { path: '/developers', file: 'developers.html' },
  { path: '/help', file: 'help.html' },
  { path: '/support/help', file: 'support/help.html' },
  { path: '/faq', file: 'faq.html' },
  { path: '/support/faq', file: 'support/faq.html' },
  { path: '/blog', file: 'blog.html' },
  { path: '/terms', file: 'terms.html' },
  { path: '/privacy', file: 'privacy.html' },
  { path: '/404', file: '404.html' },
  { path: '/500', file: '500.html' },
  { path: '/offline', file: 'offline.html' },
] as const

/** The folder of the build with the pages in other languages, one folder for each. */
export const translationsFolder = 'in'

/** The folder of the build with the pages for sites that sell plans, which replace those beside it. */
export const plansFolder = 'with-plans'
