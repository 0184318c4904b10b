import { runsOf } from '../../../../../tools/testing/property-strength.ts'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { buildMinesRound, minesFixture } from '../../../server/api-fixtures.ts'
import type { OpenAnswerOf, RoundOf } from '../../../server/api.ts'
import {
  type MinesEvent,
  type MinesState,
  canCashOut,
  canChoose,
  canOpen,
  countOpened,
  createState,
  findMines,
  isRoundOpen,
  reduce,
} from './state.ts'

const opened = minesFixture
const open = (changes: Partial<OpenAnswerOf<'mines'>> = {}): MinesState =>
  createState({ ...opened, ...changes })
const run = (state: MinesState, ...events: MinesEvent[]): MinesState => events.reduce(reduce, state)
const startAt = (at: number): MinesEvent => ({ type: 'start', at, requestId: 'request-1' })
const start = startAt(0)
const answered = (outcome: Partial<RoundOf<'mines'>['outcome']> = {}, at = 0): MinesEvent => ({
  type: 'answered',
  at,
  round: buildMinesRound(outcome),
})
const press = (cell: number, requestId = `open-${cell}`): MinesEvent => ({ type: 'open', cell, requestId })
const cashOut: MinesEvent = { type: 'cashOut', requestId: 'cash-out' }
const playing = run(open(), start, answered())

describe('a round', () => {
  test('is requested with the chosen stake and mines, and its stake is shown once confirmed', () => {
    const asked = run(open(), { type: 'minesChosen', mines: 10 }, start)
    expect(asked.phase).toEqual({
      name: 'asking',
      ask: { kind: 'start', requestId: 'request-1', stake: 2000, mines: 10 },
      isSlow: false,
    })
    expect(asked.balance).toBe(opened.balance)
    expect(run(asked, answered({ mines: 10 })).balance).toBe(1_246_050)
  })

  test('takes one step at a time, numbered by the count of open cells', () => {
    const stepping = run(playing, press(3))
    expect(stepping.phase).toMatchObject({ ask: { kind: 'open', number: 0, cell: 3 } })
    expect(run(stepping, press(4))).toBe(stepping)
    expect(run(stepping, cashOut)).toBe(stepping)
    const next = run(stepping, answered({ opened: [3] }), press(4))
    expect(next.phase).toMatchObject({ ask: { kind: 'open', number: 1, cell: 4 } })
  })

  test('can be cashed out after the first find, and shows the win then', () => {
    expect([canCashOut(playing), run(playing, cashOut)]).toEqual([false, playing])
    const found = run(playing, press(3), answered({ opened: [3] }))
    expect(canCashOut(found)).toBe(true)
    const ended = run(
      found,
      cashOut,
      answered({ opened: [3], end: 'cash_out', field: [0, 1, 2, 5, 6], win: 2424 }),
    )
    expect([ended.phase.name, ended.balance, isRoundOpen(ended), canChoose(ended)]).toEqual([
      'ended',
      1_248_474,
      false,
      true,
    ])
  })

  test('keeps money that came while it is open: a step moves none, and its answer knows the balance after the bet', () => {
    const richer = run(playing, { type: 'balanceSeen', balance: 1_300_000 })
    const found = run(richer, press(3), answered({ opened: [3] }))
    expect(found.balance).toBe(1_300_000)
    const ended = run(found, press(4), answered({ opened: [3, 4], end: 'mine', field: [0, 1, 2, 4, 6] }))
    expect(ended.balance).toBe(1_246_050)
  })

  test('ends at a mine, which does not count as a find', () => {
    const ended = run(playing, press(3), answered({ opened: [3], end: 'mine', field: [0, 1, 2, 3, 6] }))
    expect([ended.phase.name, countOpened(ended), ended.balance]).toEqual(['ended', 0, 1_246_050])
  })

  test.each<[string, MinesEvent, Partial<RoundOf<'mines'>['outcome']>]>([
    ['is cashed out', cashOut, { opened: [3], end: 'cash_out', field: [0, 1, 2, 5, 6], win: 2424 }],
    ['hits a mine', press(4), { opened: [3, 4], end: 'mine', field: [0, 1, 2, 4, 6] }],
    ['clears the field', press(4), { opened: [3, 4], end: 'cleared', field: [0, 1, 2, 5, 6], win: 2424 }],
  ])('that %s is followed by none for 400 ms: a late press may have meant the cash-out', (_, step, end) => {
    const ended = run(playing, press(3), answered({ opened: [3] }), step, answered(end, 5000))
    expect(ended.phase.name).toBe('ended')
    expect(run(ended, startAt(5399))).toBe(ended)
    expect(run(ended, startAt(5400)).phase.name).toBe('asking')
  })

  test('that another page has ended is followed by none for 400 ms', () => {
    const pending = buildMinesRound({ opened: [3], end: 'cash_out', field: [0, 1, 2, 5, 6], win: 2424 })
    const found = run(playing, press(3), answered({ opened: [3] }), cashOut)
    const ended = run(found, { type: 'reopened', at: 5000, opened: { ...opened, pending } })
    expect(run(ended, startAt(5399))).toBe(ended)
    expect(run(ended, startAt(5400)).phase.name).toBe('asking')
  })

  test('opens no cell twice, and none before it began or while the site has paused it', () => {
    const found = run(playing, press(3), answered({ opened: [3] }))
    expect([canOpen(found, 3), canOpen(found, 4), canOpen(open(), 4)]).toEqual([false, true, false])
    const paused = run(found, { type: 'paused', on: true })
    expect([canOpen(paused, 4), canCashOut(paused), run(paused, press(4))]).toEqual([false, false, paused])
  })

  test('locks the choices until it is over', () => {
    for (const event of [
      { type: 'minesChosen', mines: 3 },
      { type: 'stakeScaled', by: 'double' },
      { type: 'stakeChosen', stake: 4000 },
      start,
    ] as MinesEvent[])
      expect(run(playing, event)).toBe(playing)
    expect(findMines(run(open(), { type: 'minesChosen', mines: 7 }, start))).toBe(7)
  })
})

