import { useEffect } from 'react'
import { reportNews } from '../api/report-errors.ts'
import { isFirstSight } from './first-sight.ts'

interface Starting {
  userId: string
  hash: string
}

/** Writes the line that a player's session starts with, once for each login [6.13]. */
export function useSessionStart(starting: Starting | null, visit: number): void {
  const { userId, hash } = starting ?? {}
  useEffect(() => {
    if (!userId || !hash || !isFirstSight(hash)) return
    reportNews('SESSION_START', "a player's session has started", {
      userId,
      visit,
      window: `${innerWidth}x${innerHeight}`,
      language: navigator.language,
      isInstalled: matchMedia('(display-mode: standalone)').matches,
    })
  }, [userId, hash, visit])
}
