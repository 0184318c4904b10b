// Asks for consent where the configuration has something to ask, and opens the settings by their address.
import type { ConsentPurpose } from '@yanta/contract/consent'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { openModal } from '../dialogs/store.ts'
import { ConsentBanner } from '../features/consent/consent-banner.tsx'
import { isCoveringScreen } from '../navigation/last-screen.ts'

/** Also in the platform's footer and on the page about privacy. */
const settingsHash = '#cookie-settings'

interface ConsentSlotProps {
  purposes: readonly ConsentPurpose[]
  /** Some of them were not answered yet. */
  isDue: boolean
}

export function ConsentSlot({ purposes, isDue }: ConsentSlotProps) {
  const { pathname, search, hash, key, mask } = useLocation()
  const navigate = useNavigate()
  const forgetAddress = useEffectEvent(() => {
    // Not when it closes because its screen was left.
    if (location.hash === settingsHash)
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (hash === settingsHash) openModal('cookieSettings', {}, () => forgetAddress())
  }, [hash, key])
  return isDue && !isCoveringScreen(mask?.pathname ?? pathname) && <ConsentBanner purposes={purposes} />
}
