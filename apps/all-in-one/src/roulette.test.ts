import { seedDemoRegulars, type Regulars } from '@yanta/platform'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSmallSite, type SmallSite } from './testing/open-small-site.ts'

let site: SmallSite
let regulars: Regulars
beforeAll(async () => {
  site = await openSmallSite()
  regulars = await seedDemoRegulars(site.platform)
})
afterAll(() => site.close())

interface Round {
  id: string
  stake: number
  win: number
  balance: number
  balanceAfterBet: number
}

async function enter(index: number) {
  const token = await regulars.openGame(index, 'emerald-roulette')
  const { session, balance } = (
    await site.games.inject({ method: 'POST', url: '/api/open', payload: { token } })
  ).json<{ session: string; balance: number }>()
  const play = (choice: unknown, stake: number, requestId: string) =>
    site.games.inject({
      method: 'POST',
      url: '/api/rounds',
      payload: { stake, choice, requestId },
      headers: { authorization: `Bearer ${session}` },
    })
  return { balance, play }
}

const ledger = async () =>
  (
    await sql<{
      sum: number
      entries: number
    }>`select coalesce(sum(amount), 0)::int as sum, count(*)::int as entries from ledger_entries`.execute(
      site.database.db,
    )
  ).rows[0]!

test('bets of a table go through the wallet and the ledger as one stake and one win', async () => {
  const { balance, play } = await enter(0)
  const { round } = (
    await play(
      [
        ['red', 10_000],
        ['17', 1000],
        ['17-20', 1000],
      ],
      12_000,
      'real-round-01',
    )
  ).json<{ round: Round }>()
  expect(round).toMatchObject({
    stake: 12_000,
    balanceAfterBet: balance - 12_000,
    balance: balance - 12_000 + round.win,
  })
  const { rows } =
    await sql`select staked::int as stake, (win_real + win_bonus)::int as win, status from rounds where ref = ${round.id}`.execute(
      site.database.db,
    )
  expect(rows).toEqual([{ stake: 12_000, win: round.win, status: 'settled' }])
  expect((await ledger()).sum).toBe(0)
})

test('a repeated request moves no money again; hostile bets move none at all', async () => {
  const { play } = await enter(1)
  const first = (await play([['black', 5000]], 5000, 'real-round-02')).json<{ round: Round }>()
  const before = await ledger()
  expect((await play([['black', 5000]], 5000, 'real-round-02')).json()).toEqual(first)
  for (const [choice, stake] of [
    [[['black', 5000.5]], 5000.5],
    [[['black', -5000]], 5000],
    [[['37', 5000]], 5000],
    [
      [
        ['black', 5000],
        ['black', 5000],
      ],
      10_000,
    ],
    [[['17', 600_000]], 600_000],
  ] as const) {
    expect((await play(choice, stake, `hostile-${stake}-${JSON.stringify(choice).length}`)).statusCode).toBe(
      400,
    )
  }
  expect(await ledger()).toEqual(before)
})
