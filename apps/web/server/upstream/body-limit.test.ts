import type { AddressInfo } from 'node:net'
import { type CallDeclaration, getBalance, login, usualBodyBytes } from '@yanta/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildBodyLimits } from './body-limit.ts'
import { type SiteUnderTest, siteOrigin, startSite } from '../testing/site-under-test.ts'

let under: SiteUnderTest
let origin: string
beforeEach(async () => {
  under = await startSite()
  await under.site.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(under.site.server.address() as AddressInfo).port}`
})
afterEach(() => under.close())

const large = Buffer.from(`"${'x'.repeat(3_000_000)}"`)
const inParts = () =>
  new ReadableStream({
    start(controller) {
      for (let at = 0; at < large.length; at += 16_384) controller.enqueue(large.subarray(at, at + 16_384))
      controller.close()
    },
  })
const send = (path: string, body: BodyInit) =>
  fetch(origin + path, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'x-requested-with': 'XMLHttpRequest', origin: siteOrigin, 'content-type': 'application/json' },
  } as RequestInit)

const largeBodies = [
  ['with its length', '/json-api/users/break', () => large],
  ['in parts', '/json-api/users/break', inParts],
  ['to a call that this server answers', '/json-api/login', () => large],
  ['in parts to a call that this server answers', '/json-api/login', inParts],
  ['as a form', '/login', () => large],
] as const
test.each(largeBodies)('a body of 3 MB %s is answered 413, with its code [8.2]', async (_how, path, body) => {
  const response = await send(path, body())
  expect(response.status).toBe(413)
  expect(await response.json()).toEqual({
    errors: [{ code: 'payload_too_large' }],
    requestId: expect.any(String),
  })
  expect(under.platform.received).toHaveLength(0)
})

const base64 = Buffer.alloc(45 * 1024 * 1024, 65)
const pictures = [
  ['with its length', () => base64],
  [
    'in parts',
    () =>
      new ReadableStream({
        start(controller) {
          for (let at = 0; at < base64.length; at += 1_048_576)
            controller.enqueue(base64.subarray(at, at + 1_048_576))
          controller.close()
        },
      }),
  ],
] as const
test.each(pictures)(
  'a picture of 45 MB %s is answered 413, with the code of documents [8.35]',
  async (_how, picture) => {
    const response = await fetch(`${origin}/json-api/verifications/identity`, {
      method: 'PUT',
      body: picture(),
      duplex: 'half',
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        origin: siteOrigin,
        'content-type': 'application/json',
      },
    } as RequestInit)
    expect([response.status, await response.json()]).toMatchObject([
      413,
      { errors: [{ code: 'large_file' }] },
    ])
    expect(under.platform.received).toHaveLength(0)
  },
)

test('a body of exactly the limit is passed to the platform', async () => {
  expect((await send('/json-api/users/break', Buffer.alloc(usualBodyBytes, 32))).status).toBe(404)
  expect(under.platform.received[0]!.body).toHaveLength(usualBodyBytes)
})

test('a call with a larger limit declares it', () => {
  const upload: CallDeclaration = {
    ...getBalance,
    method: 'PUT',
    path: '/json-api/verifications/{id}',
    bodyBytes: 1_000_000,
  }
  const findBodyLimit = buildBodyLimits([login, upload])
  const asked = [
    ['PUT', '/json-api/verifications/7'],
    ['GET', '/json-api/verifications/7'],
    ['PUT', '/json-api/verifications/7/x'],
    ['POST', login.path],
  ] as const
  const usual = { bytes: usualBodyBytes, code: 'payload_too_large' }
  expect(asked.map(([method, path]) => findBodyLimit(method, path))).toEqual([
    { bytes: 1_000_000, code: 'payload_too_large' },
    usual,
    usual,
    usual,
  ])
})
