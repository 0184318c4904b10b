// The first login of a player, who is greeted once [2.52], [4.23]. This browser remembers whom it has greeted, this tab that somebody
// has just registered in it.
import { recall, remember } from '../lib/device-memory.ts'

const key = 'registered'

export function noteRegistration(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Storage is full or forbidden: the player is greeted as at any first login.
  }
}

/** Once. */
export function takeRegistration(): boolean {
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

export function noteGreeting(playerId: string): void {
  remember(`greeted-${playerId}`, '1')
}
