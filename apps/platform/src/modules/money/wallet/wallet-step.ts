// One request of a provider as one transaction: lock the money, read the facts, apply the pure step, write the changes.
import type { Jurisdiction } from '@yanta/content'
import type { Currency, FreeRounds, OwnLimit, RefusalCode } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { Clock } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Dates, Periods } from '../../../plugins/calendar.ts'
import type { BonusNews } from '../bonuses/bonuses.service.ts'
import type { GameSession } from '../../play/game-sessions/game-sessions.service.ts'
import { maySettle, presentFreeRounds } from '../free-rounds/free-rounds.service.ts'
import { mayStake, type StakeFacts } from '../gate/gate.service.ts'
import { presentCrossed } from '../own-limits/own-limits.service.ts'
import { readPlayLimits } from '../own-limits/limits.sql.ts'
import { followBonus } from './bonus-step.ts'
import { findWait } from './jurisdiction-step.ts'
import { buildPlayRules } from './play-rules.ts'
import { lockBalanceSource } from './balance-source.ts'
import type { Transact } from './transact.ts'
import { buildChanges } from './wallet-changes.ts'
import {
  insertChanges,
  RoundTaken,
  selectWalletFacts,
  type StoredTransaction,
  type WalletFacts,
} from './wallet.repository.ts'
import type { WalletMovement, WalletState } from './wallet-state.ts'

export interface WalletStep {
  provider: string
  sessionId: string
  roundRef: string
  /** The free rounds that the request plays. */
  freeRoundsId?: number | null
  /** Every transaction id the step reads; the receipts come back in this order. */
  transactionIds: readonly string[]
  apply: (state: WalletState) => WalletState
}

/** The movements of a step, each with the balances after it. */
export interface MovedMoney {
  userId: number
  roundRef: string
  movements: readonly WalletMovement[]
  /** How the player's bonus changed; null when it did not. */
  bonus: BonusNews | null
  /** Limits of the player of which it has used a share to tell of. */
  limits: readonly OwnLimit[]
  /** See `takeEventOrder`. */
  order: number
}

export interface WalletOutcome {
  currency: Currency
  receipts: StoredTransaction[]
  /** The free rounds after this round; null for any other. */
  freeRounds: FreeRounds | null
  /** To notify the player; null for a repetition and in demo. */
  moved: MovedMoney | null
}

export interface WalletContext {
  db: PlatformDatabase
  clock: Clock
  /** The periods that limits are counted by. */
  periods: Periods
  /** Days of the site's time zone, by which a player gets older. */
  dates: Dates
  jurisdiction: Jurisdiction
  transact: Transact
  findSession: (sessionId: string) => Promise<GameSession | undefined>
  /** Roubles for one unit of a currency, decimal text; copied onto the event of a settled round. */
  rateToRub: (currency: Currency) => string
  /** While the site is under reconstruction every game is disabled. */
  isUnderReconstruction: () => boolean
  /** Whether playing from a country is blocked; an empty region is an unknown one. */
  isRegionBlocked: (region: string) => boolean
  /** Called after the commit. Never called for a repetition or in demo. */
  onMoved: (moved: MovedMoney, currency: Currency) => void
}

/** Each attempt finds one more of the request's ids committed, and no request has more than three. */
const mostTries = 4

/** Runs one wallet step in one transaction. Throws Refusal session_not_found, or the step's own refusal. */
export async function runWalletStep(context: WalletContext, step: WalletStep): Promise<WalletOutcome> {
  const session = await context.findSession(step.sessionId)
  if (session?.provider !== step.provider) throw new Refusal('session_not_found')
  const work = (trx: PlatformDatabase) => attempt(trx, context, session, step)
  for (let triesLeft = mostTries - 1; ; triesLeft -= 1) {
    try {
      return await context.transact(work)
    } catch (error) {
      // Another request with one of these ids committed in between: the next attempt reads its transaction.
      if (!wasOvertaken(error) || triesLeft === 0) throw error
    }
  }
}

