// Everything of the site that nobody sees at first: the socket, what is told to others, and what is offered to those who come back.
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { readSessionHint } from '../api/session-hint.ts'
import { useAffiliateVisits } from '../features/affiliate/use-affiliate-visits.ts'
import { hasGuestFavourites } from '../features/favourites/guest-favourites.ts'
import { hasPressedHeart, noteEarlyHearts } from '../features/favourites/pressed-heart.ts'
import { LinkPrefetch } from '../features/shell/link-prefetch.tsx'
import { isPopupPath } from '../lib/guarded-path.ts'
import { buildPath } from '../lib/route-table.ts'
import { noteVisit } from '../lib/visits.ts'
import { useSessionStart } from '../player/use-session-start.ts'
import { connectSocket } from '../realtime/site-socket.ts'
import { useSiteData } from '../routes/site-data.ts'
import { lazyOrNothing } from './lazy-or-nothing.ts'
import { PromptSlot } from './prompt-slot.tsx'
import { useFirstLogin } from './use-first-login.ts'
import { useFirstTouch } from './use-first-touch.ts'
import { useLedAway } from './use-led-away.ts'
import { useOpenedNotes } from './use-opened-notes.ts'
import { useReconstruction } from './use-reconstruction.ts'

const LivingCards = lazyOrNothing(async () => (await import('./living-cards.tsx')).LivingCards)

export function BehindThePage() {
  const site = useSiteData()
  const serverData = site?.serverData ?? null
  const profile = site?.player?.profile
  const visit = useVisit()
  const hasLivingCards = useLivingCards(site?.hasSession ?? false)
  useEffect(noteEarlyHearts, [])
  useEffect(prepareVoices, [])
  useEffect(prepareGuard, [])
  useSocket(serverData?.socketUrl, profile?.hash ?? null)
  useReconstruction(serverData)
  useOpenedNotes()
  useLedAway()
  useSessionStart(profile ? { userId: profile.user_id, hash: profile.hash } : null, visit)
  useAffiliateVisits(serverData?.marketing ?? null)
  const currency = site?.player?.balance?.currency
  useFirstLogin(
    profile && currency && serverData
      ? { profile, currency, skipNickname: serverData.registrationConfig.skipNickname }
      : null,
  )
  return (
    <>
      {hasLivingCards && (
        <Suspense>
          <LivingCards playerId={!site || site.isPlayerUnknown ? undefined : (profile?.user_id ?? null)} />
        </Suspense>
      )}
      <LinkPrefetch onNearGuarded={prepareGuarded} />
      {serverData && (
        <PromptSlot visit={visit} pushKey={serverData.webPushKey} playerId={profile?.id ?? null} />
      )}
    </>
  )
}

/** Who judges the first way to another screen is there before it is taken, with a network or without. */
function prepareGuard(): void {
  void import('../lib/judge-visit.ts').catch(() => undefined)
}

/** A popup's panel; for a guest before a player's screen, that is login's. */
function prepareGuarded(path: string): void {
  const isOpen = readSessionHint() || (isPopupPath(path) && path !== '/cashbox')
  const popup = isOpen ? path : '/login'
  void Promise.all([import('./open-popups.tsx'), import('../lib/screen-link.ts')]).then(
    ([{ fetchPopup }]) => fetchPopup(popup),
    () => undefined,
  )
}

/** What tells of trouble has to be there before the trouble, and nothing a visitor does goes wrong before the first touch. */
function prepareVoices(): () => void {
  const firsts = ['pointerdown', 'keydown'] as const
  const fetchVoices = () => {
    stop()
    void Promise.allSettled([import('./alert-modal.tsx'), import('./shown-toast.tsx')])
  }
  const stop = () => {
    for (const first of firsts) removeEventListener(first, fetchVoices)
  }
  for (const first of firsts) addEventListener(first, fetchVoices, { passive: true })
  return stop
}

/** A guest without favourites has no heart to fill before the first touch; a heart that is pressed shows it by itself until then. */
function useLivingCards(hasSession: boolean): boolean {
  const { pathname } = useLocation()
  const isTouched = useFirstTouch()
  const [isAwaited] = useState(() => hasGuestFavourites() || hasPressedHeart())
  return isTouched || hasSession || isAwaited || pathname === buildPath('favouriteGames')
}

/** Without an address nothing is known of the visitor, and the connection stays as it is. */
function useSocket(url: string | undefined, hash: string | null): void {
  useEffect(() => {
    if (url) connectSocket(url, hash)
  }, [url, hash])
}

/** Which visit this is; each screen is a look at the site. */
function useVisit(): number {
  const { key } = useLocation()
  const [visit] = useState(noteVisit)
  useEffect(() => void noteVisit(), [key])
  return visit
}
