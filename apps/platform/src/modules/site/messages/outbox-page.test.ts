import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { writeAccountLetter, writeCodeMessage } from './messages.service.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
  const {
    db,
    app: { deps },
  } = platform
  const code = { userId: null, code: '4071', locale: 'ru', hasAccount: false } as const
  await writeCodeMessage(db, deps, { ...code, type: 'phone', contact: '79990001122', purpose: 'login' })
  await writeCodeMessage(db, deps, {
    ...code,
    type: 'email',
    contact: 'anna@example.com',
    purpose: 'restore',
    hasAccount: true,
    link: '/new-password/abc',
  })
  await writeAccountLetter(
    db,
    deps,
    { userId: null, recipient: 'eve@example.com', locale: 'en' },
    {
      kind: 'new-device',
      device: '</title><script>alert(1)</script>',
      address: '"><img src=x onerror=alert(2)>',
      at: new Date('2026-11-20T12:00:00Z'),
    },
  )
})
afterAll(() => platform.close())
const open = (path: string) => platform.app.inject({ url: `/json-api/outbox${path}` })
const list = async (query: string) =>
  (await open(`?format=json${query}`)).json<{ items: Record<string, unknown>[] }>().items

test('the outbox shows each message with its code, newest first', async () => {
  const { body, headers } = await open('')
  expect(body.indexOf('eve@example.com')).toBeLessThan(body.indexOf('anna@example.com'))
  expect(body.match(/<p class="code">4071<\/p>/g)).toHaveLength(2)
  expect(body).toContain('+79990001122')
  expect([headers['cache-control'], headers['content-security-policy']]).toEqual([
    'no-store',
    expect.stringContaining("default-src 'none'"),
  ])
  expect(headers['content-security-policy']).not.toMatch(/script-src/)
})

test('it is available as JSON, for one recipient if the query names one, in any format of a phone', async () => {
  expect(await list('&to=%2B7%20999%20000-11-22')).toMatchObject([
    {
      id: expect.any(String),
      channel: 'sms',
      recipient: '79990001122',
      locale: 'ru',
      subject: null,
      text: expect.stringMatching(/^4071 — код для входа/),
      code: '4071',
      createdAt: expect.any(String),
    },
  ])
  expect(await list('&to=ANNA@example.com')).toMatchObject([
    {
      recipient: 'anna@example.com',
      code: '4071',
      text: expect.stringContaining('http://localhost:3000/new-password/abc'),
    },
  ])
  expect(await list('&to=nobody@example.com')).toEqual([])
  expect(await list('&to=nobody@example.com%00')).toEqual([])
  expect(await list('')).toHaveLength(3)
})

test('a letter has a page of its own, and nothing in it is active', async () => {
  const [eve] = await list('&to=eve@example.com')
  const letter = await open(`/${eve!.id as string}`)
  expect(letter.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/)
  for (const { body } of [letter, await open('')]) expect(body).not.toMatch(/<script|<img src=x/)
  expect((await open('/999999')).statusCode).toBe(404)
  expect((await open('/x')).statusCode).toBe(404)
})

test('the page refreshes by itself only on request', async () => {
  expect((await open('')).body).not.toContain('http-equiv="refresh"')
  expect((await open('?refresh=on')).body).toContain('<meta http-equiv="refresh" content="3">')
})
