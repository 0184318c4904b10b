// Asks for consent where the configuration has something to ask, opens the settings by their address, and ends what was allowed before.
import type { ConsentPurpose } from '@yanta/contract/consent'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { openModal } from '../dialogs/store.ts'
import { hasChatScript } from '../features/chat/chat-script.ts'
import { ConsentBanner } from '../features/consent/consent-banner.tsx'
import { isCoveringScreen } from '../navigation/last-screen.ts'
import { useConsent } from '../site/consent.ts'

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
  useChatWithdrawal()
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

/** A foreign script that runs in this page ends with it, in whichever tab the consent was withdrawn. */
function useChatWithdrawal(): void {
  const isAllowed = useConsent().chat === true
  const wasAllowed = useRef(isAllowed)
  useEffect(() => {
    if (wasAllowed.current && !isAllowed && hasChatScript()) location.reload()
    wasAllowed.current = isAllowed
  }, [isAllowed])
}
