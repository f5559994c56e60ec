// Shows the offline page when a page cannot be loaded. It keeps nothing else, so it can serve nothing stale.
const cacheName = 'longhand-offline'
const offlinePage = '/offline'

async function keepOfflinePage() {
  const cache = await caches.open(cacheName)
  await cache.add(new Request(offlinePage, { cache: 'reload' }))
  await self.skipWaiting()
}

async function takeOver() {
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error()
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event))
})
