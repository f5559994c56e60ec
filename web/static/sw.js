// Opens the application without a network, and shows the offline page in place of all other pages.
//
// It keeps files of the build only, which are the same for everybody; what the application shows is kept by
// web/offline-copy.ts. scripts/service-worker.ts replaces the three values.
const build = 'none'
const applicationPatterns = []
const assets = []

const pagesCache = `longhand-pages ${build}`
const assetsCache = 'longhand-assets'
const shell = '/chat/new'
const offlinePage = '/offline'

async function keepPages() {
  const pages = await caches.open(pagesCache)
  for (const page of [shell, offlinePage]) await pages.add(new Request(page, { cache: 'reload' }))
  const html = await (await pages.match(shell)).text()
  const needed = assets.filter((asset) => html.includes(asset))
  await (await caches.open(assetsCache)).addAll(needed)
  await self.skipWaiting()
}

async function takeOver() {
  await self.registration.navigationPreload?.enable()
  const outdated = (await caches.keys()).filter((name) => name !== pagesCache && name !== assetsCache)
  await Promise.all(outdated.map((name) => caches.delete(name)))
  const kept = await caches.open(assetsCache)
  for (const request of await kept.keys())
    if (!assets.includes(new URL(request.url).pathname)) await kept.delete(request)
  await self.clients.claim()
}

async function answerPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    const { pathname } = new URL(event.request.url)
    const isApplication = applicationPatterns.some((pattern) => new RegExp(pattern).test(pathname))
    const pages = await caches.open(pagesCache)
    return (await pages.match(isApplication ? shell : offlinePage)) ?? Response.error()
  }
}

/** The name of an asset changes with its content, so that a kept one is never outdated. */
async function answerAsset(request) {
  const kept = await caches.open(assetsCache)
  const found = await kept.match(request)
  if (found) return found
  const response = await fetch(request)
  if (response.status === 200) await kept.put(request, response.clone()).catch(() => {})
  return response
}

/** Keeps files that a page had loaded before this worker took over. */
async function keepLoaded(addresses) {
  const kept = await caches.open(assetsCache)
  for (const address of addresses)
    if (assets.includes(new URL(address).pathname) && !(await kept.match(address))) await kept.add(address)
}

self.addEventListener('message', (event) => event.waitUntil(keepLoaded(event.data)))
self.addEventListener('install', (event) => event.waitUntil(keepPages()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(answerPage(event))
  else if (assets.includes(new URL(request.url).pathname)) event.respondWith(answerAsset(request))
})
