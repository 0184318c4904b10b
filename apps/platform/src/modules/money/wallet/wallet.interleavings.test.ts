// Players, providers and operators at once, over HTTP: requests race, repeat, lose their answers, name the wrong session; runs, credits,
// bonuses and breaks come between. Whatever the order, rounds, ledger and balances agree with each other and with the answers.
import { runGame } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runsOf } from '../../../../../../tools/testing/property-strength.ts'
import type { TestPlayer } from '../../../testing/test-platform.ts'
import { cancelBonus, grantBonus } from '../bonuses/bonuses.service.ts'
import { checkLedger, credit, getPlayerBalances } from '../ledger/ledger.service.ts'
import {
  acmeSlot,
  acmeStrict,
  createBadProvider,
  createPlatformOfTwo,
  type BadAnswer,
  type BadProvider,
  type WalletCall,
} from './testing/bad-provider.ts'
import { batches, type Act } from './testing/interleavings.ts'
import { slot } from './testing/provider-desk.ts'

const start = [3000, 500, 1200]
/** Each game and its provider. */
const games = [
  { slug: acmeSlot, provider: 'acme' },
  { slug: acmeStrict, provider: 'acme' },
  { slug: slot, provider: 'yanta' },
] as const

interface Session {
  id: string
  provider: 'acme' | 'yanta'
}
interface Sent {
  provider: 'acme' | 'yanta'
  call: WalletCall
  body: string
  answers: BadAnswer[]
}
interface Movement {
  provider: string
  transactionId: string
  kind: 'bet' | 'win' | 'rollback'
  userId: number
  roundRef: string
  amount: number
  paid: number
  status: string
  balance: number
}
interface Round {
  provider: string
  ref: string
  status: string
  staked: number
  stake: number
  win: number
  facts: number
}

let platform: Awaited<ReturnType<typeof createPlatformOfTwo>>
let providers: Record<'acme' | 'yanta', BadProvider>
let histories = 0
beforeAll(async () => {
  platform = await createPlatformOfTwo()
  providers = {
    acme: createBadProvider(platform.origin),
    yanta: createBadProvider(platform.origin, { name: 'yanta', secret: platform.config.walletSecret }),
  }
  await sql`update games set wager_contribution = 100 where slug = ${acmeSlot}`.execute(platform.db)
})
afterAll(() => platform.close())

test('bets, wins, rollbacks, repetitions, runs, bonuses and breaks in any order and at once: the ledger sums to zero, every transaction has one effect, every answer stays the same', async () => {
  await fc.assert(
    fc.asyncProperty(batches({ players: start.length, games: games.length }), async (history) => {
      const house = await openSite()
      for (const batch of history) await Promise.all(batch.map((act) => house.perform(act)))
      await house.repeatEverything()
      await house.check()
    }),
    {
      numRuns: runsOf(6),
      endOnFailure: true,
    },
  )
  expect((await checkLedger(platform.db)).faults).toEqual([])
})

