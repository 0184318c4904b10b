// What reaches a game from outside while it is played: the words of the site around it, money from elsewhere, a connection that is back.
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
  /** The connection is there again. */
  retry(): void
  balanceSeen(balance: number): void
}

/** Returns how to ask for the balance, for when the game itself doubts it. */
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
    pause(message.type === 'pause')
    if (message.type === 'resume') refresh()
  })
  window.addEventListener('focus', refresh)
  window.addEventListener('online', retry)
  return refresh
}
