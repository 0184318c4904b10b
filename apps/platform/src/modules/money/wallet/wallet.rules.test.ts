import { expect, test } from 'vitest'
import { applyBet, applyRollback, applySettle, applyWin } from './wallet.rules.ts'
import type { WalletState } from './wallet-state.ts'

const start: WalletState = {
  session: { id: 7, currency: 'RUB', allowsBonus: true, wagerContribution: 100 },
  bonus: { id: 3, done: 0, needed: 12_000, cap: 400, maxStake: null, isInPlayElsewhere: false },
  freeRounds: null,
  stakeRefusal: null,
  rules: { waitMs: 0, mostStake: null, featureBuy: true, anteBet: true },
  limits: null,
  balances: { real: 1000, bonus: 400 },
  roundRef: 'round-1',
  round: null,
  transactions: [],
  movements: [],
}

const bet = (state: WalletState, transactionId: string, amount: number) =>
  applyBet(state, { transactionId, amount, currency: 'RUB' })
const win = (state: WalletState, transactionId: string, amount: number, closesRound = true) =>
  applyWin(state, { transactionId, amount, currency: 'RUB', closesRound })
const rollback = (state: WalletState, transactionId: string, betTransactionId: string) =>
  applyRollback(state, { transactionId, betTransactionId })
const settle = (state: WalletState, stake: number, paid: number, isBought?: boolean) =>
  applySettle(state, {
    betTransactionId: 'bet-1',
    winTransactionId: 'win-1',
    stake,
    win: paid,
    currency: 'RUB',
    isBought,
  })
const refused = (code: string) => expect.objectContaining({ code })

test('a bet beyond the real money takes the rest from the bonus, and its win goes back in that ratio', () => {
  const staked = bet(start, 'bet-1', 1200)
  expect(staked.balances).toEqual({ real: 0, bonus: 200 })
  expect(win(staked, 'win-1', 600).balances).toEqual({ real: 500, bonus: 300 })
})

const limited = (maxStake: number, session: Partial<WalletState['session']> = {}): WalletState => ({
  ...start,
  session: { ...start.session, ...session },
  bonus: { ...start.bonus!, maxStake },
})

test.each([
  ['bonus money', 1200, limited(1199), true],
  ['real money that would count toward its wager', 600, limited(599), true],
  ['exactly the largest stake', 600, limited(600), false],
  ['real money in a game that counts nothing', 600, limited(599, { wagerContribution: 0 }), false],
  ['bonus money in a game that counts nothing', 1200, limited(599, { wagerContribution: 0 }), true],
  ['any money in a game that allows no bonus', 600, limited(1, { allowsBonus: false }), false],
] as const)(
  'with a largest stake of its bonus, a bet of %s is refused before it moves: %#',
  (_of, amount, state, isRefused) => {
    if (!isRefused) return expect(bet(state, 'bet-1', amount).round).toMatchObject({ staked: amount })
    expect(() => bet(state, 'bet-1', amount)).toThrow(
      expect.objectContaining({
        code: 'bonus_stake_too_large',
        detail: { params: { max: state.bonus!.maxStake } },
      }),
    )
  },
)

test('the largest stake is that of the whole round, and limits no win', () => {
  const staked = bet(limited(500), 'bet-1', 300)
  expect(() => bet(staked, 'bet-2', 201)).toThrow(refused('bonus_stake_too_large'))
  expect(win(bet(staked, 'bet-2', 200), 'win-1', 90_000)).toMatchObject({ balances: { real: 90_500 } })
})

test('real money added to a round that stakes bonus money is limited as well, in a game that counts nothing', () => {
  const state = limited(500, { wagerContribution: 0 })
  const staked = bet({ ...state, balances: { real: 0, bonus: 400 } }, 'bet-1', 300)
  const deposited = { ...staked, balances: { real: 1000, bonus: 100 } }
  expect(() => bet(deposited, 'bet-2', 201)).toThrow(refused('bonus_stake_too_large'))
  expect(bet(deposited, 'bet-2', 200).round).toMatchObject({ stake: { real: 200, bonus: 300 } })
})

test('a stake within the largest one that the balance does not cover lacks funds', () => {
  expect(() => bet(limited(5000), 'bet-1', 1500)).toThrow(refused('insufficient_funds'))
})

