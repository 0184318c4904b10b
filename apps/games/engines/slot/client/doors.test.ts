import { profiles, replayRound, replayToDoors } from '@yanta/game-rules/slot'
import { expect, test } from 'vitest'
import { startAutoplay } from '../../../kit/spin/autoplay.ts'
import { isRoundOpen } from '../../../kit/spin/play.ts'
import { openFixture, roundFixture } from '../../../server/api-fixtures.ts'
import type { OpenAnswerOf, RoundOf } from '../../../server/api.ts'
import { type SlotEvent, type SlotState, createState, findShownProfile, reduce } from './state.ts'

const { doors: profile } = profiles
const seeds = { serverSeed: 'a1'.repeat(32), clientSeed: 'vera-07', nonce: 123 }
const { ahead: _, ...open } = replayToDoors(profile, seeds, 2000)
const asked: RoundOf<'slot'> = {
  ...roundFixture,
  win: open.win,
  balance: roundFixture.balanceAfterBet,
  outcome: open,
}
const chosen = (door: number): RoundOf<'slot'> => {
  const outcome = replayRound(profile, seeds, 2000, 'usual', door)
  return { ...asked, win: outcome.win, balance: asked.balance + outcome.win, outcome }
}
const opened: OpenAnswerOf<'slot'> = { ...openFixture, game: { ...openFixture.game, profile: 'doors' } }
const start = (changes: Partial<OpenAnswerOf<'slot'>> = {}) =>
  createState({ ...opened, ...changes }, { isTurbo: false, isReduced: true })
const run = (state: SlotState, ...events: SlotEvent[]) => events.reduce(reduce, state)
const press = (at: number): SlotEvent => ({ type: 'press', at, requestId: `press-${at}` })
const choose = (at: number, door: number): SlotEvent => ({
  type: 'doorChosen',
  at,
  door,
  requestId: `choice-${door}`,
})
/** The time of the first moment in which the doors are shown. */
function reachDoors(from: SlotState): { state: SlotState; at: number } {
  for (let [state, at] = [from, 0]; at < 20_000; at += 50) {
    state = reduce(state, { type: 'tick', at })
    if (state.phase.name === 'choosing') return { state, at }
  }
  throw new Error('no doors were shown')
}
const askedFor = (state = start()) =>
  reachDoors(run(state, press(0), { type: 'answered', at: 100, round: asked }))

test('three scatters lead to the doors, which wait: no press and no time chooses', () => {
  const { state, at } = askedFor()
  expect(isRoundOpen(state)).toBe(true)
  expect(run(state, press(at + 5_000), { type: 'tick', at: at + 600_000 })).toBe(state)
  expect(state.balance).toBe(asked.balanceAfterBet)
})

test('a choice asks once, its answer begins the free spins of that door, and the win is on the balance at their end', () => {
  const { state, at } = askedFor()
  const opening = run(state, choose(at + 600, 2), choose(at + 700, 0))
  expect(opening.phase).toMatchObject({ name: 'opening', door: 2, requestId: 'choice-2' })
  let shown = run(opening, { type: 'answered', at: at + 800, round: chosen(2) })
  expect(shown.phase.name).toBe('freeIntro')
  expect(shown.balance).toBe(asked.balanceAfterBet)
  expect(findShownProfile(shown, profile).freeSpins).toMatchObject({ multiplier: 4, awarded: [5, 7, 10] })
  for (let time = at + 800; shown.phase.name !== 'idle' && time < at + 120_000; time += 50)
    shown = reduce(shown, { type: 'tick', at: time })
  expect(shown.balance).toBe(chosen(2).balance)
  expect(shown.figures).toMatchObject({ staked: 2000, won: chosen(2).win })
})

test('a press that was meant for the reels chooses nothing', () => {
  const { state, at } = askedFor()
  expect(reduce(state, choose(at + 450, 0))).toBe(state)
  expect(reduce(state, choose(at + 500, 0)).phase.name).toBe('opening')
})

test('without an answer the same choice may be repeated, and no other', () => {
  const { state, at } = askedFor()
  const lost = run(state, choose(at + 600, 1), { type: 'slow' }, { type: 'lost' })
  expect(lost.phase).toEqual({ name: 'interrupted', requestId: 'choice-1', door: 1 })
  expect(reduce(lost, choose(at + 5_000, 0))).toBe(lost)
  const again = reduce(lost, { type: 'retry', at: at + 6_000 })
  expect(again.phase).toMatchObject({ name: 'opening', door: 1, requestId: 'choice-1' })
})

test('a refused choice leads back to the doors, and the end of the session closes the game', () => {
  const { state, at } = askedFor()
  const opening = reduce(state, choose(at + 600, 1))
  expect(reduce(opening, { type: 'refused', at: at + 900, code: 'too_many_requests' })).toMatchObject({
    phase: { name: 'choosing' },
    notice: 'too_many_requests',
  })
  expect(reduce(opening, { type: 'refused', at: at + 900, code: 'session_expired' }).phase).toEqual({
    name: 'closed',
    code: 'session_expired',
  })
})

test('autoplay waits at the doors and ends with the free spins', () => {
  const auto = { ...start(), autoplay: startAutoplay({ count: 10, stopAtWin: null, largestLoss: 100_000 }) }
  const { state, at } = askedFor(auto)
  expect(reduce(state, { type: 'autoSpin', at: at + 60_000, requestId: 'auto-2' })).toBe(state)
  let shown = run(state, choose(at + 600, 0), { type: 'answered', at: at + 800, round: chosen(0) })
  for (let time = at + 800; shown.phase.name !== 'idle' && time < at + 240_000; time += 50)
    shown = reduce(shown, { type: 'tick', at: time })
  expect([shown.autoplay, shown.autoplayEnd]).toEqual([null, 'freeSpins'])
})

test('a page that opens during a choice comes back to it, with the balance as it is', () => {
  const { state, at } = reachDoors(start({ pending: asked, balance: asked.balance }))
  expect([state.balance, state.isResumed]).toEqual([asked.balance, true])
  const shown = run(state, choose(at + 600, 1), { type: 'answered', at: at + 800, round: chosen(1) })
  expect(shown.phase.name).toBe('freeIntro')
})

test('where another page has chosen the game shows what became of the round', () => {
  const { state, at } = askedFor()
  const round = chosen(0)
  const reopened = { ...opened, pending: round, balance: round.balance }
  const shown = run(state, choose(at + 600, 2), { type: 'reopened', at: at + 900, opened: reopened })
  expect(shown).toMatchObject({
    phase: { name: 'stopping' },
    isResumed: true,
    round: { outcome: { door: 0 } },
  })
  const idle = run(state, { type: 'reopened', at: at + 900, opened: { ...opened, balance: round.balance } })
  expect(idle).toMatchObject({
    phase: { name: 'idle', since: at + 900 },
    balance: round.balance,
    round: null,
  })
})
