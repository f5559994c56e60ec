/**
 * Registers the service worker, which opens the application without a network; see static/sw.js. It learns which files
 * this page had loaded before it took over.
 */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  async function register() {
    await serviceWorker.register('/sw.js')
    const { active } = await serviceWorker.ready
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
  }
  // A browser may forbid service workers; the pages work without them.
  window.addEventListener('load', () => register().catch(() => {}))
}