test('a rollback gives each kind of money back to its own balance', () => {
  expect(rollback(bet(start, 'bet-1', 1200), 'back-1', 'bet-1').balances).toEqual(start.balances)
})

test('a repeated step leaves the state unchanged', () => {
  const staked = bet(start, 'bet-1', 300)
  expect(bet(staked, 'bet-1', 300)).toBe(staked)
  const paid = win(staked, 'win-1', 50)
  expect(win(paid, 'win-1', 50)).toBe(paid)
  const settled = settle(start, 100, 20)
  expect(settle(settled, 100, 20)).toBe(settled)
  expect(settle(settled, 100, 20, false)).toBe(settled)
  const bought = settle(start, 100, 20, true)
  expect(bought.round).toMatchObject({ isBought: true })
  expect(settle(bought, 100, 20, true)).toBe(bought)
})

test('one round takes several bets and pays several wins before it closes', () => {
  const round = win(bet(win(bet(start, 'bet-1', 100), 'win-1', 30, false), 'bet-2', 200), 'win-2', 0)
  expect(round).toMatchObject({
    balances: { real: 730 },
    round: { status: 'settled', staked: 300, win: { real: 30 } },
  })
})

test('a round whose every stake was rolled back accepts neither win nor bet', () => {
  const back = rollback(bet(start, 'bet-1', 100), 'back-1', 'bet-1')
  expect(back.round?.status).toBe('rolled_back')
  expect(() => win(back, 'win-1', 10)).toThrow(refused('round_rolled_back'))
  expect(() => bet(back, 'bet-2', 10)).toThrow(refused('round_rolled_back'))
})

test('an open stake is rolled back beside a paid one, and the paid one stays', () => {
  const paid = win(bet(bet(start, 'bet-1', 100), 'bet-2', 200), 'win-1', 150, false)
  const back = rollback(paid, 'back-2', 'bet-2')
  expect(back).toMatchObject({
    balances: { real: 1050 },
    round: { status: 'open', staked: 100, stake: { real: 100 } },
  })
  expect(() => rollback(back, 'back-1', 'bet-1')).toThrow(refused('round_closed'))
})

test('a rollback before its bet moves nothing and blocks that bet alone', () => {
  const blocked = rollback(start, 'back-1', 'bet-1')
  expect(blocked.movements).toEqual([])
  expect(() => bet(blocked, 'bet-1', 100)).toThrow(refused('bet_rolled_back'))
  expect(() => settle(blocked, 100, 0)).toThrow(refused('bet_rolled_back'))
  expect(bet(blocked, 'bet-2', 100).balances.real).toBe(900)
})

test('a second rollback of the same bet moves nothing', () => {
  const back = rollback(bet(start, 'bet-1', 100), 'back-1', 'bet-1')
  expect(rollback(back, 'back-2', 'bet-1').balances).toEqual(start.balances)
})

test('the largest amounts stay within exact integers', () => {
  expect(() => bet(start, 'bet-1', 1_000_000_000_001)).toThrow(refused('amount_too_large'))
  const rich = { ...start, balances: { real: 999_999_999_999_900, bonus: 0 } }
  expect(() => win(bet(rich, 'bet-1', 1), 'win-1', 200)).toThrow(refused('amount_too_large'))
})

