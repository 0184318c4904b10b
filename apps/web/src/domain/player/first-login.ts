// The first login of a player, who is greeted once [2.52], [4.23]. The browser stores which players it has greeted, the tab that
// a registration has just happened in it.
import { recall, remember } from '../../browser/device-storage.ts'

const key = 'registered'

export function recordRegistration(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Storage is full or forbidden: the player is greeted as at any first login.
  }
}

/** True once after a registration. */
export function consumeRegistration(): boolean {
  try {
    const isNoted = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    return isNoted
  } catch {
    return false
  }
}

export function isGreeted(playerId: string): boolean {
  return recall(`greeted-${playerId}`) !== null
}

export function recordGreeting(playerId: string): void {
  remember(`greeted-${playerId}`, '1')
}
