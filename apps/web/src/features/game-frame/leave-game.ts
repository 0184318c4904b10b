import { reportTrouble } from '../../data/api/report.ts'
import { readLastScreen } from '../../navigation/last-screen.ts'

/** [2.28], [2.30] Where minimising or closing a game leads: to the screen it was opened from, or to main. */
export function findScreenBehindGame(): string {
  const last = readLastScreen('', '')
  // [8.8] A player who opened the game by its address has no earlier screen.
  if (!last) reportTrouble('Navigator state missing', 'a game was left that was opened from no screen')
  return last || '/'
}
