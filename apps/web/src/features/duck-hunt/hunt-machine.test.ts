import { duckHuntGame } from '@yanta/contract/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Hunt, advanceHunt, countToPrize, findNextShot, startHunt } from './hunt-machine.ts'

const game = { ...duckHuntGame, granted: 12, fired: 6, hits: 4, hitsPerPrize: 5 }
const offline = { code: 'temporarily_unavailable', status: 0, errors: [] }
const fire = (hunt: Hunt) => advanceHunt(hunt, { type: 'fired' })
const answer = (number: number, isHit: boolean, more: object = {}) => ({
  type: 'answered' as const,
  shot: { number, isHit, hits: 5, granted: 12, prize: null, ...more },
})

test('shots are numbered from those fired, and one waits for its answer before the next [7.45]', () => {
  const fired = fire(startHunt(game))
  expect(fired.pending).toBe(7)
  expect(findNextShot(fired)).toBeNull()
  expect(fire(fired)).toBe(fired)
  const answered = advanceHunt(fired, answer(7, true))
  expect(answered).toMatchObject({ pending: null, game: { fired: 7, hits: 5 }, outcome: { isHit: true } })
  expect(findNextShot(answered)).toBe(8)
})

test('a shot without an answer is fired again with the same number', () => {
  const lost = advanceHunt(fire(startHunt(game)), { type: 'refused', refusal: offline })
  expect(lost).toMatchObject({ pending: null, game: { fired: 6, hits: 4 }, refusal: offline })
  expect(fire(lost)).toMatchObject({ pending: 7, refusal: null })
})

test('an answer to another shot changes nothing', () => {
  const fired = fire(startHunt(game))
  expect(advanceHunt(fired, answer(6, true))).toBe(fired)
})

test('a game that was asked for before the last shot brings new shots, and takes none back', () => {
  const answered = advanceHunt(fire(startHunt(game)), answer(7, true))
  const late = advanceHunt(answered, { type: 'loaded', game: { ...game, granted: 15 } })
  expect(late.game).toMatchObject({ granted: 15, fired: 7, hits: 5 })
  expect(findNextShot(late)).toBe(8)
})

test('a won prize shines, the first of its name that did not', () => {
  const prizes = [
    { ...game.prizes[0]!, id: 'spins', isWon: true },
    { ...game.prizes[0]!, id: 'spins', isWon: false },
    { ...game.prizes[0]!, id: 'cash', isWon: false },
  ]
  const fired = fire(startHunt({ ...game, prizes }))
  const won = advanceHunt(fired, answer(7, true, { prize: { ...prizes[1]!, isWon: true } }))
  expect(won.game.prizes.map(({ isWon }) => isWon)).toEqual([true, true, false])
})

test.each(['future', 'past'] as const)('no shot is fired in a %s promotion', (status) => {
  expect(findNextShot(startHunt({ ...game, status }))).toBeNull()
})

test.each([
  [0, 5],
  [4, 1],
  [5, 5],
  [11, 4],
])('after %i hits the next gift is %i away', (hits, left) => {
  expect(countToPrize({ ...game, hits })).toBe(left)
})

test('never more shots than were granted, whatever comes in which order', () => {
  const event = fc.oneof(
    fc.constant({ type: 'fired' as const }),
    fc
      .record({ number: fc.integer({ min: 1, max: 14 }), isHit: fc.boolean() })
      .map((shot) => answer(shot.number, shot.isHit)),
    fc.constant({ type: 'refused' as const, refusal: offline }),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const hunt = events.reduce(advanceHunt, startHunt(game))
      expect(hunt.game.fired).toBeLessThanOrEqual(hunt.game.granted)
      expect(hunt.game.fired).toBeGreaterThanOrEqual(game.fired)
    }),
  )
})
