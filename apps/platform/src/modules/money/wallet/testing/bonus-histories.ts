import fc from 'fast-check'
import type { BonusOperation } from './bonus-model.ts'

const amount = fc.oneof(fc.constantFrom(20, 40, 60), fc.integer({ min: 1, max: 90 }))
const granted = fc.oneof(fc.constantFrom(40, 60, 80), fc.integer({ min: 1, max: 120 }))
const win = fc.oneof(fc.constant(0), fc.constantFrom(20, 40, 60), fc.integer({ min: 1, max: 120 }))
const place = fc.nat(1000)

/** Few rounds, little real money, small wagers and round amounts, so that bonuses are staked, begin and end many times in a history. */
const draft = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('grant' as const),
      amount: granted,
      times: fc.integer({ min: 1, max: 2 }),
      cap: granted,
      max: fc.oneof(fc.constant(null), fc.integer({ min: 30, max: 90 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deposit' as const), amount }) },
  { weight: 14, arbitrary: fc.record({ kind: fc.constant('bet' as const), amount }) },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('win' as const),
      round: fc.nat(7),
      amount: win,
      closes: fc.boolean(),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('rollback' as const), place }) },
  {
    weight: 24,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      round: fc.integer({ min: 6, max: 40 }),
      amount,
      win,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), isForced: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'overtime' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'sweep' as const }) },
)

/** Also used for a bet that comes later, so that a rollback may overtake it. */
const buildBetIds = (place: number) => ({ id: `bet-${place}`, round: `round-${place % 8}` })

/** Ids are distinct by index; a rollback names any earlier bet or the next one, and any operation may be repeated unchanged. */
export const bonusHistories: fc.Arbitrary<BonusOperation[]> = fc
  .array(
    fc.tuple(draft, fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: place })),
    { minLength: 25, maxLength: 60, size: 'max' },
  )
  .map((steps) => {
    const history: BonusOperation[] = []
    for (const [step, repeats] of steps) {
      const id = `move-${history.length}`
      if (repeats !== null && history.length > 0) history.push(history[repeats % history.length]!)
      else if (step.kind === 'rollback') {
        const bets = history.flatMap((each) => (each.kind === 'bet' ? [each] : []))
        const bet = bets[step.place % (bets.length + 1)] ?? buildBetIds(history.length + 1)
        history.push({ kind: 'rollback', id, round: bet.round, bet: bet.id })
      } else if (step.kind === 'bet') history.push({ ...step, ...buildBetIds(history.length) })
      else if (step.kind === 'win' || step.kind === 'settle')
        history.push({ ...step, id, round: `round-${step.round}` })
      else if (step.kind === 'grant' || step.kind === 'deposit') history.push({ ...step, id })
      else history.push(step)
    }
    return history
  })
