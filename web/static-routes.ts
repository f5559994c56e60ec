/** Pages that the build writes to build/web; see site/render.tsx. Separate from routes.ts, which Node cannot import. */
export const staticRoutes = [
  { path: '/', file: 'index.html' },
  { path: '/terms', file: 'terms.html' },
  { path: '/privacy', file: 'privacy.html' },
  { path: '/404', file: '404.html' },
  { path: '/500', file: '500.html' },
  { path: '/offline', file: 'offline.html' },
] as const
