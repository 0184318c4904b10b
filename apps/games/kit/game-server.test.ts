import { expect, test, vi } from 'vitest'
import { openFixture, roundFixture, seedsFixture } from '../server/api-fixtures.ts'
import { createGameServer } from './game-server.ts'

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const refusal = (status: number, code: string) => json(status, { errors: [{ code }] })
const serve = (...answers: (Response | Error)[]) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const answer = answers.shift() ?? refusal(500, 'internal_error')
    if (answer instanceof Error) throw answer
    return answer
  })
  return { fetch, server: createGameServer({ fetch, waitsMs: [0, 0], timeoutMs: 1000 }) }
}
const ignore = () => undefined

test('a round whose answer was lost is requested again with the same request id', async () => {
  const { fetch, server } = serve(
    new TypeError('network'),
    refusal(503, 'temporarily_unavailable'),
    json(200, { round: roundFixture }),
  )
  const onSlow = vi.fn()
  expect(await server.playRound({ stake: 2000, requestId: 'request-1' }, onSlow)).toEqual({
    kind: 'ok',
    value: { round: roundFixture },
  })
  expect(fetch.mock.calls.map(([, init]) => init?.body)).toEqual(
    Array(3).fill(JSON.stringify({ stake: 2000, requestId: 'request-1' })),
  )
  expect(onSlow).toHaveBeenCalledOnce()
})

test('a refusal is returned at once, by its code', async () => {
  const { fetch, server } = serve(refusal(402, 'insufficient_funds'))
  expect(await server.playRound({ stake: 2000, requestId: 'request-1' }, ignore)).toEqual({
    kind: 'refused',
    code: 'insufficient_funds',
  })
  expect(fetch).toHaveBeenCalledOnce()
})

test('no answer after all retries is a lost answer, not a refusal', async () => {
  const { server } = serve(new TypeError('network'), new TypeError('network'), new TypeError('network'))
  expect(await server.playRound({ stake: 2000, requestId: 'request-1' }, ignore)).toEqual({ kind: 'lost' })
})

test('a change of seeds whose answer was lost is requested again, for the same pair', async () => {
  const { fetch, server } = serve(new TypeError('network'), json(200, seedsFixture))
  const change = { clientSeed: 'vera', serverSeedHash: openFixture.serverSeedHash }
  expect(await server.changeSeeds(change)).toEqual({ kind: 'ok', value: seedsFixture })
  expect(fetch.mock.calls.map(([, init]) => init?.body)).toEqual(Array(2).fill(JSON.stringify(change)))
})

test('an answer without the envelope is an internal error', async () => {
  const { server } = serve(new Response('<html>', { status: 400 }))
  expect(await server.open('token')).toEqual({ kind: 'refused', code: 'internal_error' })
})

test('every call after the opening sends the session of the page, and no call sends cookies', async () => {
  const { fetch, server } = serve(json(200, openFixture), json(200, { balance: 1, currency: 'RUB' }))
  await server.open('run-token')
  await server.getBalance()
  expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization')
  expect(fetch.mock.calls[1]?.[1]).toMatchObject({
    headers: { authorization: `Bearer ${openFixture.session}` },
    credentials: 'omit',
  })
})

test('a balance whose answer came while a round went on is asked for again, so that no win is taken back from the screen', async () => {
  const balances = [9_800, 12_300]
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  const server = createGameServer({
    waitsMs: [],
    fetch: async (path) => {
      if (path !== '/api/balance') return json(200, { round: roundFixture })
      const balance = balances.shift()
      if (balances.length > 0) await held
      return json(200, { balance, currency: 'RUB' })
    },
  })
  const balance = server.getBalance()
  await server.playRound({ stake: 2000, requestId: 'request-1' }, ignore)
  letThrough()
  expect(await balance).toEqual({ kind: 'ok', value: { balance: 12_300, currency: 'RUB' } })
})

test('a balance that rounds keep changing is not said', async () => {
  const server: ReturnType<typeof createGameServer> = createGameServer({
    waitsMs: [],
    fetch: async (path) => {
      if (path === '/api/balance') await server.playRound({ stake: 2000, requestId: 'request-1' }, ignore)
      return json(200, { balance: 1, currency: 'RUB' })
    },
  })
  expect(await server.getBalance()).toEqual({ kind: 'lost' })
})
