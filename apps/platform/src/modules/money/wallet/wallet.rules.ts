// What a bet, a win, a rollback or a whole round does to a wallet, as pure steps from one state to the next. Promises: a known
// transaction id changes nothing, a refusal changes nothing, and no step takes more than the balance.
import { Refusal } from '@yanta/server'
import { largestAmount, largestBalance } from '../ledger/ledger.service.ts'
import { assertAnte, assertFeatureBuy, assertMostStake, assertPace } from './jurisdiction-step.ts'
import { assertWithinLimits } from './limits-step.ts'
import {
  addMoney,
  isNothing,
  nothing,
  splitStake,
  splitWin,
  subtractMoney,
  totalOf,
  type SplitMoney,
} from './split-money.ts'
import type { WalletRound, WalletState, WalletTransaction } from './wallet-state.ts'

interface BetRequest {
  transactionId: string
  amount: number
  currency: string
}
/** What the stake of a round paid for beside a usual one: at most one of them. */
interface Options {
  /** The stake is the price of the game's feature. */
  isBought?: boolean
  /** The stake is the price of a round with the ante. */
  isAnte?: boolean
}
type StakeRequest = BetRequest & Options
interface WinRequest extends BetRequest {
  closesRound: boolean
}
interface RollbackRequest {
  transactionId: string
  betTransactionId: string
}
export interface SettleRequest {
  betTransactionId: string
  winTransactionId: string
  stake: number
  win: number
  currency: string
}

/** Takes a stake, real money first, then bonus where the game allows it. */
export function applyBet(
  state: WalletState,
  { transactionId, amount, currency, isBought = false, isAnte = false }: StakeRequest,
): WalletState {
  const known = findTransaction(state, transactionId)
  if (known?.status === 'blocked') throw new Refusal('bet_rolled_back')
  if (known)
    return assertSame(
      state,
      known,
      known.kind === 'bet' &&
        known.amount === amount &&
        currency === state.session.currency &&
        state.round?.isBought === isBought &&
        state.round.isAnte === isAnte &&
        !isFree(state),
    )
  if (state.stakeRefusal) throw new Refusal(state.stakeRefusal)
  assertAmount(state, amount, currency)
  const round = state.round ?? {
    sessionId: state.session.id,
    status: 'open',
    staked: 0,
    stake: nothing,
    win: nothing,
    bonusId: takesBonus(state) ? state.bonus!.id : null,
    isBought,
    isAnte,
    freeRound: null,
  }
  if (round.sessionId !== state.session.id) throw new Refusal('transaction_conflict')
  assertOpen(round)
  assertPace(state)
  assertMostStake(state, totalOf(round.stake) + amount)
  const stake = splitStake(amount, state.balances, takesBonus(state) && isOfBonus(state, round))
  assertBonusStake(state, round, amount, stake)
  if (!stake) throw new Refusal('insufficient_funds')
  assertWithinLimits(state, stake)
  return move(state, {
    kind: 'bet',
    transactionId,
    amount,
    gains: subtractMoney(nothing, stake),
    parts: stake,
    round: { ...round, staked: round.staked + amount, stake: addMoney(round.stake, stake) },
  })
}

/** Pays a win of an open round, split in the ratio of its stake. The session can't refuse it; the part of an ended bonus is void. */
export function applyWin(
  state: WalletState,
  { transactionId, amount, currency, closesRound }: WinRequest,
): WalletState {
  const known = findTransaction(state, transactionId)
  if (known) {
    return assertSame(
      state,
      known,
      known.kind === 'win' &&
        known.amount === amount &&
        known.closesRound === closesRound &&
        currency === state.session.currency &&
        !isFree(state),
    )
  }
  const { round } = state
  if (!round || round.sessionId !== state.session.id) throw new Refusal('round_not_found')
  assertOpen(round)
  assertAmount(state, amount, currency)
  const win = withoutVoid(state, round, splitWin(amount, round.stake))
  return move(state, {
    kind: 'win',
    transactionId,
    amount,
    gains: win,
    parts: win,
    closesRound,
    round: { ...round, win: addMoney(round.win, win), status: closesRound ? 'settled' : 'open' },
  })
}

/**
 * Gives a stake back to its balances; the part of an ended bonus is void. An unknown bet is blocked for good; a bet rolled back already stays so.
 * The last stake of a round that has paid a win is not given back: a win never remains without its stake.
 */
export function applyRollback(
  state: WalletState,
  { transactionId, betTransactionId }: RollbackRequest,
): WalletState {
  const known = findTransaction(state, transactionId)
  if (known)
    return assertSame(state, known, known.kind === 'rollback' && known.betTransactionId === betTransactionId)
  if (transactionId === betTransactionId) throw new Refusal('transaction_conflict')
  const bet = findTransaction(state, betTransactionId)
  const rollback = {
    kind: 'rollback',
    transactionId,
    betTransactionId,
    amount: 0,
    gains: nothing,
    parts: nothing,
    round: state.round,
  } as const
  if (!bet) {
    const blocked = buildTransaction(state, {
      kind: 'bet',
      transactionId: betTransactionId,
      amount: 0,
      parts: nothing,
      status: 'blocked',
    })
    return move({ ...state, transactions: [...state.transactions, blocked] }, rollback)
  }
  assertSame(state, bet, bet.kind === 'bet')
  if (bet.status !== 'done') return move(state, rollback)
  const round = state.round!
  const stake = subtractMoney(round.stake, bet.parts)
  if (round.status !== 'open' || (isNothing(stake) && !isNothing(round.win)))
    throw new Refusal('round_closed')
  const back = withoutVoid(state, round, bet.parts)
  const transactions = state.transactions.map((each) =>
    each === bet ? { ...bet, status: 'rolled_back' as const } : each,
  )
  return move(
    { ...state, transactions },
    {
      ...rollback,
      amount: bet.amount,
      gains: back,
      parts: back,
      round: isNothing(stake)
        ? { ...round, stake, status: 'rolled_back' }
        : { ...round, stake, staked: round.staked - bet.amount },
    },
  )
}

