// A player of random histories: gifts by the services, rounds by the real wallet, facts by the outbox. A step may crash: a transaction
// before its commit, a job between two gifts, the wallet's answer on its way (the provider then repeats the operation).
import type { Database } from '@yanta/database'
import { Refusal } from '@yanta/server'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type { PlatformTables } from '../../../../database/schema.ts'
import { consumeBatch, recordEvent } from '../../../../plugins/event-outbox/outbox-consumers.service.ts'
import { InvalidRequest } from '../../../../plugins/invalid-request.ts'
import { createRealtime } from '../../../../plugins/realtime/realtime.ts'
import { cancelBonus, expireBonuses } from '../../../money/bonuses/bonuses.service.ts'
import { endExpiredFreeRounds } from '../../../money/free-rounds/free-rounds.service.ts'
import { clock, createRun, walletContext } from '../../../money/wallet/testing/wallet-database.ts'
import {
  answerOperation,
  sendOperation,
  type WalletOperation,
} from '../../../money/wallet/testing/wallet-operations.ts'
import { endGifts } from '../gift-end.service.ts'
import { activateWithin, createGiftsConsumer, grantGift, revokeGift } from '../gifts.service.ts'

/** Of the wallet; `place` chooses among the bets or operations sent before. Amounts in minor units. */
type WalletStep =
  | { kind: 'free'; win: number }
  | { kind: 'settle'; stake: number; win: number }
  | { kind: 'bet'; stake: number }
  | { kind: 'win'; place: number; win: number }
  | { kind: 'rollback'; place: number }
  | { kind: 'repeat'; place: number }
/** One step; `place` chooses among the gifts that there are. */
export type GiftStep =
  | WalletStep
  | { kind: 'grant'; slug: string }
  | { kind: 'activate' | 'revoke'; place: number }
  | { kind: 'deposit'; place: number; amount: number }
  | { kind: 'days'; days: number }
  | { kind: 'cancel' | 'consume' | 'sweep' }

class Crash extends Error {
  override name = 'Crash'
}

interface SentOperation {
  sessionId: string
  operation: WalletOperation
}

