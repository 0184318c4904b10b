import type { EventData, bonusChanged } from '@yanta/contract'
import { balance } from '@yanta/contract/fixtures'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BalanceChange, Wallet, WalletEvent } from './wallet.ts'
import { applyWallet, computeShownBalance, computeShownPlayed, findNextRelease } from './wallet.ts'

const snapshot: WalletEvent = { type: 'snapshot', snapshot: { ...balance, balance: 10_000 } }
const apply = (events: WalletEvent[]) => events.reduce<Wallet | null>(applyWallet, null)!
const change = (amount: number, reason: BalanceChange['reason'], roundId: string | null): WalletEvent => ({
  type: 'changed',
  change: { balance_type: 'real', balance: amount, currency: 'RUB', reason, roundId },
})
const bonusChange = (name: EventData<typeof bonusChanged>['change']): WalletEvent => ({
  type: 'bonusChanged',
  change: { id: '12', change: name, currency: 'RUB', wagering: { done: 500, needed: 1_000 }, converted: 0 },
})
const shown: WalletEvent = { type: 'gameShown' }
// The game uses its own round ids, before the platform has one.
const started = (gameRoundId: string | null = 'spin-1', nowMs = 0): WalletEvent => ({
  type: 'roundStarted',
  gameRoundId,
  nowMs,
})
const ended = (gameRoundId: string | null = 'spin-1'): WalletEvent => ({ type: 'roundEnded', gameRoundId })
const bet = change(9000, 'bet', 'platform-7')
const win = change(12_000, 'win', 'platform-7')

