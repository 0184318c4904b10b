// Rules for every call of the contract.
import * as contract from '@yanta/contract'
import { openToExcluded } from '@yanta/contract/open-to-excluded'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '../modules/identity/sessions/sessions.service.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../testing/test-platform.ts'

let platform: TestPlatform
let excluded: TestPlayer
beforeAll(async () => {
  platform = await createTestPlatform()
  excluded = await platform.createPlayer()
  await platform.as(excluded).post(contract.excludeSelf, { body: { term: 'forever' } })
})
afterAll(() => platform.close())

const isCall = (value: unknown): value is contract.CallDeclaration =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value
const calls = Object.values<unknown>(contract).filter(isCall)
const ask = (
  { method, path }: contract.CallDeclaration,
  query: string,
  headers: Record<string, string> = {},
) => {
  const hasBody = method === 'POST' || method === 'PUT'
  const url = `${path.replace(/\{\w+\}/g, 'x')}?${query}`
  return platform.app.inject({
    method,
    url,
    ...(hasBody && { payload: '{}' }),
    headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
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
test.each(playersCalls)('$name refuses a guest before any other check [6.4]', async (call) => {
  const answer = await ask(call, 'locale=ru')
  expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([
    401,
    [{ code: 'unauthorized' }],
  ])
})

const callsThatKnowTheirPlayer = calls.filter(({ access }) => access === 'player' || access === 'visitor')
test('for every call that knows its player it is said whether an excluded one reaches it', () => {
  const names = callsThatKnowTheirPlayer.map(({ name }) => name)
  expect(Object.keys(openToExcluded).toSorted()).toEqual(names.toSorted())
})

// The end of an exclusion is refused by itself before its term is over.
const tableCalls = callsThatKnowTheirPlayer.filter(({ name }) => name !== 'endSelfExclusion')
test.each(tableCalls)(
  '$name is open to a player who has excluded themselves as the table says',
  async (call) => {
    // Some of the calls end the login they are made in.
    const { token } = await openSession(
      platform.db,
      platform.clock.now(),
      platform.app.deps.tokens,
      excluded.id,
      { address: '127.0.0.1', userAgent: 'test' },
    )
    const answer = await ask(call, 'locale=ru', { authorization: `Bearer ${token}` })
    const codes =
      answer.statusCode < 300
        ? []
        : answer.json<{ errors: { code: string }[] }>().errors.map(({ code }) => code)
    expect(codes.includes('self_excluded')).toBe(!openToExcluded[call.name])
    expect(codes).not.toContain('unauthorized')
  },
)
