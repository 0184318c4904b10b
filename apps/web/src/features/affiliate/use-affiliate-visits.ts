import type { ServerData } from '@yanta/contract'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { hasConsent, useConsent } from '../../site/consent.ts'
import { consumeReferral } from '../../site/referral-code.ts'
import { reportVisit } from './affiliate-visit.ts'

/** Stores the affiliate code of any address [5.15]; with marketing on and consent to it, reports page views to the network [7.84]. */
export function useAffiliateVisits(serverData: ServerData | null): void {
  const { key, search: query, mask } = useLocation()
  const search = mask?.search ?? query
  const { trackingUrl, project } = serverData?.marketing ?? {}
  useConsent()
  const isAllowed = hasConsent('marketing', serverData)
  useEffect(() => {
    const referral = consumeReferral(search)
    if (referral && trackingUrl && project && isAllowed) reportVisit({ trackingUrl, project }, referral.code)
  }, [key, search, trackingUrl, project, isAllowed])
}