describe('wallet', () => {
  const cases: [title: string, events: WalletEvent[], real: number][] = [
    ['shows the snapshot', [], 10_000],
    ['shows a stake at once while the round turns', [shown, started(), bet], 9000],
    ['keeps the win of a running round back', [shown, started(), bet, win], 9000],
    ['shows the win when the round has ended', [shown, started(), bet, win, ended()], 12_000],
    ['shows the win of a game that says nothing of its rounds at once', [shown, bet, win], 12_000],
    [
      'shows a further stake of the round at once',
      [shown, started(), bet, win, change(11_500, 'bet', 'platform-7')],
      8500,
    ],
    [
      'shows what a round brought when the next one starts',
      [shown, started(), bet, win, started('spin-2'), change(11_000, 'bet', 'platform-8')],
      11_000,
    ],
    ['keeps the win of a round without a name back', [shown, started(null), bet, win], 9000],
    [
      'shows the win when the round without a name has ended',
      [shown, started(null), bet, win, ended(null)],
      12_000,
    ],
    [
      'shows what a round without a name brought when the next one starts, though nobody said that it ended',
      [shown, started(null), bet, win, started(null, 9000)],
      12_000,
    ],
    [
      'does not take the end of another round for its own',
      [shown, started(), bet, win, ended('spin-0')],
      9000,
    ],
    [
      'shows a stake that was given back at once',
      [shown, started(), bet, change(10_000, 'rollback', 'platform-7')],
      10_000,
    ],
    [
      'shows money that no round brought at once',
      [shown, started(), bet, change(14_000, 'credit', null)],
      14_000,
    ],
    [
      'shows the win when the game is minimised, closed or fails',
      [shown, started(), bet, win, { type: 'gameHidden' }],
      12_000,
    ],
    ['keeps nothing back while no game is on the screen', [bet, win], 12_000],
    ['does not listen to rounds while no game is on the screen', [started(), bet, win], 12_000],
    [
      'shows the win after two minutes at the latest',
      [shown, started(), bet, win, { type: 'timePassed', nowMs: 120_000 }],
      12_000,
    ],
    ['keeps the win until then', [shown, started(), bet, win, { type: 'timePassed', nowMs: 119_999 }], 9000],
    [
      'gives no more time when the game says twice that a round started',
      [shown, started(), win, started('spin-1', 9000), { type: 'timePassed', nowMs: 120_000 }],
      12_000,
    ],
    [
      'keeps the win back across a snapshot that has it already',
      [shown, started(), bet, win, { type: 'snapshot', snapshot: { ...balance, balance: 12_000 } }],
      9000,
    ],
    ['never shows less than nothing', [shown, started(), win, change(500, 'other', null)], 0],
  ]
  for (const [title, events, real] of cases) {
    it(title, () => {
      expect(computeShownBalance(apply([snapshot, ...events])).real).toBe(real)
    })
  }

  it('leaves the real balance unchanged when the bonus changes [3.12]', () => {
    const wallet = apply([
      snapshot,
      {
        type: 'changed',
        change: { balance_type: 'bonus', balance: 700, currency: 'RUB', reason: 'credit', roundId: null },
      },
    ])
    expect(computeShownBalance(wallet)).toEqual({ real: 10_000, bonus: 700 })
  })

  it.each(['started', 'progress'] as const)('shows the wager of a bonus that has %s', (name) => {
    expect(apply([snapshot, bonusChange(name)]).wagering).toEqual({ done: 500, needed: 1_000 })
  })

  it.each(['completed', 'lost', 'expired', 'cancelled'] as const)(
    'shows no wager of a bonus that is %s',
    (name) => {
      expect(apply([snapshot, bonusChange('progress'), bonusChange(name)]).wagering).toBeNull()
    },
  )

  it('shows earned compoints without a reload, and leaves the money unchanged', () => {
    const wallet = apply([snapshot, { type: 'compointsChanged', compoints: 4321 }])
    expect([wallet.compoints, wallet.real]).toEqual([4321, 10_000])
  })

  it('counts stakes and wins for the session net, and no other money', () => {
    const wallet = apply([snapshot, shown, started(), bet, win, change(20_000, 'credit', null)])
    expect(computeShownPlayed(wallet)).toBe(-1000)
    expect(computeShownPlayed(applyWallet(wallet, ended())!)).toBe(2000)
  })

  const played = (real: number): WalletEvent => ({
    type: 'snapshot',
    snapshot: { ...balance, balance: real },
    isOfPlay: true,
  })

  it("counts the difference of a balance fetched on a game's hint, and holds a win back while a round spins", () => {
    const between = apply([snapshot, shown, played(9500)])
    expect([computeShownBalance(between).real, computeShownPlayed(between)]).toEqual([9500, -500])
    const turning = apply([snapshot, shown, started(), bet, played(12_000)])
    expect([computeShownBalance(turning).real, computeShownPlayed(turning)]).toEqual([9000, -1000])
    expect(computeShownPlayed(applyWallet(turning, ended())!)).toBe(2000)
  })

  it('counts no play in any other snapshot: a deposit brings one as well', () => {
    expect(
      computeShownPlayed(
        apply([snapshot, shown, { type: 'snapshot', snapshot: { ...balance, balance: 60_000 } }]),
      ),
    ).toBe(0)
  })

  it('is null before a snapshot', () => {
    expect(applyWallet(null, bet)).toBeNull()
  })

  it('finds when the next hold expires', () => {
    const wallet = apply([snapshot, shown, started('spin-1', 50)])
    expect(findNextRelease(wallet)).toBe(120_050)
    expect(findNextRelease(apply([snapshot]))).toBeNull()
  })

  const anyEvent = fc.oneof(
    fc.record({
      type: fc.constant('changed' as const),
      change: fc.record({
        balance_type: fc.constantFrom('real' as const, 'bonus' as const),
        balance: fc.nat(1_000_000),
        currency: fc.constant('RUB' as const),
        reason: fc.constantFrom('bet' as const, 'win' as const, 'rollback' as const, 'credit' as const),
        roundId: fc.constantFrom(null, 'r1', 'r2'),
      }),
    }),
    fc.record({ type: fc.constant('compointsChanged' as const), compoints: fc.nat(1_000_000) }),
    fc.record({ type: fc.constant('winbackChanged' as const), winback: fc.nat(1_000_000) }),
    fc.constantFrom('started' as const, 'progress' as const, 'lost' as const).map(bonusChange),
    fc.record({
      type: fc.constant('roundStarted' as const),
      gameRoundId: fc.constantFrom(null, 'r1', 'r2', 'r3'),
      nowMs: fc.nat(20_000),
    }),
    fc.record({
      type: fc.constant('roundEnded' as const),
      gameRoundId: fc.constantFrom(null, 'r1', 'r2', 'r3'),
    }),
    fc.constantFrom<WalletEvent>({ type: 'gameShown' }, { type: 'gameHidden' }),
  )

  it('never shows more than is confirmed, and everything once the game is hidden', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const wallet = apply([snapshot, ...events])
        const visible = computeShownBalance(wallet)
        expect(visible.real).toBeLessThanOrEqual(wallet.real)
        expect(visible.bonus).toBeLessThanOrEqual(wallet.bonus)
        expect(computeShownBalance(applyWallet(wallet, { type: 'gameHidden' })!)).toEqual({
          real: wallet.real,
          bonus: wallet.bonus,
        })
      }),
    )
  })

  it('equals a fresh fetch after any events', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const wallet = apply([snapshot, ...events, { type: 'gameHidden' }])
        const fetched = applyWallet(wallet, {
          type: 'snapshot',
          snapshot: {
            ...balance,
            balance: wallet.real,
            bonus: wallet.bonus,
            wagering: wallet.wagering,
            compoint_balance: wallet.compoints,
            winback: wallet.winback,
          },
        })
        expect(fetched).toEqual({ ...wallet, currency: 'RUB' })
      }),
    )
  })
})
