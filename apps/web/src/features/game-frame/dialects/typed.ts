// { type, data } in both directions. It has no message for leaving: the common ones of game-message.ts apply.
import * as v from 'valibot'
import { type DialectAdapter, type GameRequest } from './dialect.ts'

const meanings = {
  gameReady: { type: 'ready' },
  roundStarted: { type: 'roundStarted', roundId: null },
  roundEnded: { type: 'roundEnded', roundId: null },
  cashier: { type: 'openCashbox' },
  balance: { type: 'balanceHint' },
} as const satisfies Record<string, GameRequest>

const Event = v.object({ type: v.picklist(Object.keys(meanings) as (keyof typeof meanings)[]) })

export const typed: DialectAdapter = {
  listensFrom: 'ready',
  receive(message) {
    const event = v.safeParse(Event, message)
    return event.success ? meanings[event.output.type] : null
  },
  send(message) {
    switch (message.type) {
      case 'pause':
      case 'resume':
        return { type: message.type }
      case 'sound':
        return { type: 'setAudio', data: message.on }
      case 'locale':
      case 'balanceChanged':
        return null
    }
  },
}