test.each<[string, () => unknown, string]>([
  ['another amount', () => bet(bet(start, 'bet-1', 100), 'bet-1', 101), 'transaction_conflict'],
  [
    'another currency',
    () => applyBet(bet(start, 'bet-1', 100), { transactionId: 'bet-1', amount: 100, currency: 'EUR' }),
    'transaction_conflict',
  ],
  [
    'another round',
    () => bet({ ...bet(start, 'bet-1', 100), roundRef: 'round-2' }, 'bet-1', 100),
    'transaction_conflict',
  ],
  [
    'another session',
    () => bet({ ...bet(start, 'bet-1', 100), session: { ...start.session, id: 8 } }, 'bet-1', 100),
    'transaction_conflict',
  ],
  ['another kind', () => win(bet(start, 'bet-1', 100), 'bet-1', 100), 'transaction_conflict'],
  [
    'a win that closes where it did not',
    () => win(win(bet(start, 'bet-1', 100), 'win-1', 5, false), 'win-1', 5, true),
    'transaction_conflict',
  ],
  [
    'a rollback of another bet',
    () => rollback(rollback(start, 'back-1', 'bet-1'), 'back-1', 'bet-2'),
    'transaction_conflict',
  ],
  [
    'a rollback of a win',
    () => rollback(win(bet(start, 'bet-1', 100), 'win-1', 5, false), 'back-1', 'win-1'),
    'transaction_conflict',
  ],
  ['a rollback under the id of its bet', () => rollback(start, 'bet-1', 'bet-1'), 'transaction_conflict'],
  [
    'one id for stake and win',
    () =>
      applySettle(start, {
        betTransactionId: 'both',
        winTransactionId: 'both',
        stake: 1,
        win: 1,
        currency: 'RUB',
      }),
    'transaction_conflict',
  ],
  [
    'settling a round that was opened by a bet',
    () => settle(bet(start, 'bet-0', 100), 100, 0),
    'transaction_conflict',
  ],
  [
    'settling with a bet that stands alone',
    () => settle(bet(start, 'bet-1', 100), 100, 0),
    'transaction_conflict',
  ],
  [
    'a bet on the round of another session',
    () => bet({ ...bet(start, 'bet-1', 100), session: { ...start.session, id: 8 } }, 'bet-2', 100),
    'transaction_conflict',
  ],
  [
    'a win on the round of another session',
    () => win({ ...bet(start, 'bet-1', 100), session: { ...start.session, id: 8 } }, 'win-1', 100),
    'round_not_found',
  ],
  ['a win without a round', () => win(start, 'win-1', 100), 'round_not_found'],
  ['a win on a settled round', () => win(settle(start, 100, 0), 'win-2', 100), 'round_closed'],
  [
    'a purchase under the ids of a stake',
    () => settle(settle(start, 100, 0), 100, 0, true),
    'transaction_conflict',
  ],
  [
    'a stake under the ids of a purchase',
    () => settle(settle(start, 100, 0, true), 100, 0),
    'transaction_conflict',
  ],
  [
    'a purchase under the ids of a stake where no feature is sold',
    () => settle({ ...settle(start, 100, 0), rules: { ...start.rules, featureBuy: false } }, 100, 0, true),
    'transaction_conflict',
  ],
  [
    'a purchase under the ids of a bet and its win',
    () => settle(win(bet(start, 'bet-1', 100), 'win-1', 0), 100, 0, true),
    'transaction_conflict',
  ],
  [
    'a bet under the id of a purchase',
    () => bet(settle(start, 100, 0, true), 'bet-1', 100),
    'transaction_conflict',
  ],
  ['a bet on a settled round', () => bet(settle(start, 100, 0), 'bet-2', 100), 'round_closed'],
  [
    'settling a settled round',
    () =>
      applySettle(settle(start, 100, 0), {
        betTransactionId: 'bet-2',
        winTransactionId: 'win-2',
        stake: 1,
        win: 0,
        currency: 'RUB',
      }),
    'round_closed',
  ],
  ['a rollback on a settled round', () => rollback(settle(start, 100, 0), 'back-1', 'bet-1'), 'round_closed'],
  ['more than there is', () => bet(start, 'bet-1', 1401), 'insufficient_funds'],
  [
    'bonus where the game takes none',
    () => bet({ ...start, session: { ...start.session, allowsBonus: false } }, 'bet-1', 1001),
    'insufficient_funds',
  ],
  [
    "another currency than the session's",
    () => applyBet(start, { transactionId: 'bet-1', amount: 1, currency: 'EUR' }),
    'wrong_currency',
  ],
  [
    'what the gate or the session refuses',
    () => bet({ ...start, stakeRefusal: 'taking_a_break' }, 'bet-1', 1),
    'taking_a_break',
  ],
])('%s is refused', (_, attempt, code) => {
  expect(attempt).toThrow(refused(code))
})

test('wins and rollbacks ignore whether stakes are accepted', () => {
  const over = { ...bet(start, 'bet-1', 100), stakeRefusal: 'session_expired' as const }
  expect(win(over, 'win-1', 40).balances.real).toBe(940)
  expect(rollback(over, 'back-1', 'bet-1').balances.real).toBe(1000)
})
