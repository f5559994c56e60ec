/** Registers the service worker that shows the offline page on a later visit; see static/sw.js. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A browser may forbid service workers; the pages work without them.
  window.addEventListener('load', () => navigator.serviceWorker.register('/sw.js').catch(() => {}))
}