/** New players, each with a game open; each history has ids of its own. */
async function openSite() {
  const { db } = platform
  histories += 1
  const players: TestPlayer[] = []
  for (const balance of start) players.push(await platform.createPlayer({ balance }))
  const sessions: Session[][] = players.map(() => [])
  const sent: Sent[] = []
  let gifts = 0
  const name = (...parts: (string | number)[]) => `h${histories}:${parts.join('-')}:0000`
  await Promise.all(players.map((_, player) => run(player, player % games.length)))

  async function run(player: number, game: number): Promise<void> {
    const { slug, provider } = games[game]!
    const answer = await platform
      .as(players[player]!)
      .post(runGame, { params: { slug }, body: { platform: 'desktop', type: 'real', confirm: true } })
    if (answer.status === 200) sessions[player]!.push({ id: answer.body.session_id, provider })
    else expect(answer.errors[0]!.code).toBe('taking_a_break')
  }

  async function send(request: Sent, isDeaf = false): Promise<void> {
    const answer = await providers[request.provider].send(request.call, request.body)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
    if (!isDeaf) request.answers.push(answer)
  }

  /** Runs work that may be refused with one of these codes. */
  async function tryTo(work: () => Promise<unknown>, ...codes: string[]): Promise<void> {
    await work().catch((error: unknown) => {
      if (!(error instanceof Refusal) || !codes.includes(error.code)) throw error
    })
  }

  async function perform(act: Act): Promise<void> {
    const player = 'player' in act ? players[act.player]! : players[0]!
    switch (act.kind) {
      case 'run':
        return run(act.player, act.game)
      case 'repeat':
        return sent.length > 0 ? send(sent[act.index % sent.length]!) : undefined
      case 'credit':
        return void (await db.transaction().execute((trx) =>
          credit(trx, {
            userId: player.id,
            currency: 'RUB',
            amount: act.amount,
            scope: 'test',
            key: name('credit', (gifts += 1)),
          }),
        ))
      case 'grant':
        return tryTo(
          () =>
            db.transaction().execute((trx) =>
              grantBonus(trx, platform.clock.now(), {
                userId: player.id,
                currency: 'RUB',
                amount: act.amount,
                wagerTimes: act.times,
                mostWager: null,
                cap: act.amount * 2,
                days: 7,
                scope: 'test',
                key: name('grant', (gifts += 1)),
              }),
            ),
          'has_bonus',
        )
      case 'cancel':
        return tryTo(
          () =>
            db
              .transaction()
              .execute((trx) =>
                cancelBonus(
                  trx,
                  platform.clock.now(),
                  { id: player.id, currency: 'RUB' },
                  { isForced: act.isForced },
                ),
              ),
          'bonus_not_found',
          'bonus_in_play',
        )
      case 'expire':
        return void (await sql`update game_sessions set expires_at = now() - interval '1 second' where user_id = ${player.id} and active`.execute(
          db,
        ))
      case 'break':
        return void (await sql`
        insert into player_breaks (user_id, until) values (${player.id}, now() + ${act.isOn ? '1 hour' : '-1 second'}::interval)
        on conflict (user_id) do update set until = excluded.until`.execute(db))
      default: {
        const own = sessions[act.player]!
        const session = act.sender === 'earlier session' ? own[0]! : own.at(-1)!
        const provider =
          act.sender === 'other provider'
            ? session.provider === 'acme'
              ? 'yanta'
              : 'acme'
            : session.provider
        const request: Sent = {
          provider,
          call: act.kind,
          body: JSON.stringify(buildBody(act, session.id)),
          answers: [],
        }
        sent.push(request)
        return send(request, act.sender === 'hangs up')
      }
    }
  }

  function buildBody(act: Extract<Act, { sender: unknown }>, sessionId: string): object {
    const base = { sessionId, roundId: name('round', act.player, act.round), currency: 'RUB' }
    const transactionId = name('move', act.id)
    switch (act.kind) {
      case 'bet':
        return { ...base, transactionId, amount: act.amount }
      case 'win':
        return { ...base, transactionId, amount: act.amount, closesRound: act.closes }
      case 'rollback':
        return { sessionId, roundId: base.roundId, transactionId, betTransactionId: name('move', act.bet) }
      case 'settle':
        return {
          ...base,
          betTransactionId: transactionId,
          winTransactionId: name('win-of', act.id),
          stake: act.amount,
          win: act.win,
        }
    }
  }

  return {
    perform,
    /** Sends every accepted request again: the answers stay the same, and nothing moves. */
    async repeatEverything(): Promise<void> {
      const done = sent.filter(({ answers }) => answers.some(({ status }) => status === 200))
      const before = await readBalances()
      for (const request of done) await send(request)
      expect(await readBalances()).toEqual(before)
    },
    async check(): Promise<void> {
      const ids = players.map(({ id }) => id)
      const { rows: movements } = await sql<Movement>`
        select t.provider, t.transaction_id as "transactionId", t.kind, s.user_id as "userId", t.round_ref as "roundRef", t.amount, t.real_part + t.bonus_part as paid, t.status, t.balance
        from wallet_transactions t join game_sessions s on s.id = t.session_id where s.user_id = any(${ids})`.execute(
        db,
      )
      const { rows: rounds } = await sql<Round>`
        select r.provider, r.ref, r.status, r.staked, r.stake_real + r.stake_bonus as stake, r.win_real + r.win_bonus as win,
          (select count(*) from event_outbox e where e.user_id = r.user_id and e.type = 'round.settled' and e.data ->> 'roundRef' = r.ref and e.data ->> 'provider' = r.provider) as facts
        from rounds r where r.user_id = any(${ids})`.execute(db)

      for (const { call, body, provider, answers } of sent) {
        const accepted = answers.filter(({ status }) => status === 200)
        for (const answer of accepted) expect(answer).toEqual(accepted[0])
        if (accepted.length === 0) continue
        const { transactionId, winTransactionId } = JSON.parse(body) as {
          transactionId?: string
          winTransactionId?: string
        }
        const stored = movements.find(
          (each) => each.provider === provider && each.transactionId === (transactionId ?? winTransactionId),
        )
        expect(stored, body).toMatchObject({
          kind: call === 'settle' ? 'win' : call,
          balance: accepted[0]!.body.balance,
        })
      }
      for (const round of rounds) {
        const own = movements.filter(
          ({ provider, roundRef }) => provider === round.provider && roundRef === round.ref,
        )
        const bets = own.filter(({ kind, status }) => kind === 'bet' && status !== 'blocked')
        expect(round).toMatchObject({
          staked: sum(bets, 'amount'),
          stake: sum(
            bets.filter(({ status }) => status === 'done'),
            'amount',
          ),
          win: sum(
            own.filter(({ kind }) => kind === 'win'),
            'paid',
          ),
          facts: round.status === 'settled' ? 1 : 0,
        })
        if (round.status === 'rolled_back') expect(round).toMatchObject({ stake: 0, win: 0 })
      }
      for (const { id } of players) {
        const own = movements.filter(({ userId }) => userId === id)
        const signed = (kind: Movement['kind']) =>
          sum(
            own.filter((each) => each.kind === kind && each.status !== 'blocked'),
            'paid',
          )
        const {
          rows: [booked],
        } = await sql<{ sum: number }>`
          select coalesce(sum(e.amount), 0)::bigint as sum from ledger_entries e join ledger_transactions t on t.id = e.transaction_id join ledger_accounts a on a.id = e.account_id
          where a.user_id = ${id} and t.kind in ('bet', 'win', 'rollback')`.execute(db)
        expect(booked!.sum).toBe(signed('win') + signed('rollback') - signed('bet'))
        const { rows: running } =
          await sql`select from bonuses where user_id = ${id} and status = 'active'`.execute(db)
        if (running.length === 0) expect(await getPlayerBalances(db, id)).toMatchObject({ bonus: 0 })
      }
    },
  }

  function readBalances() {
    return Promise.all(
      players.map(({ id }) => getPlayerBalances(db, id).then(({ real, bonus }) => ({ real, bonus }))),
    )
  }
}

function sum<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0)
}
