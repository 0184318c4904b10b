// The login over what a player was doing when the session ran out. Nothing in it leads away from there.
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { handOverContact } from '../features/auth/codes/typed-contact.ts'
import { LoginPopup } from '../features/auth/login/login-popup.tsx'
import type { Answering, LoginAgainProps } from '../lib/dialogs.ts'
import { buildLoginAddress } from '../lib/login-address.ts'
import { PopupContext } from '../lib/popup.ts'
import { hearOtherTabs, tellOtherTabs } from '../player/session-channel.ts'
import { useSiteData } from '../routes/site-data.ts'

export function LoginAgainModal({
  title,
  text,
  onAnswer,
  onClose,
}: LoginAgainProps & Answering<boolean> & { onClose: () => void }) {
  const site = useSiteData()
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
  // The login begins with the contact of whom it was.
  const [email] = useState(() => site?.player?.profile.emails.find(({ is_primary }) => is_primary)?.email)
  useState(() => email && handOverContact({ type: 'email', value: email }))
  const hear = useEffectEvent(() => onAnswer(true))
  useEffect(() => hearOtherTabs((news) => news === 'login' && hear()), [])
  return (
    <PopupContext value={place}>
      <LoginPopup
        redirect={here}
        demoPlayers={site?.serverData?.demoPlayers ?? []}
        again={{
          title,
          text,
          onEntered() {
            tellOtherTabs('login')
            onAnswer(true)
          },
        }}
        onClose={onClose}
      />
    </PopupContext>
  )
}
