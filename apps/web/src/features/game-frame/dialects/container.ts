// Events by `name`, such as { name: 'gameRoundStart' }; its containers also pass on the bare word
// 'notifyCloseContainer'. Only the messages from the game are documented, none to it.
import * as v from 'valibot'
import { type DialectAdapter, type GameRequest } from './dialect.ts'

const meanings = {
  notifyCloseContainer: { type: 'leave' },
  gameQuit: { type: 'leave' },
  homeButton: { type: 'leave' },
  gameRoundStart: { type: 'roundStarted', roundId: null },
  gameRoundEnded: { type: 'roundEnded', roundId: null },
  openCashier: { type: 'openCashbox' },
} as const satisfies Record<string, GameRequest>

const Name = v.picklist(Object.keys(meanings) as (keyof typeof meanings)[])
const Event = v.union([
  v.object({ name: Name }),
  v.pipe(
    v.literal('notifyCloseContainer'),
    v.transform((name) => ({ name })),
  ),
])

export const container: DialectAdapter = {
  listensFrom: 'load',
  receive(message) {
    const event = v.safeParse(Event, message)
    return event.success ? meanings[event.output.name] : null
  },
  send: () => null,
}
