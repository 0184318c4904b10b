import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { clustersFixture, holdFixture, openFixture, waysFixture } from '../server/api-fixtures.ts'
import { OpenAnswer, RoundAnswer } from '../server/api.ts'
import viteConfig from '../vite.config.ts'
import { createLabServer } from './lab-server.ts'

test.each(
  [openFixture, clustersFixture, waysFixture, holdFixture].map(({ game }) => [game.engine, game] as const),
)(
  'the page of %s is answered as its server would, and told whether the round is the wanted one',
  (_, game) => {
    const told: boolean[] = []
    const answer = createLabServer(game, { want: 'loss', locale: 'en' }, (isFound) => told.push(isFound))
    const { balance } = v.parse(OpenAnswer, answer('/api/open', { token: 'lab' }))
    const { round } = v.parse(RoundAnswer, answer('/api/rounds', { stake: 2000, requestId: 'request-1' }))
    expect(round).toMatchObject({
      win: 0,
      stake: 2000,
      balance: balance - 2000,
      balanceAfterBet: balance - 2000,
    })
    expect(answer('/api/balance', undefined)).toEqual({ balance: balance - 2000, currency: 'RUB' })
    expect(answer('/worlds/sea', undefined)).toBeNull()
    expect(told).toEqual([true])
  },
)

test.each(
  [openFixture, clustersFixture, waysFixture, holdFixture].map(({ game }) => [game.engine, game] as const),
)('the lab sells the feature of %s at its price', (_, game) => {
  const answer = createLabServer(game, { want: 'any', locale: 'en' }, () => undefined)
  const opened = v.parse(OpenAnswer, answer('/api/open', { token: 'lab' }))
  const price = opened.game.bought!.price * 100
  const { round } = v.parse(
    RoundAnswer,
    answer('/api/rounds', { stake: 2000, requestId: 'request-1', choice: 'buy' }),
  )
  expect(round).toMatchObject({
    stake: price,
    balanceAfterBet: opened.balance - price,
    outcome: { stake: 2000 },
  })
})

test('the lab plays a slot with the ante at its price', () => {
  const answer = createLabServer(openFixture.game, { want: 'any', locale: 'en' }, () => undefined)
  const opened = v.parse(OpenAnswer, answer('/api/open', { token: 'lab' }))
  expect(opened.game.ante).toEqual({ price: 25, rtp: 9669, chance: 186 })
  const order = { stake: 2000, requestId: 'request-1', choice: 'ante' }
  const { round } = v.parse(RoundAnswer, answer('/api/rounds', order))
  expect(round).toMatchObject({
    stake: 2500,
    balanceAfterBet: opened.balance - 2500,
    outcome: { isAnte: true },
  })
})

test('the lab asks for the choice of free spins, and gives what lies behind the door', () => {
  const game = { ...openFixture.game, profile: 'doors' as const }
  const answer = createLabServer(game, { want: 'feature', locale: 'en' }, () => undefined)
  const { balance } = v.parse(OpenAnswer, answer('/api/open', { token: 'lab' }))
  const asked = v.parse(RoundAnswer, answer('/api/rounds', { stake: 2000, requestId: 'request-1' })).round
  expect(asked).toMatchObject({ balance: balance - 2000, outcome: { door: null } })
  const { round } = v.parse(
    RoundAnswer,
    answer(`/api/rounds/${asked.id}/steps`, { number: 0, step: { kind: 'door', door: 2 }, requestId: 'r-2' }),
  )
  expect(round).toMatchObject({ balance: balance - 2000 + round.win, outcome: { door: 2 } })
  expect(round.outcome).toHaveProperty('spins.length', 6)
})

test('the lab is built in development only, and nothing that is built otherwise imports it', () => {
  const listPages = (mode: string) =>
    Object.keys(viteConfig({ mode, command: 'build' }).build?.rolldownOptions?.input ?? {})
  expect(listPages('development')).toContain('lab')
  expect(listPages('production')).not.toContain('lab')
  const games = join(import.meta.dirname, '..')
  const sources = ['engines', 'kit', 'server', 'simulator', 'verify'].flatMap((folder) =>
    readdirSync(join(games, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => join(games, folder, path)),
  )
  expect(sources.length).toBeGreaterThan(200)
  expect(sources.filter((path) => readFileSync(path, 'utf8').includes('/lab/'))).toEqual([
    join(games, 'server/index.test.ts'),
    join(games, 'server/pages/pages.ts'),
  ])
})
