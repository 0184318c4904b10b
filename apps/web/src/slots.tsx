// What features put into the site's frame: the account area of the header, the game on the page, popups over all.
// Each is a feature of its own; the frame knows only where they stand. What a first screen does not show is loaded when it opens.
import { Suspense, lazy, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LoginButton } from './features/auth/login-button.tsx'
import { readRedirectPath } from './features/auth/redirect-path.ts'
import { useFrameHost } from './features/game-frame/frame-presence.ts'
import { LanguageSwitch } from './features/shell/language-switch.tsx'
import { rememberScreen } from './lib/last-screen.ts'
import { AccountArea } from './player/account-area.tsx'
import { emitPlayerEvent } from './player/player-events.ts'
import { useSiteData } from './routes/site-data.ts'

export function AccountSlot() {
  const site = useSiteData()
  const { pathname, search } = useLocation()
  useEffect(() => rememberScreen({ pathname, search }), [pathname, search])
  return site?.player && site.serverData
    ? <AccountArea key={site.player.profile.id} player={site.player} serverData={site.serverData} language={<LanguageSwitch />} />
    : <LoginButton />
}

export function FrameSlot() {
  const FrameHost = useFrameHost()
  return FrameHost && <FrameHost />
}

const LoginPopup = lazy(async () => ({ default: (await import('./features/auth/login-popup.tsx')).LoginPopup }))

/** Popups over the screen they were opened from; their addresses on their own are routes. */
export function PopupSlot() {
  const site = useSiteData()
  const navigate = useNavigate()
  const { mask, pathname, search, key } = useLocation()
  // Going back may wait for data; the popup does not.
  const [closedKey, setClosedKey] = useState('')
  const isLogin = mask?.pathname === '/login' && site?.player === null && key !== closedKey
  useEffect(() => { if (isLogin) emitPlayerEvent('gameExit') }, [isLogin])
  if (!isLogin) return null
  const wanted = new URLSearchParams(mask.search).get('redirect')
  const close = () => {
    setClosedKey(key)
    void navigate(-1)
  }
  return (
    <Suspense>
      <LoginPopup
        redirect={wanted === null ? pathname + search : readRedirectPath(wanted)}
        demoPlayers={site.serverData?.demoPlayers ?? []} onClose={close}
      />
    </Suspense>
  )
}
