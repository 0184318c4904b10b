// Clusters, and hold and win, in the whole site: the real platform, its ledger and wallet, the games' server, one embedded database.
import { buildGames } from '@yanta/games'
import { seedDemoRegulars, type Regulars } from '@yanta/platform'
import {
  clusterProfiles,
  countWinningCascades,
  replayClusters,
  type ClusterProfileId,
  type ClustersOutcome,
} from '@yanta/game-rules/clusters'
import type { RoundSeeds } from '@yanta/game-rules/fairness'
import {
  countHeldCoins,
  holdProfiles,
  replayHold,
  type HoldOutcome,
  type HoldProfileId,
} from '@yanta/game-rules/hold'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSmallSite, type SmallSite } from './testing/open-small-site.ts'

interface Round {
  id: string
  stake: number
  win: number
  balance: number
  balanceAfterBet: number
  outcome: ClustersOutcome | HoldOutcome
}
interface Opened {
  session: string
  balance: number
  pending: Round | null
  game: {
    engine: string
    profile: string
    rtp: number
    volatility: string
    world: { slug: string }
  }
  rules: { autoplay: boolean; turbo: boolean }
}

let site: SmallSite
let regulars: Regulars
beforeAll(async () => {
  site = await openSmallSite()
  regulars = await seedDemoRegulars(site.platform)
})
afterAll(() => site.close())

let games = () => site.games
async function enter(token: string) {
  const opened = (
    await games().inject({ method: 'POST', url: '/api/open', payload: { token } })
  ).json<Opened>()
  const send = <Answer>(method: 'GET' | 'POST', url: string, payload?: object) =>
    games()
      .inject({
        method,
        url,
        headers: { authorization: `Bearer ${opened.session}` },
        ...(payload && { payload }),
      })
      .then((response) => response.json<Answer & { errors?: { code: string; field?: string }[] }>())
  const play = (requestId: string, order: object = {}) =>
    send<{ round: Round }>('POST', '/api/rounds', { stake: 2_000, requestId, ...order })
  return { ...opened, send, play }
}

/** The sum of all entries, and how many transactions moved money for a round; compoints and experience come after it. */
const ledger = async () =>
  (
    await sql<{ sum: number; moves: number }>`
      select (select coalesce(sum(amount), 0)::int from ledger_entries) as sum,
        (select count(*)::int from ledger_transactions where kind in ('bet', 'win')) as moves
    `.execute(site.database.db)
  ).rows[0]!

const clusters = (id: ClusterProfileId) => ({
  replay: (seeds: RoundSeeds) => replayClusters(clusterProfiles[id], seeds, 2_000),
  summarize: (outcome: Round['outcome']) => ({
    engine: 'clusters',
    cascades: countWinningCascades(outcome as ClustersOutcome),
    isFeature: false,
  }),
})
const hold = (id: HoldProfileId) => ({
  replay: (seeds: RoundSeeds) => replayHold(holdProfiles[id], seeds, 2_000),
  summarize: (outcome: Round['outcome']) => ({
    engine: 'hold',
    coins: countHeldCoins(outcome as HoldOutcome),
    isFeature: false,
  }),
})

/** One game of each profile, as the catalogue has them. */
const tables = [
  ['cupcake-craze', 'calm', 9649, 'low', clusters('calm')],
  ['laurel-feast', 'rising', 9639, 'medium', clusters('rising')],
  ['emerald-vault', 'steep', 9628, 'high', clusters('steep')],
  ['toxic-brew', 'patient', 9641, 'high', clusters('patient')],
  ['lucky-farrier', 'stream', 9638, 'low', hold('stream')],
  ['long-coin', 'harvest', 9641, 'medium', hold('harvest')],
  ['bone-bay', 'vault', 9645, 'high', hold('vault')],
  ['fire-idol', 'summit', 9624, 'high', hold('summit')],
] as const

