import { expect, test } from 'vitest'
import { classifyRequest, findPage, mayCache } from './classify-request.ts'

const origin = 'https://casino.example'
const ask = (path: string, more: object = {}) =>
  classifyRequest(
    { method: 'GET', mode: 'no-cors', url: new URL(path, origin).href, hasRange: false, ...more },
    origin,
  )

test.each([
  '/assets/site-DtXANwkn.js',
  '/assets/onest-latin-C7mWqrkG.woff2',
  '/art/covers/neon-drive-tall.0a1b2c3d.360.webp',
  '/art/errors/404.0a1b2c3d.webp',
  '/brand/symbol.0a1b2c3d.svg',
])('%s has a content hash in its name and is cached', (path) => {
  expect(ask(path)).toBe('file')
})

const guestPaths = [
  ['/guest/assets/site-DtXANwkn.js', 'no-cors', 'file'],
  ['/guest/games/slots', 'navigate', 'page'],
  ['/guest/', 'navigate', 'page'],
  ['/guest/sw.js', 'no-cors', 'pass'],
  ['/guest/manifest.webmanifest', 'no-cors', 'pass'],
  ['/guest/offline.html', 'navigate', 'pass'],
] as const
test.each(guestPaths)('below /guest/ %s (%s) is classified the same: %s [2.1]', (path, mode, verdict) => {
  expect(ask(path, { mode })).toBe(verdict)
})

test.each([
  '/json-api/users/profile',
  '/api/winners',
  '/socket',
  '/sw.js',
  '/log',
  '/performance',
  '/art/covers/neon-drive-tall.webp',
  '/manifest.webmanifest',
  '/games/slots.data',
  'https://evil.example/assets/site-DtXANwkn.js',
  '/json-api/assets/site-DtXANwkn.js',
])('%s is never cached', (path) => {
  expect(ask(path)).toBe('pass')
})

test('documents come from the network, or are replaced by the offline page', () => {
  for (const path of ['/', '/profile/balance', '/play/neon-drive?mode=demo', '/login'])
    expect(ask(path, { mode: 'navigate' })).toBe('page')
  for (const path of ['/json-api/docs', '/json-api/outbox', '/art/brand/symbol.svg', '/offline.html'])
    expect(ask(path, { mode: 'navigate' })).toBe('pass')
})

test.each([{ method: 'POST' }, { method: 'PUT' }, { hasRange: true }])(
  '%o is not handled by the worker',
  (more) => {
    expect(ask('/assets/site-DtXANwkn.js', more)).toBe('pass')
  },
)

test.each([
  ['a script', { status: 200, type: 'basic', contentType: 'text/javascript; charset=utf-8' }, true],
  [
    'a page in its place, as a broken release sends it',
    { status: 200, type: 'basic', contentType: 'text/html; charset=utf-8' },
    false,
  ],
  ['nothing that says what it is', { status: 200, type: 'basic', contentType: null }, false],
  ['a part', { status: 206, type: 'basic', contentType: 'image/webp' }, false],
  ['an error', { status: 404, type: 'basic', contentType: 'application/json' }, false],
  ['an answer of another origin', { status: 200, type: 'cors', contentType: 'image/webp' }, false],
] as const)('%s under the name of a file is cached: %#', (_what, { status, type, contentType }, isKept) => {
  expect(
    mayCache({ status, type, headers: new Headers(contentType ? { 'content-type': contentType } : {}) }),
  ).toBe(isKept)
})

const openWindow = (path: string, frameType = 'top-level') => ({ url: `${origin}${path}`, frameType })
const page = openWindow('/games/slots')
test.each([
  ['the first page of the site', [page, openWindow('/')], page],
  ['not the support chat inside a page', [openWindow('/support-chat/', 'nested'), page], page],
  ['not the operator of the support chat', [openWindow('/support-chat/operator'), page], page],
  ['not a tab with an answer of the platform', [openWindow('/json-api/outbox'), page], page],
  [
    'a page that another one has opened',
    [openWindow('/promo', 'auxiliary')],
    openWindow('/promo', 'auxiliary'),
  ],
  ['none, if only the outbox is open', [openWindow('/json-api/outbox')], undefined],
])('a clicked notification is shown by %s', (_what, windows, shown) => {
  expect(findPage(windows)).toEqual(shown)
})