describe('on reopening', () => {
  test('an open round is resumed with its stake and mines', () => {
    const state = open({ pending: buildMinesRound({ mines: 3, opened: [7, 8] }) })
    expect([state.phase.name, state.isResumed, countOpened(state), findMines(state)]).toEqual([
      'playing',
      true,
      2,
      3,
    ])
    expect(run(state, press(9)).phase).toMatchObject({ ask: { number: 2 } })
  })

  test('a round that ended meanwhile is shown, and the next may begin', () => {
    const state = open({
      pending: buildMinesRound({ opened: [7], end: 'cash_out', field: [0, 1, 2, 3, 4], win: 2424 }),
    })
    expect([state.phase.name, state.isResumed, canChoose(state), state.balance]).toEqual([
      'ended',
      true,
      true,
      opened.balance,
    ])
  })

  test("after another page continued the round the server's state is used", () => {
    const state = run(playing, press(3), {
      type: 'reopened',
      at: 0,
      opened: { ...opened, pending: buildMinesRound({ opened: [1, 2] }) },
    })
    expect([state.phase.name, countOpened(state)]).toEqual(['playing', 2])
  })
})

describe('the sum of the session', () => {
  const end = answered({ opened: [3], end: 'cash_out', field: [0, 1, 2, 5, 6], win: 2424 })
  const found = run(playing, press(3), answered({ opened: [3] }))
  const reopenedWith = (round: RoundOf<'mines'> | null): MinesEvent => ({
    type: 'reopened',
    at: 0,
    opened: { ...opened, pending: round },
  })
  const ended = buildMinesRound({ opened: [3], end: 'cash_out', field: [0, 1, 2, 5, 6], win: 2424 })

  test('counts the stake and the win of its own round', () => {
    expect(run(found, cashOut, end).net).toBe(424)
  })

  test('counts nothing of a round that ended before, and the next one in full', () => {
    const state = open({ pending: ended })
    expect(state.net).toBe(0)
    const second: MinesEvent = { type: 'answered', at: 0, round: { ...buildMinesRound(), id: 'round-2' } }
    const lost: MinesEvent = {
      type: 'answered',
      at: 0,
      round: { ...buildMinesRound({ opened: [3], end: 'mine', field: [3] }), id: 'round-2' },
    }
    expect(run(state, start, second, press(3), lost).net).toBe(-2000)
  })

  test('counts the win alone of a round whose stake was taken before', () => {
    const resumed = open({ pending: buildMinesRound({ opened: [3] }) })
    expect(run(resumed, press(4), answered({ opened: [3, 4] }), cashOut, end).net).toBe(2424)
    expect(run(resumed, cashOut, reopenedWith(ended)).net).toBe(2424)
  })

  test('counts its own round that another page has ended', () => {
    expect(run(found, cashOut, reopenedWith(ended)).net).toBe(424)
    expect(run(found, cashOut, reopenedWith(null)).net).toBe(0)
  })
})

