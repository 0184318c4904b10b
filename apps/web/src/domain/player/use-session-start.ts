import { useEffect } from 'react'
import { reportNews } from '../../data/api/report-errors.ts'
import { isNewLogin } from './is-new-login.ts'

interface Starting {
  userId: string
  hash: string
}

/** Logs the start of a player's session, once for each login [6.13]. */
export function useSessionStart(starting: Starting | null, visit: number): void {
  const { userId, hash } = starting ?? {}
  useEffect(() => {
    if (!userId || !hash || !isNewLogin(hash)) return
    reportNews('SESSION_START', "a player's session has started", {
      userId,
      visit,
      window: `${innerWidth}x${innerHeight}`,
      language: navigator.language,
      isInstalled: matchMedia('(display-mode: standalone)').matches,
    })
  }, [userId, hash, visit])
}
