import { getBalance, getGame, listGames, takeBreak } from '@yanta/contract'
import { balance, game } from '@yanta/contract/fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCaller } from './caller.ts'
import { createRenewal } from './shared-renewal.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

const settings = {
  baseUrl: '',
  locale: () => 'en' as const,
  platform: () => 'mobile' as const,
  timeoutMs: 30_000,
}
const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }))

test('a call carries X-Requested-With, platform and accept-language [7.1]', async () => {
  fetched.mockReturnValue(answer(game))
  const result = await createCaller(settings)(getGame, { params: { slug: 'neon-drive' } })
  expect(result).toEqual({ ok: true, value: game })
  const [address, init] = fetched.mock.calls[0]!
  expect(address).toBe('/json-api/v2/games/neon-drive?platform=mobile')
  expect(init).toMatchObject({
    method: 'GET',
    headers: { 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'en' },
  })
})

test('repeated query keys are repeated, absent ones left out', async () => {
  fetched.mockReturnValue(answer({ items: [], totalItems: 0 }))
  await createCaller(settings)(listGames, {
    query: { 'filter[category][]': ['slots', 'top'], q: undefined, page: 2 },
  })
  expect(fetched.mock.calls[0]![0]).toBe(
    '/json-api/v2/games?filter%5Bcategory%5D%5B%5D=slots&filter%5Bcategory%5D%5B%5D=top&page=2&platform=mobile',
  )
})

test('a refusal is a result with the codes of the answer [8.1]', async () => {
  fetched.mockReturnValue(answer({ errors: [{ code: 'game_not_found' }], requestId: 'r1' }, 404))
  expect(await createCaller(settings)(getGame, { params: { slug: 'nope' } })).toEqual({
    ok: false,
    refusal: { code: 'game_not_found', status: 404, errors: [{ code: 'game_not_found' }], requestId: 'r1' },
  })
})

test.each([
  ['a lost connection', () => Promise.reject(new TypeError('failed')), 'temporarily_unavailable', 0],
  [
    'a page instead of JSON',
    () => Promise.resolve(new Response('<html>', { status: 502 })),
    'temporarily_unavailable',
    502,
  ],
  [
    'a limit without a body',
    () => Promise.resolve(new Response('', { status: 429 })),
    'too_many_requests',
    429,
  ],
  [
    'a page that says it is fine',
    () => Promise.resolve(new Response('<!DOCTYPE html>')),
    'temporarily_unavailable',
    0,
  ],
  ['an answer that is nothing', () => answer(null), 'temporarily_unavailable', 0],
  ['a bare word', () => answer('ok'), 'temporarily_unavailable', 0],
  ['an error that is nothing', () => answer(null, 500), 'temporarily_unavailable', 500],
  ['an empty error', () => answer({}, 400), 'invalid_request', 400],
] as const)('%s is a result too', async (_name, respond, code, status) => {
  fetched.mockImplementation(respond)
  expect(await createCaller(settings)(getGame, { params: { slug: 'neon-drive' } })).toMatchObject({
    ok: false,
    refusal: { code, status },
  })
})

test.each([
  ['no locale', { locale: () => JSON.parse('{') as never }, {}],
  ['a body that is no JSON', {}, { body: { hours: 1n } as never }],
  [
    'a broken listener',
    {
      onAnswer() {
        throw new SyntaxError('no such header')
      },
    },
    {},
  ],
])(
  'an error of the program, such as %s, is no lost connection: the call rejects',
  async (_name, changes, input) => {
    fetched.mockReturnValue(answer(balance))
    await expect(createCaller({ ...settings, ...changes })(takeBreak, input as never)).rejects.toThrow()
  },
)

test('a cancelled call aborts its request and is a result', async () => {
  const cancelling = new AbortController()
  fetched.mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error))
      }),
  )
  const result = createCaller(settings)(getBalance, {}, { signal: cancelling.signal })
  cancelling.abort()
  expect(await result).toMatchObject({ ok: false, refusal: { status: 0 } })
})

test('after a 401 the session is renewed and the call repeated, once [4.24]', async () => {
  const renewSession = vi.fn(async () => 'renewed' as const)
  fetched
    .mockReturnValueOnce(answer({ errors: [{ code: 'unauthorized' }] }, 401))
    .mockReturnValueOnce(answer(balance))
  expect(await createCaller({ ...settings, renewSession })(getBalance)).toEqual({ ok: true, value: balance })
  fetched.mockImplementation(() => answer({ errors: [{ code: 'unauthorized' }] }, 401))
  expect(await createCaller({ ...settings, renewSession })(takeBreak, { body: { hours: 1 } })).toMatchObject({
    ok: false,
    refusal: { status: 401 },
  })
  expect(renewSession).toHaveBeenCalledTimes(2)
})

test('twenty calls refused together request one renewal, and each is repeated once [4.24]', async () => {
  let isGood = false
  const renew = vi.fn(async () => {
    isGood = true
    return 'renewed' as const
  })
  fetched.mockImplementation(() =>
    isGood ? answer(balance) : answer({ errors: [{ code: 'unauthorized' }] }, 401),
  )
  const call = createCaller({ ...settings, renewSession: createRenewal({ renew }) })
  const results = await Promise.all(Array.from({ length: 20 }, () => call(getBalance)))
  expect(results.every(({ ok }) => ok)).toBe(true)
  expect(renew).toHaveBeenCalledOnce()
  expect(fetched).toHaveBeenCalledTimes(40)
})

const renewals = [
  ['ended', 401],
  ['unknown', 503],
] as const
test.each(renewals)('a session whose renewal is %s answers %i [4.24]', async (renewal, status) => {
  fetched.mockImplementation(() => answer({ errors: [{ code: 'unauthorized' }] }, 401))
  expect(await createCaller({ ...settings, renewSession: async () => renewal })(getBalance)).toMatchObject({
    ok: false,
    refusal: { status },
  })
  expect(fetched).toHaveBeenCalledOnce()
})

test('a call open to everyone does not renew the session', async () => {
  const renewSession = vi.fn(async () => 'renewed' as const)
  fetched.mockReturnValue(answer({ errors: [{ code: 'unauthorized' }] }, 401))
  await createCaller({ ...settings, renewSession })(getGame, { params: { slug: 'neon-drive' } })
  expect(renewSession).not.toHaveBeenCalled()
})
