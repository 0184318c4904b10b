import { realityCheck } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import {
  type RealityEvent,
  type RealityState,
  advanceReality,
  firstReality,
  isAsking,
  isHolding,
} from './reality-machine.ts'

const due = Date.parse(realityCheck.dueAt!)
const before = due - 1_000
const check = realityCheck
const later = { ...check, dueAt: '2026-11-20T14:00:00.000Z' }
const off = { ...check, minutes: null, dueAt: null }
const idle = { ...check, dueAt: null, session: null }

const states: Record<string, RealityState> = {
  asking: firstReality,
  off: { phase: 'resting', isOff: true },
  resting: { phase: 'resting', isOff: false },
  counting: { phase: 'counting', dueAt: due },
  due: { phase: 'due' },
  shown: { phase: 'shown', check },
}
const counting = states.counting!
const afterwards: RealityState = { phase: 'counting', dueAt: Date.parse(later.dueAt) }
const events: Record<string, RealityEvent> = {
  'answered early': { type: 'answered', check, now: before },
  'answered late': { type: 'answered', check, now: due },
  'answered off': { type: 'answered', check: off, now: due },
  'answered idle': { type: 'answered', check: idle, now: due },
  'not answered': { type: 'answered', check: null, now: due },
  timeUp: { type: 'timeUp' },
  roundEnded: { type: 'roundEnded' },
  dismissed: { type: 'dismissed', check: later, now: due },
  'dismissed off': { type: 'dismissed', check: off, now: due },
}
const moves: Record<string, Record<string, RealityState>> = {
  asking: {
    'answered early': counting,
    'answered late': states.due!,
    'answered off': states.off!,
    'answered idle': states.resting!,
    'not answered': states.resting!,
  },
  off: {},
  resting: { roundEnded: firstReality },
  counting: { timeUp: states.due! },
  due: {
    'answered early': counting,
    'answered late': states.shown!,
    'answered off': states.off!,
    'answered idle': states.resting!,
    'not answered': states.resting!,
  },
  shown: { dismissed: afterwards, 'dismissed off': states.off! },
}

test.each(
  Object.entries(states).flatMap(([from, state]) =>
    Object.entries(events).map(([name, event]) => ({ from, name, state, event })),
  ),
)('$from: $name', ({ from, name, state, event }) => {
  expect(advanceReality(state, event)).toEqual(moves[from]![name] ?? state)
})

test.each([
  ['asking', true, false, true],
  ['off', false, false, false],
  ['resting', false, false, false],
  ['counting', false, false, false],
  ['due', true, true, false],
  ['shown', false, true, true],
])(
  '%s: asks %s and holds the game %s; while a round runs it asks or holds: %s',
  (name, asks, holds, runs) => {
    const state = states[name]!
    expect([isAsking(state, false), isHolding(state, false)]).toEqual([asks, holds])
    expect(isAsking(state, true) || isHolding(state, true)).toBe(runs)
  },
)
