// Concurrent actions of several players, two providers and operators, as batches: the actions of one batch run at once.
import fc from 'fast-check'

export type Act =
  | { kind: 'run'; player: number; game: number }
  | { kind: 'bet'; player: number; round: number; id: number; amount: number; sender: Sender }
  | {
      kind: 'win'
      player: number
      round: number
      id: number
      amount: number
      closes: boolean
      sender: Sender
    }
  | { kind: 'rollback'; player: number; round: number; id: number; bet: number; sender: Sender }
  | { kind: 'settle'; player: number; round: number; id: number; amount: number; win: number; sender: Sender }
  /** An earlier request, repeated unchanged. */
  | { kind: 'repeat'; index: number }
  | { kind: 'credit'; player: number; amount: number }
  | { kind: 'grant'; player: number; amount: number; times: number }
  | { kind: 'cancel'; player: number; isForced: boolean }
  | { kind: 'expire'; player: number }
  | { kind: 'break'; player: number; isOn: boolean }

/** The sender and the session it names: the latest, an earlier one, or one of another provider's game. `hangs up` never reads the answer. */
type Sender = 'own' | 'earlier session' | 'other provider' | 'hangs up'

export function batches({ players, games }: { players: number; games: number }): fc.Arbitrary<Act[][]> {
  const player = fc.nat(players - 1)
  const round = fc.nat(3)
  const id = fc.nat(23)
  const amount = fc.integer({ min: 1, max: 600 })
  const win = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1500 }))
  const sender = fc.constantFrom<Sender[]>(
    'own',
    'own',
    'own',
    'own',
    'own',
    'own',
    'earlier session',
    'other provider',
    'hangs up',
  )
  const act = fc.oneof(
    {
      weight: 20,
      arbitrary: fc.record({ kind: fc.constant('bet' as const), player, round, id, amount, sender }),
    },
    {
      weight: 14,
      arbitrary: fc.record({
        kind: fc.constant('win' as const),
        player,
        round,
        id,
        amount: win,
        closes: fc.boolean(),
        sender,
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({ kind: fc.constant('rollback' as const), player, round, id, bet: id, sender }),
    },
    {
      weight: 10,
      arbitrary: fc.record({ kind: fc.constant('settle' as const), player, round, id, amount, win, sender }),
    },
    { weight: 14, arbitrary: fc.record({ kind: fc.constant('repeat' as const), index: fc.nat(400) }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('run' as const), player, game: fc.nat(games - 1) }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('credit' as const), player, amount }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('grant' as const),
        player,
        amount: fc.integer({ min: 1, max: 200 }),
        times: fc.integer({ min: 1, max: 3 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('cancel' as const), player, isForced: fc.boolean() }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const), player }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('break' as const), player, isOn: fc.boolean() }) },
  )
  return fc.array(fc.array(act, { minLength: 1, maxLength: 8 }), { minLength: 8, maxLength: 20, size: 'max' })
}