test.each(tables)(
  'rounds of %s reconcile: its server, the wallet and the ledger agree on every stake and win, and its seeds repeat each',
  async (slug, profile, rtp, volatility, { replay, summarize }) => {
    const page = await enter((await regulars.openGame(0, slug))!)
    expect(page.game).toMatchObject({ profile, rtp, volatility })
    expect(page.game.world.slug).toMatch(/^[a-z-]+$/)
    const before = await ledger()
    const rounds: Round[] = []
    for (let index = 0; index < 13; index++) rounds.push((await page.play(`${slug}-${index}`)).round)
    let { balance } = page
    for (const round of rounds) {
      expect(round).toMatchObject({
        stake: 2_000,
        win: round.outcome.win,
        balanceAfterBet: balance - 2_000,
        balance: balance - 2_000 + round.win,
      })
      ;({ balance } = round)
    }
    const stored = await sql<{
      stake: number
      win: number
      status: string
    }>`select staked::int as stake, (win_real + win_bonus)::int as win, status from rounds where ref in (${sql.join(rounds.map(({ id }) => id))}) order by id`.execute(
      site.database.db,
    )
    expect(stored.rows).toEqual(rounds.map(({ win }) => ({ stake: 2_000, win, status: 'settled' })))
    const moved = 13 + rounds.filter(({ win }) => win > 0).length
    expect(await ledger()).toEqual({ sum: 0, moves: before.moves + moved })
    expect(await page.send('GET', '/api/balance')).toMatchObject({ balance })

    const list = await page.send<{ items: { id: string; summary: unknown }[] }>('GET', '/api/rounds')
    expect(list.items.map(({ id, summary }) => [id, summary])).toEqual(
      rounds.toReversed().map(({ id, outcome }) => [id, summarize(outcome)]),
    )
    await page.send('POST', '/api/seeds', { clientSeed: 'next' })
    for (const { id, outcome } of rounds) {
      const { proof } = await page.send<{
        proof: { engine: string; profile: string; serverSeed: string; clientSeed: string; nonce: number }
      }>('GET', `/api/rounds/${id}`)
      expect(proof).toMatchObject({ engine: outcome.engine, profile })
      expect(replay(proof)).toEqual(outcome)
    }
  },
)

test('stakes on clusters earn compoints, as those on reels do [9.25]', async () => {
  const page = await enter((await regulars.openGame(3, 'cupcake-craze'))!)
  const find = () =>
    sql<{ compoints: number }>`
      select coalesce(sum(account.balance), 0)::int as compoints
      from ledger_accounts account join rounds round on round.user_id = account.user_id
      where round.ref = ${round.id} and account.kind = 'compoints'
    `.execute(site.database.db)
  const { round } = await page.play('earns-compoints', { stake: 100_000 })
  await expect.poll(async () => (await find()).rows[0]!.compoints).toBeGreaterThan(0)
})

test('a repeated request moves no money again, and orders that are not of the game move none at all', async () => {
  const page = await enter((await regulars.openGame(1, 'emerald-vault'))!)
  const first = await page.play('repeated-1')
  const before = await ledger()
  expect(await page.play('repeated-1')).toEqual(first)
  for (const [order, field] of [
    [{ stake: 2_001 }, 'stake'],
    [{ stake: 20 }, 'stake'],
    [{ choice: 'feature' }, 'choice'],
    [{ choice: null }, 'choice'],
    [{ choice: { profile: 'calm' } }, 'choice'],
  ] as const)
    expect((await page.play(`hostile-${JSON.stringify(order).length}`, order)).errors).toMatchObject([
      { code: 'invalid_request', field },
    ])
  expect(await ledger()).toEqual(before)
})

test('a round that was settled while its server died is shown after the restart, and paid once', async () => {
  const token = (await regulars.openGame(2, 'cupcake-craze'))!
  const { round } = await (await enter(token)).play('interrupted-1')
  const before = await ledger()
  await sql`update provider.rounds set status = 'pending', balance = null, balance_after_bet = null, wallet_transaction_id = null where id = ${round.id}`.execute(
    site.database.db,
  )
  const restarted = await buildGames(site)
  games = () => restarted
  const after = await enter(token)
  expect(after.pending).toMatchObject({ id: round.id, win: round.win, outcome: round.outcome })
  expect(after.balance).toBe(round.balance)
  expect(await ledger()).toEqual(before)
  const next = await after.play('interrupted-2')
  expect(next.round.balanceAfterBet).toBe(round.balance - 2_000)
  await restarted.close()
})
