// A provider's side of the wallet for tests: a player with money in a running game, and short names for the signed calls.
import {
  authenticateRun,
  getWalletBalance,
  payWin,
  placeBet,
  rollbackBet,
  runGame,
  settleRound,
  type Currency,
  type PlayMode,
} from '@yanta/contract'
import { sql } from 'kysely'
import type { TestPlatform, TestPlayer } from '../../../../testing/test-platform.ts'
import { grantBonus } from '../../bonuses/bonuses.service.ts'
import { credit, getPlayerBalances, type Balances } from '../../ledger/ledger.service.ts'

/** Games made for the tests, independent of content. */
export const slot = 'takes-bonus'
export const slotWithoutBonus = 'takes-no-bonus'

export async function addTestGames({ db }: Pick<TestPlatform, 'db'>): Promise<void> {
  await sql`
    with studio as (insert into studios (slug, name, position) values ('test-studio', 'Test Studio', 9999) on conflict (slug) do nothing returning id)
    insert into games (slug, name_ru, name_en, studio_id, badges, theme, engine, profile, allow_bonus_balance, wager_contribution, has_demo, position)
    select slug, slug, slug, studio.id, '{}', 'neon', 'slot', 'medium', takes_bonus, case when takes_bonus then 100 else 0 end, true, 9999
    from studio, (values (${slot}, true), (${slotWithoutBonus}, false)) as game (slug, takes_bonus)`.execute(
    db,
  )
}

export type Overrides = Partial<{
  roundId: string
  transactionId: string
  betTransactionId: string
  winTransactionId: string
  currency: Currency
  closesRound: boolean
  sessionId: string
  freeRoundsId: string
  isFeature: boolean
  isBought: boolean
  isAnte: boolean
}>

export interface ProviderDesk {
  player: TestPlayer
  sessionId: string
  runToken: string
  bet(amount: number, overrides?: Overrides): ReturnType<typeof call>
  win(amount: number, overrides?: Overrides): ReturnType<typeof call>
  rollback(overrides?: Overrides): ReturnType<typeof call>
  settle(stake: number, win: number, overrides?: Overrides): ReturnType<typeof call>
  balance(): ReturnType<typeof call>
  authenticate(runToken?: string): ReturnType<typeof call>
  /** The balances in the ledger. */
  has(): Promise<Balances>
}

interface Answer {
  status: number
  code: string | undefined
  body: any
}

export async function creditPlayer(
  { db, clock }: TestPlatform,
  player: TestPlayer,
  amount: number,
  account: 'real' | 'bonus' = 'real',
  currency: Currency = 'RUB',
): Promise<void> {
  const wanted = {
    userId: player.id,
    currency,
    amount,
    scope: 'test',
    key: `${player.id} ${account} ${amount}`,
  }
  await db.transaction().execute(async (trx) => {
    if (account === 'real') await credit(trx, wanted)
    else
      await grantBonus(trx, clock.now(), {
        ...wanted,
        wagerTimes: 1000,
        mostWager: null,
        cap: amount,
        days: 7,
      })
  })
}

/** A new player with `balance` in a fresh run. */
export async function openDesk(
  platform: TestPlatform,
  { balance = 0, mode = 'real' as PlayMode, slug = slot } = {},
): Promise<ProviderDesk> {
  const player = await platform.createPlayer()
  if (balance > 0) await creditPlayer(platform, player, balance)
  return startDesk(platform, player, { mode, slug })
}

export async function startDesk(
  platform: TestPlatform,
  player: TestPlayer,
  { mode = 'real' as PlayMode, slug = slot } = {},
): Promise<ProviderDesk> {
  await addTestGames(platform)
  const run = await platform
    .as(player)
    .post(runGame, { params: { slug }, body: { platform: 'desktop', type: mode, confirm: true } })
  if (run.status !== 200) throw new Error(`the run was refused: ${JSON.stringify(run.errors)}`)
  const sessionId = run.body.session_id
  const base = { sessionId, roundId: `round-of-${sessionId}-1`, currency: 'RUB' as const }
  const [betId, winId] = [`bet-of-${sessionId}-1`, `win-of-${sessionId}-1`]
  const provider = platform.asProvider()
  return {
    player,
    sessionId,
    runToken: run.body.data.runToken,
    bet: (amount, overrides) =>
      call(provider.post(placeBet, { body: { ...base, transactionId: betId, amount, ...overrides } })),
    win: (amount, overrides) =>
      call(provider.post(payWin, { body: { ...base, transactionId: winId, amount, ...overrides } })),
    rollback: (overrides) =>
      call(
        provider.post(rollbackBet, {
          body: {
            sessionId,
            roundId: base.roundId,
            transactionId: `back-of-${sessionId}-1`,
            betTransactionId: betId,
            ...overrides,
          },
        }),
      ),
    settle: (stake, win, overrides) =>
      call(
        provider.post(settleRound, {
          body: { ...base, betTransactionId: betId, winTransactionId: winId, stake, win, ...overrides },
        }),
      ),
    balance: () => call(provider.post(getWalletBalance, { body: { sessionId } })),
    authenticate: (runToken = run.body.data.runToken) =>
      call(provider.post(authenticateRun, { body: { runToken } })),
    has: () => getPlayerBalances(platform.db, player.id),
  }
}

async function call(
  sent: Promise<{ status: number; body: unknown; errors: { code: string }[] }>,
): Promise<Answer> {
  const { status, body, errors } = await sent
  return { status, code: errors[0]?.code, body }
}
