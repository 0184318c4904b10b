import type { ServerData } from '@yanta/contract'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { takeReferral } from '../../lib/referral-code.ts'
import { reportVisit } from './affiliate-visit.ts'

/** Keeps the affiliate that any address names [5.15]; tells the affiliate network of the start and of each change of the route, where marketing is on [7.84]. */
export function useAffiliateVisits(marketing: ServerData['marketing']): void {
  const { key, search: query, mask } = useLocation()
  const search = mask?.search ?? query
  const { trackingUrl, project } = marketing ?? {}
  useEffect(() => {
    const referral = takeReferral(search)
    if (referral && trackingUrl && project) reportVisit({ trackingUrl, project }, referral.code)
  }, [key, search, trackingUrl, project])
}
