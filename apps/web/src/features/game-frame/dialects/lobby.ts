// A game that tells what was subscribed to, as { type: 'backToLobby' }, and is stopped and let go on by requests.
import * as v from 'valibot'
import { type DialectAdapter, type GameWish } from './dialect.ts'

const meanings = {
  backToLobby: { type: 'leave' },
  logout: { type: 'leave' },
  roundStarted: { type: 'roundStarted', roundId: null },
  /** All is told and the next round may be staked. */
  gameIdle: { type: 'roundEnded', roundId: null },
} as const satisfies Record<string, GameWish>

const types = Object.keys(meanings) as (keyof typeof meanings)[]
const Event = v.object({ type: v.picklist(types) })

/** Older games read the name of a request in `req`. */
const request = (name: string) => ({ messageType: 'request', eventType: name, req: name })

export const lobby: DialectAdapter = {
  listensFrom: 'load',
  greeting: types.map((eventType) => ({ messageType: 'addEventListener', eventType })),
  hear(message) {
    const event = v.safeParse(Event, message)
    return event.success ? meanings[event.output.type] : null
  },
  say({ type }) {
    if (type === 'pause') return request('gameDisable')
    return type === 'resume' ? request('gameEnable') : null
  },
}
