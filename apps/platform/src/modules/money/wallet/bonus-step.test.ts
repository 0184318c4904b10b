import { expect, test } from 'vitest'
import { followBonus } from './bonus-step.ts'
import { applyBet, applyRollback, applySettle, applyWin } from './wallet.rules.ts'
import type { WalletState } from './wallet-state.ts'

const start: WalletState = {
  session: { id: 7, currency: 'RUB', allowsBonus: true, wagerContribution: 50 },
  bonus: { id: 3, done: 0, needed: 500, cap: 300, maxStake: null, isInPlayElsewhere: false },
  freeRounds: null,
  stakeRefusal: null,
  rules: { waitMs: 0, mostStake: null, featureBuy: true, anteBet: true },
  limits: null,
  balances: { real: 100, bonus: 400 },
  roundRef: 'round-1',
  round: null,
  transactions: [],
  movements: [],
}

type Apply = (state: WalletState) => WalletState
const take = (state: WalletState, apply: Apply) => followBonus(state, apply(state))
const bet =
  (amount: number, transactionId = 'bet-1'): Apply =>
  (state) =>
    applyBet(state, { transactionId, amount, currency: 'RUB' })
const win =
  (amount: number, closesRound = true, transactionId = 'win-1'): Apply =>
  (state) =>
    applyWin(state, { transactionId, amount, currency: 'RUB', closesRound })
const rollback: Apply = (state) =>
  applyRollback(state, { transactionId: 'back-1', betTransactionId: 'bet-1' })
const settle =
  (stake: number, paid: number): Apply =>
  (state) =>
    applySettle(state, {
      betTransactionId: 'bet-1',
      winTransactionId: 'win-1',
      stake,
      win: paid,
      currency: 'RUB',
    })

const needing = (needed: number, bonus: Partial<NonNullable<WalletState['bonus']>> = {}): WalletState => ({
  ...start,
  bonus: { ...start.bonus!, needed, ...bonus },
})

test("a settled stake counts by the game's contribution, whatever money it was", () => {
  expect(take(start, settle(201, 0)).bonus).toMatchObject({ done: 100 })
  expect(take(start, settle(61, 0)).bonus).toMatchObject({ done: 30 })
})

test('nothing counts before the round settles, and a rolled back stake never counts', () => {
  const staked = take(start, bet(200))
  expect(staked.bonus).toEqual(start.bonus)
  expect(take(staked, win(50, false)).bonus).toEqual(start.bonus)
  expect(take(staked, rollback)).toMatchObject({ bonus: start.bonus, balances: start.balances })
  expect(take(take(take(staked, bet(100, 'bet-2')), rollback), win(0)).bonus).toMatchObject({ done: 50 })
})

test('a repetition counts nothing, even after the bonus has ended', () => {
  const settled = take(start, settle(200, 10))
  expect(take(settled, settle(200, 10))).toBe(settled)
})

test('the round that completes the wager converts what is left up to the cap, and its receipt has the balance after the conversion', () => {
  const settled = take(needing(100), settle(200, 80))
  expect(settled).toMatchObject({
    balances: { real: 340, bonus: 0 },
    bonus: { done: 100, end: { status: 'completed', converted: 300 } },
  })
  expect(settled.movements.at(-1)).toEqual({
    kind: 'conversion',
    transactionId: 'win-1',
    gains: { real: 300, bonus: -340 },
    balances: { real: 340, bonus: 0 },
  })
  expect(settled.transactions.map(({ transactionId, balance }) => [transactionId, balance])).toEqual([
    ['bet-1', 300],
    ['win-1', 340],
  ])
})

test('a completed wager waits for another round that holds bonus money, and the bonus completes when that round gives it back', () => {
  const waiting = take(needing(100, { isInPlayElsewhere: true }), settle(200, 80))
  expect(waiting).toMatchObject({ balances: { real: 40, bonus: 340 }, bonus: { done: 100 } })
  expect(waiting.bonus?.end).toBeUndefined()
  const open: WalletState = { ...start, ...take(start, bet(200)), bonus: { ...start.bonus!, done: 500 } }
  expect(take(open, rollback)).toMatchObject({
    balances: { real: 400, bonus: 0 },
    bonus: { end: { status: 'completed', converted: 300 } },
  })
})

test('the last bonus money ends the bonus, but not before its round is over', () => {
  const staked = take(start, bet(500))
  expect(staked).toMatchObject({ balances: { real: 0, bonus: 0 } })
  expect(staked.bonus?.end).toBeUndefined()
  expect(take(staked, win(0)).bonus?.end).toEqual({ status: 'lost', converted: 0 })
  expect(take(staked, win(500)).bonus?.end).toBeUndefined()
})

test('a round from before the bonus counts nothing, stakes none of its money and pays none into it', () => {
  const older = {
    sessionId: 7,
    status: 'open' as const,
    staked: 50,
    stake: { real: 50, bonus: 0 },
    win: { real: 0, bonus: 0 },
    bonusId: null,
    isBought: false,
    isAnte: false,
    freeRound: null,
  }
  const state = { ...start, round: older }
  expect(() => take(state, bet(101))).toThrow(expect.objectContaining({ code: 'insufficient_funds' }))
  expect(take(state, win(10))).toMatchObject({ balances: { real: 110, bonus: 400 }, bonus: start.bonus })
})

test('the bonus part that a round would pay to an ended bonus is void: it becomes neither real money nor money of the next bonus', () => {
  const staked = take(start, bet(200))
  for (const bonus of [null, { ...start.bonus!, id: 4 }]) {
    const later: WalletState = { ...staked, balances: { real: 0, bonus: bonus ? 400 : 0 }, bonus }
    expect(take(later, win(80))).toMatchObject({
      balances: { real: 40, bonus: later.balances.bonus },
      round: { status: 'settled', win: { real: 40, bonus: 0 } },
      bonus,
    })
    expect(take(later, rollback)).toMatchObject({
      balances: { real: 100, bonus: later.balances.bonus },
      round: { status: 'rolled_back' },
    })
  }
})

test('a game that allows no bonus stakes real money only and counts nothing', () => {
  const strict: WalletState = {
    ...start,
    session: { ...start.session, allowsBonus: false, wagerContribution: 0 },
  }
  expect(() => take(strict, bet(101))).toThrow(expect.objectContaining({ code: 'insufficient_funds' }))
  expect(take(strict, settle(100, 30))).toMatchObject({
    balances: { real: 30, bonus: 400 },
    bonus: start.bonus,
    round: { bonusId: null },
  })
})
