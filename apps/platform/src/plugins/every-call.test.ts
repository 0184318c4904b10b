// Rules for every call of the contract.
import * as contract from '@yanta/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const isCall = (value: unknown): value is contract.CallDeclaration =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value
const calls = Object.values<unknown>(contract).filter(isCall)
const ask = ({ method, path }: contract.CallDeclaration, query: string) => {
  const hasBody = method === 'POST' || method === 'PUT'
  const url = `${path.replace(/\{\w+\}/g, 'x')}?${query}`
  return platform.app.inject({
    method,
    url,
    ...(hasBody && { payload: '{}', headers: { 'content-type': 'application/json' } }),
  })
}

test.each(calls)('$name refuses a language that is not supported [1.4]', async (call) => {
  for (const query of ['locale=de', 'locale=', 'locale=ru&locale=en']) {
    const answer = await ask(call, query)
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { errors: [{ code: 'language_not_supported' }], requestId: expect.any(String) },
    ])
  }
})

test.each(calls)('$name refuses a platform that is neither mobile nor desktop [7.1]', async (call) => {
  const answer = await ask(call, 'platform=fridge')
  expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([
    400,
    [{ code: 'invalid_request', field: 'platform' }],
  ])
})

test.each(calls)('$name accepts both languages and both platforms [7.1]', async (call) => {
  for (const query of ['locale=ru&platform=mobile', 'locale=en&platform=desktop']) {
    const answer = await ask(call, query)
    const codes =
      answer.statusCode < 300 ? [] : answer.json<{ errors: { code: string; field?: string }[] }>().errors
    expect(codes).not.toContainEqual({ code: 'language_not_supported' })
    expect(codes).not.toEqual([{ code: 'invalid_request', field: 'platform' }])
  }
})

test('there are guests and players and no higher role: a call is open to all, needs a session, or is signed by another server [6.1]', () => {
  expect(new Set(calls.map(({ access }) => access))).toEqual(
    new Set(['anyone', 'visitor', 'player', 'provider']),
  )
})

const playersCalls = calls.filter(({ access }) => access === 'player')
test.each(playersCalls)('$name needs a player: a guest is refused before any other check', async (call) => {
  const answer = await ask(call, 'locale=ru')
  expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([
    401,
    [{ code: 'unauthorized' }],
  ])
})
