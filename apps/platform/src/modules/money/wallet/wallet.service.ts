// The money side of a round. Promises: one transaction per request, one effect per transaction id whatever is repeated, reordered
// or concurrent, and the first answer for every repetition. Refusals write nothing and may be retried.
import type {
  CallAnswer,
  CallBody,
  Currency,
  authenticateRun,
  payWin as payWinCall,
  placeBet as placeBetCall,
  rollbackBet as rollbackBetCall,
  settleRound as settleRoundCall,
  WalletReceipt,
} from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { findActiveBonus } from '../bonuses/bonuses.service.ts'
import { findPlayableFreeRounds } from '../free-rounds/free-rounds.service.ts'
import { buildPlayRules } from './play-rules.ts'
import { applyFreeSettle } from './free-round-step.ts'
import {
  createSessionFinder,
  findRunById,
  findRunByToken,
  type RunState,
} from '../../play/game-sessions/game-sessions.service.ts'
import { getPlayerBalances } from '../ledger/ledger.service.ts'
import { transactAlone, transactTogether } from './transact.ts'
import {
  findSessionRefusal,
  runWalletStep,
  type WalletContext,
  type WalletOutcome,
  type WalletStep,
} from './wallet-step.ts'
import { selectRuledBy } from './wallet.repository.ts'
import { applyBet, applyRollback, applySettle, applyWin, playableBalance } from './wallet.rules.ts'

export type { WalletContext } from './wallet-step.ts'

/** The wallet's dependencies. `kind` decides whether requests may share a commit. */
export function createWalletContext(
  db: PlatformDatabase,
  kind: 'embedded' | 'server',
  deps: Pick<
    WalletContext,
    | 'clock'
    | 'periods'
    | 'dates'
    | 'jurisdiction'
    | 'rateToRub'
    | 'isUnderReconstruction'
    | 'isRegionBlocked'
    | 'onMoved'
  >,
): WalletContext {
  return {
    db,
    transact: kind === 'embedded' ? transactTogether(db) : transactAlone(db),
    findSession: createSessionFinder(db),
    ...deps,
  }
}

/** Takes a stake and opens or continues its round. @throws Refusal of the contract's `placeBet` */
export async function placeBet(
  context: WalletContext,
  provider: string,
  { sessionId, roundId, ...bet }: CallBody<typeof placeBetCall>,
): Promise<WalletReceipt> {
  const step = { provider, sessionId, roundRef: roundId, transactionIds: [bet.transactionId] }
  return presentReceipt(await take(context, { ...step, apply: (state) => applyBet(state, bet) }))
}

/** Pays a win, also after the session has ended. @throws Refusal of the contract's `payWin` */
export async function payWin(
  context: WalletContext,
  provider: string,
  { sessionId, roundId, ...win }: CallBody<typeof payWinCall>,
): Promise<WalletReceipt> {
  const step = { provider, sessionId, roundRef: roundId, transactionIds: [win.transactionId] }
  return presentReceipt(await take(context, { ...step, apply: (state) => applyWin(state, win) }))
}

/** Gives a stake back, or blocks it before it arrives. @throws Refusal of the contract's `rollbackBet` */
export async function rollbackBet(
  context: WalletContext,
  provider: string,
  { sessionId, roundId, ...rollback }: CallBody<typeof rollbackBetCall>,
): Promise<WalletReceipt> {
  const step = {
    provider,
    sessionId,
    roundRef: roundId,
    transactionIds: [rollback.transactionId, rollback.betTransactionId],
  }
  return presentReceipt(await take(context, { ...step, apply: (state) => applyRollback(state, rollback) }))
}

