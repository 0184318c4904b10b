import type { ServerData } from '@yanta/contract'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { consumeReferral } from '../../site/referral-code.ts'
import { reportVisit } from './affiliate-visit.ts'

/** Stores the affiliate code of any address [5.15]; with marketing on, reports page views to the network [7.84]. */
export function useAffiliateVisits(marketing: ServerData['marketing']): void {
  const { key, search: query, mask } = useLocation()
  const search = mask?.search ?? query
  const { trackingUrl, project } = marketing ?? {}
  useEffect(() => {
    const referral = consumeReferral(search)
    if (referral && trackingUrl && project) reportVisit({ trackingUrl, project }, referral.code)
  }, [key, search, trackingUrl, project])
}
