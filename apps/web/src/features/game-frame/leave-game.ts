import { reportTrouble } from '../../api/report.ts'
import { readLastScreen } from '../../lib/last-screen.ts'

/** [2.28], [2.30] Where a game that is minimised or closed leads: to the screen it was opened from, or to main. */
export function findScreenBehindGame(): string {
  const last = readLastScreen('', '')
  // [8.8] Whoever came to the game by its address has been nowhere else.
  if (!last) reportTrouble('Navigator state missing', 'a game was left that was opened from no screen')
  return last || '/'
}
