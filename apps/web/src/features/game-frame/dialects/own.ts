// Our own games, whose messages are the contract's.
import { GameMessage } from '@yanta/contract'
import * as v from 'valibot'
import type { DialectAdapter } from './dialect.ts'

export const own: DialectAdapter = {
  listensFrom: 'ready',
  receive(message) {
    const heard = v.safeParse(GameMessage, message)
    if (!heard.success) return null
    const { source: _, ...request } = heard.output
    return request
  },
  send: (message) => message,
}