describe('on failure', () => {
  test('a lost request may only be sent again unchanged', () => {
    const lost = run(playing, press(3), { type: 'slow' }, { type: 'lost' })
    expect(lost.phase).toEqual({
      name: 'interrupted',
      ask: { kind: 'open', requestId: 'open-3', number: 0, cell: 3 },
    })
    for (const event of [press(4), cashOut, start]) expect(run(lost, event)).toBe(lost)
    expect(run(lost, { type: 'retry' }).phase).toMatchObject({ name: 'asking', ask: { requestId: 'open-3' } })
  })

  test('a refused stake changes nothing but the notice', () => {
    const state = run(open(), start, { type: 'refused', code: 'amount_too_large' })
    expect([state.phase.name, state.notice, state.balance, state.round]).toEqual([
      'idle',
      'amount_too_large',
      opened.balance,
      null,
    ])
    expect(run(state, { type: 'noticeClosed' }).notice).toBeNull()
  })

  test('a stake beyond the balance is not requested; a sufficient balance removes the notice', () => {
    const poor = run(open({ balance: 100 }), start)
    expect([poor.phase.name, poor.notice]).toEqual(['idle', 'insufficient_funds'])
    expect(run(poor, { type: 'balanceSeen', balance: 5000 }).notice).toBeNull()
  })

  test.each(['session_deactivated', 'session_expired', 'taking_a_break', 'self_excluded'])(
    '%s stops the game',
    (code) => {
      expect(run(playing, press(3), { type: 'refused', code }).phase).toEqual({ name: 'closed', code })
    },
  )
})

test.each([
  [2000, 'half', 1000],
  [2000, 'double', 4000],
  [6000, 'double', 10_000],
  [4000, 'half', 2000],
  [1000, 'half', 1000],
  [20_000, 'double', 20_000],
] as const)('a stake of %i, %s, is the nearest offered one: %i', (stake, by, expected) => {
  expect(run(open(), { type: 'stakeChosen', stake }, { type: 'stakeScaled', by }).stake).toBe(expected)
})

test.each([0, 25, 2.5, Number.NaN])('%s is refused as a number of mines', (mines) => {
  expect(run(open(), { type: 'minesChosen', mines }).mines).toBe(5)
  expect(createState(opened, { mines }).mines).toBe(5)
})

test('presses in any order never cause more than one request at a time, nor one out of turn', () => {
  const anyEvent = fc.oneof(
    // A start later than the pause after any round.
    fc.constant(startAt(1000)),
    fc.constant(cashOut),
    fc.nat({ max: 24 }).map((cell) => press(cell)),
    fc.constant<MinesEvent>({ type: 'lost' }),
    fc.constant<MinesEvent>({ type: 'retry' }),
    fc.constant<MinesEvent>({ type: 'slow' }),
    fc.constantFrom<MinesEvent>({ type: 'paused', on: true }, { type: 'paused', on: false }),
    fc
      .constantFrom('insufficient_funds', 'internal_error')
      .map((code): MinesEvent => ({ type: 'refused', code })),
  )
  fc.assert(
    fc.property(
      fc.array(anyEvent, { maxLength: 60 }),
      fc.infiniteStream(fc.integer({ min: 0, max: 3 })),
      (events, dice) => {
        let state = open()
        for (const event of events) {
          const before = state
          state = reduce(state, event)
          expect(countOpened(state)).toBeGreaterThanOrEqual(0)
          if (before.phase.name === 'asking' && state.phase.name === 'asking')
            expect(state.phase.ask).toBe(before.phase.ask)
          if (state.phase.name !== 'asking' || dice.next().value === 0) continue
          const { ask } = state.phase
          const steps = state.round?.outcome.opened ?? []
          if (ask.kind === 'open')
            expect([ask.number, steps.includes(ask.cell)]).toEqual([steps.length, false])
          if (ask.kind === 'start') state = reduce(state, answered({ mines: ask.mines }))
          else if (ask.kind === 'open')
            state = reduce(
              state,
              answered({
                opened: [...steps, ask.cell],
                ...(dice.next().value === 1 && { end: 'mine', field: [ask.cell] }),
              }),
            )
          else state = reduce(state, answered({ opened: steps, end: 'cash_out', field: [], win: 1 }))
        }
      },
    ),
    { numRuns: runsOf(150) },
  )
})

test('the notice of a stake returned while no page was open is shown once and does not block the next round', () => {
  const state = open({ isStakeReturned: true })
  expect(state).toMatchObject({ notice: 'stake_returned', balance: opened.balance, phase: { name: 'idle' } })
  expect(reduce(state, { type: 'noticeClosed' }).notice).toBeNull()
})
