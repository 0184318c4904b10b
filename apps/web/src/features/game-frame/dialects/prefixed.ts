// The prefix names the sender, `gprg_` the game and `oprg_` the operator; details are in `payload`.
import * as v from 'valibot'
import { type DialectAdapter, type GameRequest } from './dialect.ts'

const meanings = {
  gprg_GameReady: { type: 'ready' },
  gprg_GameRoundStart: { type: 'roundStarted', roundId: null },
  gprg_GameRoundEnd: { type: 'roundEnded', roundId: null },
  gprg_OpenQuickDeposit: { type: 'openCashbox' },
} as const satisfies Record<string, GameRequest>

/** Buttons of the game that lead out of it. */
const actions = {
  home: { type: 'leave' },
  lobby: { type: 'leave' },
  exit: { type: 'leave' },
  deposit: { type: 'openCashbox' },
} as const satisfies Record<string, GameRequest>

const keysOf = <Key extends string>(words: Record<Key, unknown>) => Object.keys(words) as Key[]
const Message = v.object({ rgMessage: v.picklist(keysOf(meanings)) })
const UserAction = v.object({
  rgMessage: v.literal('gprg_UserAction'),
  payload: v.object({ action: v.picklist(keysOf(actions)) }),
})

export const prefixed: DialectAdapter = {
  listensFrom: 'ready',
  receive(message) {
    const action = v.safeParse(UserAction, message)
    if (action.success) return actions[action.output.payload.action]
    const heard = v.safeParse(Message, message)
    return heard.success ? meanings[heard.output.rgMessage] : null
  },
  send(message) {
    switch (message.type) {
      case 'pause':
        return { rgMessage: 'oprg_GamePause' }
      case 'resume':
        return { rgMessage: 'oprg_GameResume' }
      case 'sound':
        return { rgMessage: 'oprg_SetSounds', payload: { enableSounds: message.on } }
      case 'locale':
      case 'balanceChanged':
        return null
    }
  },
}