async function attempt(
  trx: PlatformDatabase,
  { clock, periods, dates, jurisdiction, rateToRub, isUnderReconstruction, isRegionBlocked }: WalletContext,
  session: GameSession,
  step: WalletStep,
): Promise<WalletOutcome> {
  const { provider, roundRef, freeRoundsId = null, transactionIds } = step
  const userId = session.mode === 'real' ? session.userId : null
  const source = await lockBalanceSource(trx, session, provider)
  const now = clock.now()
  const facts = await selectWalletFacts(trx, now, {
    provider,
    sessionId: session.id,
    userId,
    roundRef,
    freeRoundsId,
    transactionIds,
    asksPace: jurisdiction.minRoundMs.slots > 0 || jurisdiction.minRoundMs.other > 0,
    asksAge: jurisdiction.maxStake !== null,
  })
  const { engine, birthday, lastStartedAt } = facts
  const rules = buildPlayRules(jurisdiction, {
    engine,
    birthday,
    currency: session.currency,
    today: dates.dateOf(now),
  })
  const gate = facts.gate && { ...facts.gate, isRegionBlocked: isRegionBlocked(session.region) }
  const before: WalletState = {
    session: {
      id: session.id,
      currency: session.currency,
      allowsBonus: facts.allowsBonus,
      wagerContribution: facts.wagerContribution,
    },
    bonus: facts.bonus,
    freeRounds: facts.freeRounds && {
      ...facts.freeRounds,
      maySettle: maySettle({ ...facts.freeRounds, expiresAt: new Date(facts.freeRounds.expiresAt) }, now),
    },
    stakeRefusal: findSessionRefusal({
      ...facts,
      gate,
      isGameDisabled: facts.isGameDisabled || isUnderReconstruction(),
    }),
    rules: {
      waitMs: findWait(rules, lastStartedAt, now),
      mostStake: userId === null ? null : rules.mostStake,
      featureBuy: rules.featureBuy,
      anteBet: rules.anteBet,
    },
    limits: facts.limits && readPlayLimits(facts.limits, now, periods),
    balances: source.balances,
    roundRef,
    round: facts.round,
    transactions: facts.transactions,
    movements: [],
  }
  const after = followBonus(before, step.apply(before))
  const changes = buildChanges({
    before,
    after,
    session,
    userId,
    provider,
    engine,
    rateToRub: rateToRub(session.currency),
    startedAt: facts.round ? new Date(facts.round.startedAt) : now,
  })
  const { written, order } = changes
    ? await insertChanges(trx, now, changes, source.move(after.movements))
    : { written: [], order: 0 }
  if (changes?.bonus?.end) await source.endBonus(trx, changes.bonus.id, changes.bonus.end)
  const known = [...facts.transactions, ...written]
  const bonus =
    userId !== null && changes?.bonus ? buildBonusNews(userId, session.currency, after.bonus!, order) : null
  return {
    currency: session.currency,
    receipts: transactionIds.map((id) => known.find(({ transactionId }) => transactionId === id)!),
    freeRounds: presentPlayed(after),
    moved:
      userId !== null && (after.movements.length > 0 || bonus)
        ? {
            userId,
            roundRef,
            movements: after.movements,
            bonus,
            limits:
              before.limits && changes?.limits ? presentCrossed(before.limits, changes.limits.crossed) : [],
            order,
          }
        : null,
  }
}

/** The series as it was right after the round, so that every repetition has the same answer. */
function presentPlayed({ freeRounds: series, round }: WalletState): FreeRounds | null {
  if (!series || !round?.freeRound) return null
  const { number, won, expiresAt } = round.freeRound
  return presentFreeRounds({ ...series, used: number, won, expiresAt: new Date(expiresAt) })
}

function buildBonusNews(
  userId: number,
  currency: Currency,
  { id, done, needed, end }: NonNullable<WalletState['bonus']>,
  order: number,
): BonusNews {
  return {
    userId,
    currency,
    change: end?.status ?? 'progress',
    bonus: { id, done, needed },
    converted: end?.converted ?? 0,
    balances: null,
    order,
  }
}

interface SessionFacts extends Pick<WalletFacts, 'isGameDisabled' | 'isActive' | 'isExpired'> {
  /** Null when no stake of a player is checked. */
  gate: StakeFacts | null
}

/** Why this session takes no stakes; the gate comes first, so that a player on a break gets the break as the reason. */
export function findSessionRefusal({
  gate,
  isGameDisabled,
  isActive,
  isExpired,
}: SessionFacts): RefusalCode | null {
  const refusal = gate && mayStake(gate)
  if (refusal) return refusal
  if (isGameDisabled) return 'game_disabled'
  if (!isActive) return 'session_deactivated'
  return isExpired ? 'session_expired' : null
}

/** Another request used an id first, or two requests whose ids cross deadlocked. */
function wasOvertaken(error: unknown): boolean {
  return error instanceof RoundTaken || ['23505', '40P01'].includes((error as { code?: string }).code ?? '')
}
