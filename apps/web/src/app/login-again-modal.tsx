// Login over the player's screen when the session has expired. Nothing in it navigates away.
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { handOverContact } from '../features/auth/codes/typed-contact.ts'
import { LoginPopup } from '../features/auth/login/login-popup.tsx'
import type { LoginAgainProps } from '../dialogs/dialogs.ts'
import type { Answering } from '../dialogs/registry.ts'
import { buildLoginAddress } from '../navigation/login-address.ts'
import { PopupContext } from '../navigation/popup.ts'
import { subscribeToOtherTabs, notifyOtherTabs } from '../domain/player/session-channel.ts'
import { useSite } from '../site/site-data.ts'

export function LoginAgainModal({
  title,
  text,
  onAnswer,
  onClose,
}: LoginAgainProps & Answering<boolean> & { onClose: () => void }) {
  const site = useSite()
  const { pathname, search, mask } = useLocation()
  const here = mask ? mask.pathname + mask.search : pathname + search
  const place = useMemo(
    () => ({
      beneath: here,
      address: buildLoginAddress(here),
      params: {},
      query: new URLSearchParams(),
      onClose,
    }),
    [here, onClose],
  )
  // The login is prefilled with the player's e-mail.
  const [email] = useState(() => site?.player?.profile.emails.find(({ is_primary }) => is_primary)?.email)
  useState(() => email && handOverContact({ type: 'email', value: email }))
  const handleLogin = useEffectEvent(() => onAnswer(true))
  useEffect(() => subscribeToOtherTabs((news) => news === 'login' && handleLogin()), [])
  return (
    <PopupContext value={place}>
      <LoginPopup
        redirect={here}
        demoPlayers={site?.serverData?.demoPlayers ?? []}
        again={{
          title,
          text,
          onEntered() {
            notifyOtherTabs('login')
            onAnswer(true)
          },
        }}
        onClose={onClose}
      />
    </PopupContext>
  )
}
