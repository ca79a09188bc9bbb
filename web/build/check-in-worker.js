// The service worker of the page at the door: the page and all its files work without a network after the first load.
// The API is never cached: the page keeps the roster and the scans itself.

const files = '{files}'
const name = 'check-in {version}'
const page = '/check-in/check-in.html'
/** How long the network may take for the page before the stored one is shown, in milliseconds. */
const patienceMs = 3000

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(files)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const old of await caches.keys()) if (old.startsWith('check-in ') && old !== name) await caches.delete(old)
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(networkFirst(request))
  else if (pathname.startsWith('/check-in/')) event.respondWith(cacheFirst(request))
})

async function networkFirst(request) {
  const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) }).catch(() => Response.error())
  // a proxy whose server is away answers 502 or 503, in place of a network that answers nothing
  const isPage = answer.type !== 'error' && answer.status < 500
  const stored = isPage ? undefined : await caches.match(page)
  if (!stored) return answer
  // an unread answer keeps its connection, and a browser has six
  await answer.body?.cancel()
  return stored
}

const cacheFirst = async (request) => (await caches.match(request)) ?? (await fetch(request))
