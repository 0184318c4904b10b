import { getBalance, getOwnLobby, getPlayerPage, getProfile, listFavourites } from '@yanta/contract'
import { profile } from '@yanta/contract/fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '../../src/data/api/caller.ts'
import { type FakePlatform, access, startFakePlatform } from '../testing/fake-platform.ts'
import { config } from '../testing/site-under-test.ts'
import { recheckMs } from './player-page.ts'
import { type VisitorCalls, buildVisitorCalls } from './public-answers.ts'

let platform: FakePlatform
let calls: VisitorCalls
let wrong: unknown[]
beforeEach(async () => {
  wrong = []
  platform = await startFakePlatform()
  calls = buildVisitorCalls(
    { ...config, apiBaseUrl: platform.baseUrl },
    { onCatalogueVersion: () => {}, onWrongAnswer: (answer) => void wrong.push(answer) },
  )
})
afterEach(async () => {
  vi.useRealTimers()
  await platform.close()
})

const callOfDocument = (bearer = access): Call =>
  calls.callFor(
    {
      locale: 'ru',
      hasJunkLocale: false,
      address: '203.0.113.9',
      region: '',
      isRegionBlocked: false,
      session: { access: bearer, refresh: undefined },
      id: undefined,
      userAgent: '',
      isPrefetch: false,
    },
    'request-1',
    bearer,
  )
/** As the loaders of root and screen do, in one turn. */
const loadPage = (call: Call) => Promise.all([call(getProfile), call(getBalance), call(getOwnLobby)])
const pathsAsked = () => platform.received.splice(0).map(({ path }) => path.split('?')[0])
const documented = [getProfile.path, getBalance.path, getOwnLobby.path]
const refusal = (code: string, status: number) => ({ ok: false, refusal: { code, status } })

test("what root and screen need of a player is asked in one call, with each call's own answer", async () => {
  const joined = await loadPage(callOfDocument())
  expect(new URL(platform.received[0]!.path, 'http://x').searchParams.get('parts')).toBe(
    'profile,balance,lobby',
  )
  expect(pathsAsked()).toEqual([getPlayerPage.path])
  const call = callOfDocument()
  const alone = [await call(getProfile), await call(getBalance), await call(getOwnLobby)]
  expect(joined).toEqual(alone)
  expect(joined.every(({ ok }) => ok)).toBe(true)
})

test('one call of a player alone, and calls that are no part of a page, are made as documented', async () => {
  const call = callOfDocument()
  await Promise.all([call(getProfile), call(listFavourites)])
  expect(pathsAsked().toSorted()).toEqual([listFavourites.path, getProfile.path].toSorted())
})

test.each(documented)('a part that fails leaves the others: %s', async (path) => {
  platform.answers.set(path, [503, { errors: [{ code: 'temporarily_unavailable' }] }])
  const answers = await loadPage(callOfDocument())
  expect(pathsAsked()).toEqual([getPlayerPage.path])
  expect(answers.map(({ ok }) => ok)).toEqual(documented.map((each) => each !== path))
  expect(answers[documented.indexOf(path)]).toMatchObject(refusal('temporarily_unavailable', 503))
})

test('a part of another shape fails alone, and is reported', async () => {
  platform.answers.set(getProfile.path, [200, { ...profile, nick_name: 7 }])
  const [first, ...others] = await loadPage(callOfDocument())
  expect(first).toMatchObject(refusal('temporarily_unavailable', 0))
  expect(others.every(({ ok }) => ok)).toBe(true)
  expect(wrong).toEqual([{ call: 'getProfile', where: 'nick_name', requestId: 'request-1' }])
})

test.each([null, 7, 'text', [], {}, { status: '503' }, { answer: null }])(
  'a part that is neither answer nor refusal fails: %j',
  async (part) => {
    const { body } = await readWholePage()
    platform.answers.set(getPlayerPage.path, [200, { ...body, balance: part }])
    const [first, second] = await loadPage(callOfDocument())
    expect([first.ok, second]).toMatchObject([true, refusal('temporarily_unavailable', 0)])
  },
)

test('a part that an older platform does not know is asked for by its documented call', async () => {
  const { body } = await readWholePage()
  platform.answers.set(getPlayerPage.path, [200, { ...body, lobby: undefined }])
  const answers = await loadPage(callOfDocument())
  expect(pathsAsked()).toEqual([getPlayerPage.path, getOwnLobby.path])
  expect(answers.every(({ ok }) => ok)).toBe(true)
})

test.each([401, 429, 500, 503])('a joint call that answers %i is the answer to each', async (status) => {
  platform.answers.set(getPlayerPage.path, [status, { errors: [{ code: 'some_code' }] }])
  const answers = await loadPage(callOfDocument())
  expect(answers).toMatchObject(Array(3).fill(refusal('some_code', status)))
  expect(pathsAsked()).toEqual([getPlayerPage.path])
})

test('a session that is over is refused to each', async () => {
  expect(await loadPage(callOfDocument('stale.access.token'))).toMatchObject(
    Array(3).fill(refusal('unauthorized', 401)),
  )
})

test("another operator's platform without the joint call gets the documented ones, and is asked again after a while", async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  platform.answers.set(getPlayerPage.path, [404, { errors: [{ code: 'not_found' }] }])
  const first = await loadPage(callOfDocument())
  expect(first.every(({ ok }) => ok)).toBe(true)
  expect(pathsAsked()).toEqual([getPlayerPage.path, ...documented])
  vi.setSystemTime(Date.now() + recheckMs - 1)
  expect(await loadPage(callOfDocument())).toEqual(first)
  expect(pathsAsked()).toEqual(documented)
  platform.answers.delete(getPlayerPage.path)
  vi.setSystemTime(Date.now() + 1)
  expect(await loadPage(callOfDocument())).toEqual(first)
  expect(pathsAsked()).toEqual([getPlayerPage.path])
})

async function readWholePage() {
  const answer = await fetch(
    `${platform.baseUrl}${getPlayerPage.path}?parts=profile,balance,lobby&platform=desktop`,
    { headers: { authorization: `Bearer ${access}` } },
  )
  platform.received.length = 0
  return { body: (await answer.json()) as object }
}
