import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { settleTable, spots, type Bet } from '@yanta/game-rules/roulette'
import { rouletteFixture, roundFixture } from '../../../server/api-fixtures.ts'
import type { RoundOf } from '../../../server/api.ts'
import { findMarked, listBets, sumLayout } from './layout.ts'
import { listSounds } from './sounds.ts'
import {
  createState,
  findNumber,
  isRoundOpen,
  classifyRound,
  reduce,
  type RouletteEvent,
  type RouletteState,
} from './state.ts'

const opened = rouletteFixture
const open = (changes: Partial<typeof opened> = {}) =>
  createState({ ...opened, ...changes }, { isQuick: false, isReduced: false })
const run = (state: RouletteState, ...events: RouletteEvent[]): RouletteState => events.reduce(reduce, state)
const lay = (...bets: Bet[]): RouletteEvent => ({ type: 'laid', bets })
const press = (at: number, requestId = 'request-1'): RouletteEvent => ({ type: 'started', at, requestId })
const tick = (at: number): RouletteEvent => ({ type: 'tick', at })
const betsOf = (state: RouletteState) => listBets(state.layout)

function decide(bets: readonly Bet[], number: number, before = 1_000_000): RoundOf<'roulette'> {
  const outcome = settleTable(bets, number)
  const balanceAfterBet = before - outcome.stake
  return {
    ...roundFixture,
    stake: outcome.stake,
    win: outcome.win,
    balanceAfterBet,
    balance: balanceAfterBet + outcome.win,
    outcome,
  }
}
const bets: Bet[] = [
  ['17', 10_000],
  ['red', 50_000],
]
const rolling = () => run(open(), lay(...bets), press(100))
const answered = (number: number, at = 300): RouletteEvent => ({
  type: 'answered',
  at,
  round: decide(bets, number),
})

describe('laying bets', () => {
  test('chips on one spot add up, undo removes them one by one, clear removes all, and clear can be undone', () => {
    const laid = run(open(), lay(['17', 10_000]), lay(['17', 10_000]), lay(['red', 5000]))
    expect(betsOf(laid)).toEqual([
      ['17', 20_000],
      ['red', 5000],
    ])
    expect(betsOf(run(laid, { type: 'undone' }, { type: 'undone' }))).toEqual([['17', 10_000]])
    const cleared = run(laid, { type: 'cleared' })
    expect(cleared.layout.size).toBe(0)
    expect(betsOf(run(cleared, { type: 'undone' }))).toEqual(betsOf(laid))
  })

  test('a chip can be removed from a spot, never below zero', () => {
    const state = run(
      open(),
      lay(['17', 15_000]),
      { type: 'taken', spot: '17' },
      { type: 'taken', spot: '17' },
      { type: 'taken', spot: '17' },
    )
    expect(state.layout.size).toBe(0)
  })

  test('double doubles the bet on every spot, or changes nothing when one would exceed its limit', () => {
    expect(betsOf(run(open(), lay(...bets), { type: 'doubled' }))).toEqual([
      ['17', 20_000],
      ['red', 100_000],
    ])
    const full = run(open({ balance: 10_000_000 }), lay(['17', 300_000], ['red', 1000]), { type: 'doubled' })
    expect(betsOf(full)).toEqual([
      ['17', 300_000],
      ['red', 1000],
    ])
    expect(full.notice).toEqual({ code: 'largest_bet', spot: '17' })
  })

  test('a called bet is laid completely or not at all, and undone in one step', () => {
    const poor = run(open({ balance: 25_000 }), lay(['1', 10_000], ['2', 10_000], ['3', 10_000]))
    expect([poor.layout.size, poor.notice]).toEqual([0, { code: 'insufficient_funds', sum: 30_000 }])
    expect(run(open(), lay(['1', 10_000], ['2', 10_000]), { type: 'undone' }).layout.size).toBe(0)
  })

  test('no sequence of presses puts more on the table than the balance and the limits allow, or fractions of chips', () => {
    const anEvent = fc.oneof(
      fc
        .tuple(fc.constantFrom(...spots), fc.constantFrom(...opened.stakes))
        .map(([{ id }, chip]) => lay([id, chip])),
      fc.constantFrom<RouletteEvent>(
        { type: 'undone' },
        { type: 'cleared' },
        { type: 'doubled' },
        { type: 'repeated' },
        { type: 'taken', spot: 'red' },
        { type: 'chipChosen', chip: 3 },
      ),
    )
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 60 }), (events) => {
        const state = run(open(), ...events)
        expect(sumLayout(state.layout)).toBeLessThanOrEqual(state.balance)
        for (const amount of state.layout.values()) expect([amount > 0, amount % 1000]).toEqual([true, 0])
      }),
    )
  })
})

