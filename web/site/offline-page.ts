/** Lets a later visit without a connection end on the offline page; see static/sw.js. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A browser may forbid workers; the pages work all the same.
  window.addEventListener('load', () => navigator.serviceWorker.register('/sw.js').catch(() => {}))
}
