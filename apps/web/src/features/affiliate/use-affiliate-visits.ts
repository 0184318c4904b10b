import type { ServerData } from '@yanta/contract'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { takeReferralCode } from '../../lib/referral-code.ts'
import { reportVisit } from './affiliate-visit.ts'

/** Tells the affiliate network of the start and of each change of the route, where marketing is on and somebody sent the visitor [7.84]. */
export function useAffiliateVisits(marketing: ServerData['marketing']): void {
  const { key } = useLocation()
  const { trackingUrl, project } = marketing ?? {}
  useEffect(() => {
    const code = trackingUrl && project ? takeReferralCode() : null
    if (code !== null) reportVisit({ trackingUrl: trackingUrl!, project: project! }, code)
  }, [key, trackingUrl, project])
}
