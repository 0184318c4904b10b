// The service worker: caches files with a content hash in their name, and shows an offline page when there is no network.
// It never caches a document, a call or anything personal. The cache survives a release and can't serve outdated files, because
// scripts and styles are only cached under names that change with their content.
/// <reference lib="webworker" />

import { defaultLocale, locales } from '@yanta/contract'
import { type StoredRequest, classifyRequest, findPage, mayCache } from './classify-request.ts'

declare const self: ServiceWorkerGlobalScope
/** The version of the build's list of routes; with it each release has a worker of its own. */
declare const RELEASE: string

const filesCache = 'files-1'
const pagesCache = 'pages-1'
const maxFiles = 400
/** The build for guests has a worker of its own; the page caches of both are distinguished by base path. */
const base = new URL(self.registration.scope).pathname

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const pages = await caches.open(pagesCache)
      // If the offline page can't be loaded the worker is not installed; the previous one stays.
      await Promise.all(locales.map((locale) => cachePage(pages, locale)))
    })(),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      await Promise.all(
        names.filter((name) => name !== filesCache && name !== pagesCache).map((name) => caches.delete(name)),
      )
      await self.clients.claim()
      if (!isAskedFor) return
      for (const page of await self.clients.matchAll({ type: 'window' }))
        page.postMessage({ type: 'updated', release: RELEASE })
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const kind = classifyRequest(describe(event.request), self.location.origin)
  if (kind === 'file') event.respondWith(answerFile(event.request))
  if (kind === 'page') event.respondWith(answerPage(event.request))
})

/** The visitor accepted this release; the pages of all tabs learn of it. */
let isAskedFor = false

/** Pages send their language, so that the offline page uses it too, ask which release this is, and put it in place. */
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const data = event.data as { type?: string; locale?: string } | null
  if (data?.type === 'release') event.ports[0]?.postMessage(RELEASE)
  if (data?.type === 'update' || data?.type === 'activate') {
    isAskedFor ||= data.type === 'update'
    event.waitUntil(self.skipWaiting())
  }
  if (data?.type !== 'locale' || !locales.some((known) => known === data.locale)) return
  event.waitUntil(
    caches.open(pagesCache).then((pages) => pages.put(`${base}locale`, new Response(data.locale))),
  )
})

self.addEventListener('push', (event) => {
  const note = readNote(event.data)
  if (note)
    event.waitUntil(
      self.registration.showNotification(note.title, {
        body: note.body,
        icon: note.icon,
        tag: note.tag,
        data: { path: note.path },
      }),
    )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data as { path: string }
  event.waitUntil(
    (async () => {
      const open = findPage(await self.clients.matchAll({ type: 'window' }))
      if (!open) return void (await self.clients.openWindow(path))
      await open.focus()
      open.postMessage({ type: 'open', path })
    })(),
  )
})

function describe({ method, mode, url, headers }: Request): StoredRequest {
  return { method, mode, url, hasRange: headers.has('range') }
}

async function answerFile(request: Request): Promise<Response> {
  // If storage is full or broken, the network is used.
  const files = await caches.open(filesCache).catch(() => null)
  const kept = await files?.match(request, { ignoreVary: true }).catch(() => undefined)
  if (kept) return kept
  const response = await fetch(request)
  if (files && mayCache(response)) {
    const copy = response.clone()
    void files
      .put(request, copy)
      .then(() => forgetOldest(files))
      .catch(() => {})
  }
  return response
}

async function answerPage(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const pages = await caches.open(pagesCache)
    const locale = (await (await pages.match(`${base}locale`))?.text()) ?? defaultLocale
    const page = await pages.match(`${base}offline.html?locale=${locale}`)
    if (!page) throw error
    return page
  }
}

async function cachePage(pages: Cache, locale: string): Promise<void> {
  const response = await fetch(`${base}offline.html?locale=${locale}`, {
    cache: 'no-cache',
    credentials: 'omit',
  })
  if (!response.ok) throw new Error(`the offline page answered ${response.status}`)
  await pages.put(`${base}offline.html?locale=${locale}`, response)
}

/** Names change with their content, so the oldest files are those no longer requested. */
async function forgetOldest(files: Cache): Promise<void> {
  const requests = await files.keys()
  for (const request of requests.slice(0, Math.max(0, requests.length - maxFiles)))
    await files.delete(request)
}

interface Note {
  title: string
  body: string
  path: string
  icon?: string
  tag?: string
}

/** Parses a push message; its target is always a path of this site. */
function readNote(data: PushMessageData | null): Note | null {
  try {
    const { title, body = '', path = '/', icon, tag } = (data?.json() ?? {}) as Partial<Note>
    if (typeof title !== 'string') return null
    return {
      title,
      body: String(body),
      icon,
      tag,
      path: /^\/(?![/\\])/.test(String(path)) ? String(path) : '/',
    }
  } catch {
    return null
  }
}