/** Stake, win and settlement of a one-step round at once. @throws Refusal of the contract's `settleRound` */
export async function settleRound(
  context: WalletContext,
  provider: string,
  {
    sessionId,
    roundId,
    freeRoundsId,
    isFeature = false,
    isBought = false,
    isAnte = false,
    ...round
  }: CallBody<typeof settleRoundCall>,
): Promise<CallAnswer<typeof settleRoundCall>> {
  const step = {
    provider,
    sessionId,
    roundRef: roundId,
    freeRoundsId: freeRoundsId === undefined ? null : parseRowId(freeRoundsId),
    transactionIds: [round.winTransactionId, round.betTransactionId],
  }
  const outcome = await take(context, {
    ...step,
    apply: (state) =>
      freeRoundsId === undefined
        ? applySettle(state, { ...round, isBought, isAnte })
        : applyFreeSettle(state, { ...round, isFeature }),
  })
  return {
    ...presentReceipt(outcome),
    balanceAfterBet: outcome.receipts[1]!.balance,
    freeRounds: outcome.freeRounds,
  }
}

/**
 * The balance that the game of a session may show and stake now, in minor units. @throws Refusal session_not_found, also for another
 * provider's session, and session_deactivated once its player has logged out
 */
export async function getSessionBalance(
  { db, clock }: Pick<WalletContext, 'db' | 'clock'>,
  provider: string,
  sessionId: string,
): Promise<{ balance: number; currency: Currency }> {
  const now = clock.now()
  const run = await findRunById(db, now, provider, sessionId)
  if (!run) throw new Refusal('session_not_found')
  if (run.isLoginOver) throw new Refusal('session_deactivated')
  return { balance: await readBalance(db, now, run), currency: run.currency }
}

/** Exchanges a run token for its session. @throws Refusal once the session no longer accepts stakes */
export async function authenticate(
  {
    db,
    clock,
    dates,
    jurisdiction,
    isUnderReconstruction,
  }: Pick<WalletContext, 'db' | 'clock' | 'dates' | 'jurisdiction' | 'isUnderReconstruction'>,
  provider: string,
  runToken: string,
): Promise<CallAnswer<typeof authenticateRun>> {
  const now = clock.now()
  const run = await findRunByToken(db, now, provider, runToken)
  if (!run) throw new Refusal('session_not_found')
  const refusal = findSessionRefusal({
    ...run,
    isGameDisabled: run.isGameDisabled || isUnderReconstruction(),
    gate: null,
  })
  if (refusal) throw new Refusal(refusal)
  const { id, userId, mode, gameSlug, currency, locale, nickName, expiresAt } = run
  const isReal = mode === 'real'
  const { engine, birthday } = await selectRuledBy(db, { userId, gameSlug })
  return {
    sessionId: String(id),
    playerId: isReal ? String(userId) : `demo-${id}`,
    mode,
    gameSlug,
    currency,
    balance: await readBalance(db, now, run),
    locale,
    nickName: isReal ? nickName : null,
    expiresAt: expiresAt.toISOString(),
    rules: buildPlayRules(jurisdiction, { engine, birthday, currency, today: dates.dateOf(now) }),
    freeRounds: isReal ? await findPlayableFreeRounds(db, now, { userId: userId!, gameSlug }) : null,
  }
}

/** Null for an id that no row can have. */
function parseRowId(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

async function take(context: WalletContext, step: WalletStep): Promise<WalletOutcome> {
  const outcome = await runWalletStep(context, step)
  if (outcome.moved) context.onMoved(outcome.moved, outcome.currency)
  return outcome
}

/** The receipt of the step's first transaction id. */
function presentReceipt({ receipts, currency }: WalletOutcome): WalletReceipt {
  return { transactionId: String(receipts[0]!.id), balance: receipts[0]!.balance, currency }
}

async function readBalance(
  db: PlatformDatabase,
  now: Date,
  { mode, userId, demoBalance, allowsBonus }: RunState,
): Promise<number> {
  if (mode === 'demo') return demoBalance!
  const balances = await getPlayerBalances(db, userId!)
  return playableBalance(
    balances,
    allowsBonus && balances.bonus > 0 && (await findActiveBonus(db, now, userId!)) !== null,
  )
}
