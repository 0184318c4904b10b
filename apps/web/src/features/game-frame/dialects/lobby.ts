// A game that sends the events subscribed to, as { type: 'backToLobby' }, and is paused and resumed by requests.
import * as v from 'valibot'
import { type DialectAdapter, type GameRequest } from './dialect.ts'

const meanings = {
  backToLobby: { type: 'leave' },
  logout: { type: 'leave' },
  roundStarted: { type: 'roundStarted', roundId: null },
  /** The outcome is shown and the next round may be staked. */
  gameIdle: { type: 'roundEnded', roundId: null },
} as const satisfies Record<string, GameRequest>

const types = Object.keys(meanings) as (keyof typeof meanings)[]
const Event = v.object({ type: v.picklist(types) })

/** Older games read the name of a request in `req`. */
const request = (name: string) => ({ messageType: 'request', eventType: name, req: name })

export const lobby: DialectAdapter = {
  listensFrom: 'load',
  greeting: types.map((eventType) => ({ messageType: 'addEventListener', eventType })),
  receive(message) {
    const event = v.safeParse(Event, message)
    return event.success ? meanings[event.output.type] : null
  },
  send({ type }) {
    if (type === 'pause') return request('gameDisable')
    return type === 'resume' ? request('gameEnable') : null
  },
}