export async function openGiftPlayer(database: Database<PlatformTables>, id: number, scope: string) {
  const { db } = database
  const player = { id, currency: 'RUB' as const }
  const consumer = createGiftsConsumer(clock, null)
  const context = walletContext(database)
  const sent: SentOperation[] = []
  let sessionId = await createRun(db, id)

  async function pick(trx: PlatformDatabase, place: number, type: string | null): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      select id from user_gifts where user_id = ${id} and (${type}::text is null or type = ${type}) order by id`.execute(
      trx,
    )
    return rows.length === 0 ? 0 : Number(rows[place % rows.length]!.id)
  }

  /** The steps that are one transaction of the caller. */
  async function within(trx: PlatformDatabase, step: GiftStep, index: number): Promise<unknown> {
    const now = clock.now()
    switch (step.kind) {
      case 'grant': {
        const cashback = { slug: step.slug, amount: 900, percent: 5 }
        const gift = step.slug === 'weekly-cashback' ? cashback : step.slug
        return grantGift(trx, now, { userId: id, gift, reason: 'personal', scope, key: String(index) })
      }
      case 'activate': {
        const giftId = await pick(trx, step.place, null)
        const addXp = () => Promise.reject(new Error('no experience here'))
        const option = step.place % 2 ? 'cash' : 'spins'
        return activateWithin(
          trx,
          now,
          { addXp, offerLevel: 3, mostWager: null },
          { player, giftId, platform: 'desktop', option, locale: 'en' },
        )
      }
      case 'deposit': {
        const giftId = await pick(trx, step.place, 'deposit_bonus')
        const at = now.toISOString()
        return recordEvent(trx, now, {
          type: 'deposit.settled',
          userId: id,
          data: {
            depositId: `${scope} ${index}`,
            amount: step.amount,
            currency: 'RUB',
            rateToRub: '1',
            giftId: giftId === 0 ? null : giftId,
            beganAt: at,
            settledAt: at,
          },
        })
      }
      case 'revoke':
        return revokeGift(trx, now, { userId: id, giftId: await pick(trx, step.place, null) })
      case 'cancel':
        return cancelBonus(trx, now, player, { isForced: true })
      default:
        throw new Error(`${step.kind} has transactions of its own`)
    }
  }

  /** Sends an operation of the wallet again or for the first time; null where the step has nothing to act on. */
  async function findOperation(step: WalletStep, index: number): Promise<SentOperation | null> {
    const names = { id: `move-${index}`, round: `round-${index}` }
    switch (step.kind) {
      case 'repeat':
        return sent[step.place % (sent.length || 1)] ?? null
      case 'bet':
        return { sessionId, operation: { ...names, kind: 'bet', amount: step.stake } }
      case 'settle':
        return { sessionId, operation: buildSettle(names, step.stake, step.win) }
      case 'free': {
        const { rows } = await sql<{ id: number; stake: number; isFeature: boolean }>`
          select id, stake, is_feature as "isFeature" from free_rounds where user_id = ${id} and status = 'active'`.execute(
          db,
        )
        const [series] = rows
        if (!series) return null
        const settle = buildSettle(names, Number(series.stake), step.win)
        return {
          sessionId,
          operation: { ...settle, freeRoundsId: String(series.id), isFeature: series.isFeature },
        }
      }
      case 'win':
      case 'rollback': {
        const bets = sent.filter(({ operation }) => operation.kind === 'bet')
        const bet = bets[step.place % (bets.length || 1)]
        if (!bet) return null
        const { round, id: betId } = bet.operation
        const operation =
          step.kind === 'win'
            ? { kind: 'win' as const, round, id: names.id, amount: step.win, closes: true }
            : { kind: 'rollback' as const, round, id: names.id, bet: betId }
        return { sessionId: bet.sessionId, operation }
      }
    }
  }

  async function play(step: WalletStep, index: number, isAnswerLost: boolean): Promise<void> {
    const found = await findOperation(step, index)
    if (!found) return
    if (step.kind !== 'repeat') sent.push(found)
    const { sessionId, operation } = found
    const send = () =>
      answerOperation(operation, () => sendOperation(context, { sessionId, prefix: scope }, operation))
    const answer = await send()
    if (isAnswerLost) expect(await send()).toEqual(answer)
  }

  async function consume(isCrash: boolean): Promise<void> {
    await consumeBatch(db, {
      name: consumer.name,
      async consume(trx, events) {
        await consumer.consume(trx, events)
        if (isCrash) throw new Crash()
      },
    })
  }

  async function sweep(isCrash: boolean): Promise<void> {
    const report = (error: unknown) => {
      throw error
    }
    const realtime = createRealtime()
    // The first gift is ended, and the job goes no further.
    const dying = { ...realtime, publish: () => report(new Crash()) }
    await endExpiredFreeRounds(db, clock, report)
    await expireBonuses(db, clock, () => {}, report)
    await endGifts({ db, clock, realtime: isCrash ? dying : realtime, mostWager: null }, report)
  }

  async function perform(step: GiftStep, index: number, isCrash: boolean): Promise<void> {
    switch (step.kind) {
      case 'consume':
        return consume(isCrash)
      case 'sweep':
        return sweep(isCrash)
      case 'days':
        clock.advance({ days: step.days })
        sessionId = await createRun(db, id)
        return
      case 'free':
      case 'settle':
      case 'bet':
      case 'win':
      case 'rollback':
      case 'repeat':
        return play(step, index, isCrash)
      default:
        await db.transaction().execute(async (trx) => {
          await within(trx, step, index)
          if (isCrash) throw new Crash()
        })
    }
  }

  return {
    /** Performs a step; refusals are answers. */
    async perform(step: GiftStep, index: number, isCrash: boolean): Promise<void> {
      try {
        await perform(step, index, isCrash)
      } catch (error) {
        const isAnswer = error instanceof Crash || error instanceof Refusal || error instanceof InvalidRequest
        if (!isAnswer) throw error
      }
    },
    /** Reads all facts, and lets every gift and bonus come to its end. */
    async settle(): Promise<void> {
      for (let weeks = 0; weeks < 6; weeks += 1) {
        await consume(false)
        await sweep(false)
        await consume(false)
        clock.advance({ days: 8 })
      }
    },
  }
}

function buildSettle(names: { id: string; round: string }, amount: number, win: number) {
  return { ...names, kind: 'settle' as const, winId: `${names.id}:win`, amount, win }
}
