// External events during a game: messages of the site around it, a balance changed elsewhere, a restored connection.
import type { Locale } from '@yanta/contract'
import type { FrameBridge } from './frame-bridge.ts'
import type { GameServer } from './game-server.ts'

interface Outside {
  bridge: Pick<FrameBridge, 'listen'>
  server: Pick<GameServer, 'getBalance'>
}

interface OutsideActions {
  pause(on: boolean): void
  setSound(on: boolean): void
  speak(locale: Locale): void
  /** Called when the connection is restored. */
  retry(): void
  /** Returns false where a round sets the balance aside, because it ends on one of its own. */
  balanceSeen(balance: number): boolean
}

/**
 * Subscribes to the events. `refresh` asks for the balance, for a game whose own may be stale; `catchUp`, at the end of a round, only
 * where the last one that was seen was set aside: money that came during the round would be missing.
 */
export function followOutside(
  { bridge, server }: Outside,
  { pause, setSound, speak, retry, balanceSeen }: OutsideActions,
): { refresh(): void; catchUp(): void } {
  let isMissed = false
  /** Money may have come from a deposit or another game. */
  const refreshBalance = async (): Promise<void> => {
    const answer = await server.getBalance()
    if (answer.kind === 'ok') isMissed = !balanceSeen(answer.value.balance)
  }
  const refresh = (): void => void refreshBalance()
  bridge.listen((message) => {
    if (message.type === 'sound') return setSound(message.on)
    if (message.type === 'locale') return speak(message.locale)
    if (message.type === 'balanceChanged') return refresh()
    pause(message.type === 'pause')
    if (message.type === 'resume') refresh()
  })
  window.addEventListener('focus', refresh)
  window.addEventListener('online', retry)
  return {
    refresh,
    catchUp() {
      if (isMissed) refresh()
      isMissed = false
    },
  }
}