test('the notice of a short balance goes once the balance covers the bets that were asked for, and no other does', () => {
  const short = run(open({ balance: 25_000 }), lay(['1', 10_000], ['2', 10_000], ['3', 10_000]))
  const seen = (balance: number): RouletteEvent => ({ type: 'balanceSeen', balance })
  expect(run(short, seen(29_999)).notice).toEqual({ code: 'insufficient_funds', sum: 30_000 })
  expect(run(short, seen(30_000)).notice).toBeNull()
  const refused = run(rolling(), { type: 'refused', code: 'insufficient_funds' })
  expect(refused.notice).toEqual({ code: 'insufficient_funds', sum: 60_000 })
  expect(run(refused, seen(60_000)).notice).toBeNull()
  expect(run(open(), press(0), seen(5_000_000)).notice).toEqual({ code: 'no_bets' })
})

describe('a round', () => {
  test('that is over takes the balance that is seen, also while its number is shown', () => {
    const presented = run(rolling(), answered(17), tick(60_000))
    expect(presented.phase.name).toBe('presenting')
    expect(run(presented, { type: 'balanceSeen', balance: 5_000_000 }).balance).toBe(5_000_000)
    const landing = run(rolling(), answered(17))
    expect(run(landing, { type: 'balanceSeen', balance: 5_000_000 })).toBe(landing)
  })

  test('does not start from an empty table, nor with more than the balance', () => {
    expect(run(open(), press(0))).toMatchObject({ phase: { name: 'betting' }, notice: { code: 'no_bets' } })
    const spent = run(open(), lay(...bets), { type: 'balanceSeen', balance: 1000 }, press(0))
    expect(spent).toMatchObject({ phase: { name: 'betting' }, notice: { code: 'insufficient_funds' } })
  })

  test('the notice of insufficient funds names the whole sum of the bets: after double, start and a refusal', () => {
    const half = run(open({ balance: 90_000 }), lay(...bets), { type: 'doubled' })
    expect(half.notice).toEqual({ code: 'insufficient_funds', sum: 120_000 })
    expect(run(half, { type: 'balanceSeen', balance: 1000 }, press(0)).notice).toEqual({
      code: 'insufficient_funds',
      sum: 60_000,
    })
    expect(run(rolling(), { type: 'refused', code: 'insufficient_funds' }).notice).toEqual({
      code: 'insufficient_funds',
      sum: 60_000,
    })
  })

  test('is over for the site when the ball is at rest: both show the win at once', () => {
    const lies = run(rolling(), answered(17), tick(20_000))
    expect([lies.phase.name, isRoundOpen(lies), lies.balance]).toEqual([
      'presenting',
      false,
      lies.round!.balance,
    ])
  })

  test('accepts no bets while the ball rolls', () => {
    const state = rolling()
    expect(
      run(state, lay(['0', 1000]), { type: 'cleared' }, { type: 'undone' }, { type: 'doubled' }).layout,
    ).toBe(state.layout)
  })

  test('shows stake and win only as confirmed by the server, the win once the ball is at rest', () => {
    const landing = run(rolling(), answered(17))
    expect([landing.balance, findNumber(landing)]).toEqual([940_000, null])
    const shown = run(landing, tick(10_000))
    expect([shown.phase.name, shown.balance, findNumber(shown), shown.numbers]).toEqual([
      'presenting',
      940_000 + 360_000,
      17,
      [17],
    ])
    const ended = run(shown, tick(20_000))
    expect(ended).toMatchObject({ phase: { name: 'betting' }, balance: 1_300_000 })
    expect(ended.layout.size).toBe(0)
  })

  test('has repeatable bets, also while the win is displayed', () => {
    const shown = run(rolling(), answered(3), tick(10_000))
    expect(betsOf(run(shown, { type: 'repeated' }))).toEqual(bets)
    expect(betsOf(run(shown, tick(20_000), { type: 'repeated' }))).toEqual(bets)
    expect(run(shown, lay(['0', 1000])).phase.name).toBe('betting')
  })

  test('hurries the ball on a press and clears the table on the next one', () => {
    const hurried = run(rolling(), answered(3), press(1000, 'other'))
    expect(run(hurried, tick(1460)).phase.name).toBe('presenting')
    expect(run(hurried, tick(1460), press(1500, 'other')).phase.name).toBe('betting')
  })

  test('can only repeat the same request after a lost answer', () => {
    const lost = run(rolling(), { type: 'lost' })
    expect(lost.phase).toEqual({ name: 'interrupted', requestId: 'request-1' })
    expect(run(lost, press(500, 'another')).phase).toMatchObject({ name: 'rolling', requestId: 'request-1' })
    expect(run(lost, lay(['0', 1000])).layout).toBe(lost.layout)
  })

  test('leaves the bets in place after a refusal; one that ends the session closes the game', () => {
    expect(run(rolling(), { type: 'refused', code: 'insufficient_funds' })).toMatchObject({
      phase: { name: 'betting' },
      notice: { code: 'insufficient_funds' },
    })
    expect(betsOf(run(rolling(), { type: 'refused', code: 'too_many_requests' }))).toEqual(bets)
    expect(run(rolling(), { type: 'refused', code: 'session_expired' }).phase).toEqual({
      name: 'closed',
      code: 'session_expired',
    })
  })

  test('that was settled while no page was open is shown with its bets and ends on the current balance', () => {
    const state = open({ balance: 700_000, pending: decide(bets, 17) })
    expect(state).toMatchObject({ isResumed: true, balance: 700_000 - 360_000, phase: { name: 'landing' } })
    // Its money moved before this session.
    expect(run(state, tick(60_000))).toMatchObject({ phase: { name: 'presenting' }, net: 0 })
    expect(betsOf(state)).toEqual(bets)
    expect(isRoundOpen(state)).toBe(true)
    expect(run(state, tick(20_000)).balance).toBe(700_000)
  })

  test('whose win was spent while no page was open starts from zero, never below it', () => {
    const state = open({ balance: 100, pending: decide(bets, 17) })
    expect(state.balance).toBe(0)
    expect(run(state, tick(20_000)).balance).toBe(100)
  })
})

