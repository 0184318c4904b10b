import fc from 'fast-check'
import type { Operation } from './wallet-model.ts'

/** Few ids and few rounds, so that repetitions, collisions and wrong orders occur often. */
export function operations(sessions: number): fc.Arbitrary<Operation> {
  const session = fc.nat(sessions - 1)
  const round = fc.nat(5).map((index) => `round-${index}`)
  const id = fc.nat(23).map((index) => `move-${index}`)
  const amount = fc.integer({ min: 1, max: 400 })
  const win = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900 }))
  return fc.oneof(
    { weight: 20, arbitrary: fc.record({ kind: fc.constant('bet' as const), session, round, id, amount }) },
    {
      weight: 14,
      arbitrary: fc.record({
        kind: fc.constant('win' as const),
        session,
        round,
        id,
        amount: win,
        closes: fc.boolean(),
      }),
    },
    {
      weight: 10,
      arbitrary: fc.record({ kind: fc.constant('rollback' as const), session, round, id, bet: id }),
    },
    {
      weight: 10,
      arbitrary: fc.record({
        kind: fc.constant('settle' as const),
        session,
        round,
        id,
        winId: id,
        amount,
        win,
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('credit' as const),
        session,
        id,
        amount: fc.integer({ min: 1, max: 1000 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('end' as const),
        session,
        how: fc.constantFrom('session_expired' as const, 'session_deactivated' as const),
      }),
    },
  )
}

/** A sequence in which any earlier operation may be repeated unchanged. */
export function histories(sessions: number): fc.Arbitrary<Operation[]> {
  const step = fc.tuple(operations(sessions), fc.option(fc.nat(100), { freq: 3 }))
  return fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }).map((steps) => {
    const history: Operation[] = []
    for (const [operation, repeats] of steps)
      history.push(repeats !== null && history.length > 0 ? history[repeats % history.length]! : operation)
    return history
  })
}
