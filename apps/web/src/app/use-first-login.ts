import { useEffect } from 'react'
import { isGreeted } from '../domain/player/first-login.ts'
import type { FirstLogin } from './greet.ts'

/**
 * Greets a player at the first login, in the tab that is looked at: a tab behind it has logged in as well. Without the code, at the
 * next page.
 */
export function useFirstLogin(login: FirstLogin | null): void {
  const playerId = login?.profile.first_auth ? login.profile.id : null
  useEffect(() => {
    if (!login || playerId === null) return
    const stop = () => document.removeEventListener('visibilitychange', greetHere)
    function greetHere() {
      if (document.hidden) return
      stop()
      if (isGreeted(playerId!)) return
      import('./greet.ts').then(
        ({ greet }) => greet(login!),
        () => {},
      )
    }
    document.addEventListener('visibilitychange', greetHere)
    greetHere()
    return stop
    // Once for each player, also when their data reloads.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [playerId])
}