test('a round that pays less than its bets is not called a win', () => {
  const shown = (number: number) => run(rolling(), answered(number), tick(10_000))
  expect([classifyRound(shown(17)), classifyRound(shown(3)), classifyRound(shown(2))]).toEqual([
    'won',
    'won',
    'lost',
  ])
  const split: Bet[] = [
    ['17', 10_000],
    ['dozen-1', 5000],
  ]
  const back = run(
    open(),
    lay(...split),
    press(0),
    { type: 'answered', at: 10, round: decide(split, 5) },
    tick(10_000),
  )
  expect(classifyRound(back)).toBe('returned')
})

test('the track marks numbers covered by inside bets, and none for bets on half of the table', () => {
  const { layout } = run(open(), lay(['17', 1000], ['20-23', 1000], ['red', 1000], ['dozen-1', 1000]))
  expect([...findMarked(layout)].sort()).toEqual([17, 20, 23])
})

test('without motion the number is shown half a second after the answer', () => {
  const still = run(
    createState(opened, { isQuick: false, isReduced: true }),
    lay(...bets),
    press(0),
    answered(17, 100),
  )
  expect(run(still, tick(610)).phase.name).toBe('presenting')
})

test('a whole round has its sounds: chips, the ball round the rim, its leaps, and the win', () => {
  const sounds: string[] = []
  let state = open()
  const send = (event: RouletteEvent, from: number, to: number): void => {
    const next = reduce(state, event)
    sounds.push(...listSounds(state, next, from, to))
    state = next
  }
  send(lay(...bets), 0, 0)
  send(press(100), 100, 100)
  send(answered(17), 300, 300)
  for (let at = 300; at < 9000; at += 16) send(tick(at), at - 16, at)
  expect(sounds[0]).toBe('chip')
  expect(sounds.filter((name) => name === 'roll').length).toBeGreaterThan(2)
  expect(sounds.filter((name) => name === 'bounce').length).toBe(4)
  expect(sounds.filter((name) => name === 'win' || name === 'bigWin')).toHaveLength(1)
})

test('the notice of a stake returned while no page was open is shown once and does not block the next round', () => {
  const state = open({ isStakeReturned: true })
  expect(state).toMatchObject({
    notice: { code: 'stake_returned' },
    balance: opened.balance,
    phase: { name: 'betting' },
  })
  expect(reduce(state, { type: 'noticeClosed' }).notice).toBeNull()
})