/** A whole round in one step: both of its transactions are known, or neither. */
export function applySettle(
  state: WalletState,
  {
    betTransactionId,
    winTransactionId,
    stake,
    win,
    currency,
    isBought = false,
    isAnte = false,
  }: SettleRequest & Options,
): WalletState {
  const isKnown = isKnownSettle(state, { betTransactionId, winTransactionId })
  if (isBought && !isKnown) assertFeatureBuy(state)
  if (isAnte && !isKnown) assertAnte(state)
  const bet = { transactionId: betTransactionId, amount: stake, currency, isBought, isAnte }
  const staked = applyBet(state, bet)
  return applyWin(staked, { transactionId: winTransactionId, amount: win, currency, closesRound: true })
}

/** Whether both transactions of a whole round are known, or neither. @throws Refusal for one without the other, and for a round that is known by other ids */
export function isKnownSettle(
  state: WalletState,
  { betTransactionId, winTransactionId }: Pick<SettleRequest, 'betTransactionId' | 'winTransactionId'>,
): boolean {
  const bet = findTransaction(state, betTransactionId)
  const paid = findTransaction(state, winTransactionId)
  if (betTransactionId === winTransactionId) throw new Refusal('transaction_conflict')
  if (bet && bet.status !== 'done' && !paid) throw new Refusal('bet_rolled_back')
  if (Boolean(bet) !== Boolean(paid)) throw new Refusal('transaction_conflict')
  if (!bet && state.round?.sessionId === state.session.id) {
    assertOpen(state.round)
    throw new Refusal('transaction_conflict')
  }
  return bet !== undefined
}

/** Whether bonus money may be staked in the session's game now. */
export function takesBonus({ session, bonus }: Pick<WalletState, 'session' | 'bonus'>): boolean {
  return session.allowsBonus && bonus !== null
}

/** A round belongs to the bonus it began under, never to a later one. */
export function isOfBonus({ bonus }: WalletState, round: WalletRound): boolean {
  return bonus !== null && round.bonusId === bonus.id
}

/** The ids of a free round answer only its own request. */
function isFree({ round }: WalletState): boolean {
  return round !== null && round.freeRound !== null
}

/** A round that stakes or wagers bonus money has a largest stake. It limits what is staked, never what is won. */
function assertBonusStake(
  state: WalletState,
  round: WalletRound,
  amount: number,
  stake: SplitMoney | null,
): void {
  const max = state.bonus?.maxStake ?? null
  if (max === null || !takesBonus(state) || !isOfBonus(state, round)) return
  const usesBonus =
    state.session.wagerContribution > 0 || round.stake.bonus > 0 || (stake !== null && stake.bonus > 0)
  if (usesBonus && totalOf(round.stake) + amount > max)
    throw new Refusal('bonus_stake_too_large', { params: { max } })
}

function withoutVoid(state: WalletState, round: WalletRound, { real, bonus }: SplitMoney): SplitMoney {
  return { real, bonus: isOfBonus(state, round) ? bonus : 0 }
}

/** The balance a game may show and stake: real money, and bonus where the game allows it. */
export function playableBalance(balances: SplitMoney, allowsBonus: boolean): number {
  return balances.real + (allowsBonus ? balances.bonus : 0)
}

export function findTransaction(
  { transactions }: WalletState,
  transactionId: string,
): WalletTransaction | undefined {
  return transactions.find((each) => each.transactionId === transactionId)
}

interface Step {
  kind: WalletTransaction['kind']
  transactionId: string
  amount: number
  gains: SplitMoney
  parts: SplitMoney
  round: WalletRound | null
  closesRound?: boolean
  betTransactionId?: string
}

export function move(state: WalletState, { gains, round, ...step }: Step): WalletState {
  const balances = addMoney(state.balances, gains)
  const { kind, transactionId } = step
  return {
    ...state,
    balances,
    round,
    transactions: [...state.transactions, buildTransaction({ ...state, balances }, step)],
    movements: isNothing(gains)
      ? state.movements
      : [...state.movements, { kind, transactionId, gains, balances }],
  }
}

type Draft = Pick<WalletTransaction, 'kind' | 'transactionId' | 'amount' | 'parts'> &
  Partial<WalletTransaction>

function buildTransaction(state: WalletState, draft: Draft): WalletTransaction {
  const { session, roundRef, balances } = state
  return {
    sessionId: session.id,
    roundRef,
    closesRound: false,
    betTransactionId: null,
    status: 'done',
    balance: playableBalance(balances, takesBonus(state)),
    ...draft,
  }
}

/** An id may be repeated only with the same content. */
export function assertSame(state: WalletState, known: WalletTransaction, isSame: boolean): WalletState {
  if (!isSame || known.sessionId !== state.session.id || known.roundRef !== state.roundRef)
    throw new Refusal('transaction_conflict')
  return state
}

function assertOpen({ status }: WalletRound): void {
  if (status === 'settled') throw new Refusal('round_closed')
  if (status === 'rolled_back') throw new Refusal('round_rolled_back')
}

function assertAmount({ session, balances }: WalletState, amount: number, currency: string): void {
  if (currency !== session.currency) throw new Refusal('wrong_currency')
  if (amount > largestAmount || totalOf(balances) + amount > largestBalance)
    throw new Refusal('amount_too_large')
}
