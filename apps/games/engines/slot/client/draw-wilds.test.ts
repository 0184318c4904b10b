import { profiles, replayRound, type ProfileId } from '@yanta/game-rules/slot'
import { expect, test } from 'vitest'
import { roundFixture } from '../../../server/api-fixtures.ts'
import type { SlotState } from './state.ts'
import { listCarriedWilds } from './draw-wilds.ts'
import { findFillShare, findWalkShare, planStops } from './reel-timing.ts'

function findRound(profile: ProfileId, kind: 'usual' | 'feature', isWanted: (spins: number) => boolean) {
  for (let nonce = 0; ; nonce += 1) {
    const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'yanta', nonce }
    const outcome = replayRound(profiles[profile], seeds, 2_000, kind)
    if (isWanted(outcome.spins.filter(({ held }) => held !== undefined).length))
      return { ...roundFixture, outcome } as NonNullable<SlotState['round']>
  }
}

test('wilds that walk come from the reel to the right, and one on the first reel leaves', () => {
  const round = findRound('walking', 'usual', (held) => held > 1)
  const { spins } = round.outcome
  expect(listCarriedWilds({ round, spinIndex: 0 })).toEqual([])
  spins.forEach(({ kind, held }, spinIndex) => {
    if (kind !== 'respin') return
    const carried = listCarriedWilds({ round, spinIndex })
    expect(carried.filter(({ to }) => to[0] >= 0).map(({ to }) => to)).toEqual(held)
    expect(carried.every(({ from, to }) => from[0] - to[0] === 1 && from[1] === to[1])).toBe(true)
  })
})

test('wilds that stay do not move', () => {
  const round = findRound('sticky', 'feature', (held) => held > 2)
  const spinIndex = round.outcome.spins.length - 1
  const carried = listCarriedWilds({ round, spinIndex })
  expect(carried.map(({ to }) => to)).toEqual(round.outcome.spins[spinIndex]!.held)
  expect(carried.every(({ from, to }) => from.join() === to.join())).toBe(true)
})

test('a reel is filled once all have landed, within 560 ms, and at once where motion is reduced', () => {
  const none = [0, 0, 0, 0, 0]
  const [plain, filling] = [planStops('normal', 0, 100, none), planStops('normal', 0, 100, none, true)]
  expect(filling.endsAt).toBe(plain.endsAt + 560)
  expect([findFillShare(filling, plain.endsAt), findFillShare(filling, filling.endsAt)]).toEqual([0, 1])
  const reduced = planStops('reduced', 0, 100, none, true)
  expect(reduced.endsAt).toBe(planStops('reduced', 0, 100, none).endsAt)
  expect([findWalkShare(filling, 240), findWalkShare(reduced, 0)]).toEqual([0.5, 1])
})
