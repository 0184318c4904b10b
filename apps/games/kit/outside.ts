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
  balanceSeen(balance: number): void
}

/** Subscribes to the events; returns a function that refreshes the balance, for a game whose balance may be stale. */
export function followOutside(
  { bridge, server }: Outside,
  { pause, setSound, speak, retry, balanceSeen }: OutsideActions,
): () => void {
  /** Money may have come from a deposit or another game. */
  const refreshBalance = async (): Promise<void> => {
    const answer = await server.getBalance()
    if (answer.kind === 'ok') balanceSeen(answer.value.balance)
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
  return refresh
}
