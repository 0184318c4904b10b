// Bare words for leaving, one inside a longer text: all that the simplest integrations send. They receive nothing.
import * as v from 'valibot'
import type { DialectAdapter } from './dialect.ts'

const Leaving = v.union([
  v.picklist(['closeGame', 'close']),
  v.pipe(v.string(), v.includes('GAME_MODE:LOBBY')),
  v.object({ closeGame: v.unknown() }),
])

export const plain: DialectAdapter = {
  listensFrom: 'load',
  receive: (message) => (v.is(Leaving, message) ? { type: 'leave' } : null),
  send: () => null,
}
