// Services without first-screen UI, loaded after the page: the socket and reports to third parties. Those of players and returning
// visitors are loaded for them alone.
import type { ServerData } from '@yanta/contract'
import { listConsentPurposes } from '@yanta/contract/consent'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { repeatEarlyPress } from '../browser/early-press.ts'
import { siteUpdate } from '../browser/site-update.ts'
import { readSessionHint } from '../data/api/session-hint.ts'
import { useAffiliateVisits } from '../features/affiliate/use-affiliate-visits.ts'
import { hasChatBegun } from '../features/chat/chat-begun.ts'
import { hasGuestFavourites } from '../features/favourites/guest-favourites.ts'
import { hasPendingLike, recordPendingLikes } from '../features/favourites/pending-like.ts'
import { useHeldLinks } from '../features/shell/held-links.ts'
import { LinkPrefetch } from '../features/shell/link-prefetch.tsx'
import { SupportButton } from '../features/shell/support-button.tsx'
import { openModal } from '../dialogs/store.ts'
import { isPopupPath } from '../navigation/guarded-path.ts'
import { buildPath } from '../navigation/route-table.ts'
import { hasConsent, listUnanswered, useConsent } from '../site/consent.ts'
import { isReturning, recordVisit } from '../site/visit-count.ts'
import { connectSocket } from '../data/realtime/site-socket.ts'
import { useSite } from '../site/site-data.ts'
import { startAfterLoad } from './after-load.ts'
import { lazyOrNothing } from './lazy-or-nothing.ts'
import { prepareVoices } from './prepare-voices.ts'
import { useFirstTouch } from './use-first-touch.ts'
import { usePushClicks } from './use-push-clicks.ts'
import { useReconstruction } from './use-reconstruction.ts'

const CardActions = lazyOrNothing(
  async () => (await import('../features/catalogue/card-actions.tsx')).CardActions,
)
const CardFavourites = lazyOrNothing(
  async () => (await import('../features/favourites/card-favourites.tsx')).CardFavourites,
)
const ChatWatch = lazyOrNothing(async () => (await import('../features/chat/chat-watch.tsx')).ChatWatch)
const ConsentSlot = lazyOrNothing(async () => (await import('./consent-slot.tsx')).ConsentSlot)
const PlayerServices = lazyOrNothing(async () => (await import('./player-services.tsx')).PlayerServices)
const PromptSlot = lazyOrNothing(async () => (await import('./prompt-slot.tsx')).PromptSlot)
const SiteUpdateSlot = lazyOrNothing(async () => (await import('./site-update-slot.tsx')).SiteUpdateSlot)

/** Called once in a document, whatever is mounted anew. */
export function startBehindThePage() {
  startAfterLoad()
  return BehindThePage
}

function BehindThePage() {
  const site = useSite()
  const serverData = site?.serverData ?? null
  const profile = site?.player?.profile
  const visit = useVisit()
  const purposes = serverData ? listConsentPurposes(serverData) : []
  const isConsentDue = listUnanswered(purposes, useConsent()).length > 0
  const isUpdateWatched = useStore(siteUpdate, ({ isWatched }) => isWatched)
  const isTouched = useFirstTouch()
  const hasLivingHearts = useLivingHearts(isTouched, site?.hasSession ?? false)
  useEffect(recordPendingLikes, [])
  useEffect(prepareVoices, [])
  useEffect(prepareGuard, [])
  useEffect(repeatEarlyPress, [])
  useTraces(serverData?.isTraced ?? false)
  useSocket(serverData?.socketUrl, profile?.hash ?? null)
  useReconstruction(serverData)
  usePushClicks()
  useHeldLinks()
  useAffiliateVisits(serverData)
  return (
    <>
      {hasLivingHearts && (
        <Suspense>
          <CardFavourites playerId={!site || site.isPlayerUnknown ? undefined : (profile?.user_id ?? null)} />
        </Suspense>
      )}
      {isTouched && (
        <Suspense>
          <CardActions />
        </Suspense>
      )}
      {site?.player && (
        <Suspense>
          <PlayerServices player={site.player} serverData={serverData} visit={visit} />
        </Suspense>
      )}
      {serverData && isChatWatched(serverData, site?.player !== null) && (
        <Suspense>
          <ChatWatch
            config={serverData.callCenterConfig}
            isSignedIn={site?.player !== null}
            mayLoad={hasConsent('chat', serverData)}
          />
        </Suspense>
      )}
      {serverData && <SupportButton onOpen={openSupport} />}
      <LinkPrefetch onNearGuarded={prepareGuarded} />
      {purposes.length > 0 && (
        <Suspense>
          <ConsentSlot purposes={purposes} isDue={isConsentDue} />
        </Suspense>
      )}
      {isUpdateWatched && (
        <Suspense>
          <SiteUpdateSlot isHeldBack={isConsentDue} />
        </Suspense>
      )}
      {serverData && isReturning(visit) && !isConsentDue && (
        <Suspense>
          <PromptSlot
            visit={visit}
            pushKey={hasConsent('push', serverData) ? serverData.webPushKey : null}
            playerId={profile?.id ?? null}
          />
        </Suspense>
      )}
    </>
  )
}

function isChatWatched({ callCenterConfig }: ServerData, isSignedIn: boolean): boolean {
  const { chatProvider, isUnderMaintenance, settings } = callCenterConfig
  return (
    chatProvider !== null && !isUnderMaintenance && (isSignedIn || settings.load === 'idle' || hasChatBegun())
  )
}

function openSupport(): void {
  openModal('support')
}

/** Prefetches the access policy, so that the first navigation has it even offline. */
function prepareGuard(): void {
  void import('../navigation/access-policy.ts').catch(() => undefined)
}

/** Prefetches a popup's panel; for a guest near a link to a player's screen, that of login. */
function prepareGuarded(path: string): void {
  const isOpen = readSessionHint() || (isPopupPath(path) && path !== '/cashbox')
  const popup = isOpen ? path : '/login'
  void Promise.all([import('./dialog-host.tsx'), import('../navigation/screen-link.ts')]).then(
    ([{ fetchPopup }]) => fetchPopup(popup),
    () => undefined,
  )
}

/** A guest without favourites has no hearts to fill before the first touch; until then a pressed heart is a plain checkbox. */
function useLivingHearts(isTouched: boolean, hasSession: boolean): boolean {
  const { pathname } = useLocation()
  const [isAwaited] = useState(() => hasGuestFavourites() || hasPendingLike())
  return isTouched || hasSession || isAwaited || pathname === buildPath('favouriteGames')
}

/** Without an address server data is missing, and the connection stays as it is. */
function useSocket(url: string | undefined, hash: string | null): void {
  useEffect(() => {
    if (url) connectSocket(url, hash)
  }, [url, hash])
}

function useTraces(isTraced: boolean): void {
  useEffect(() => {
    if (isTraced)
      void import('../data/api/trace-calls.ts').then(
        ({ traceCalls }) => traceCalls(),
        () => {},
      )
  }, [isTraced])
}

/** Number of this visit; each screen counts as a page view. */
function useVisit(): number {
  const { key } = useLocation()
  const [visit] = useState(recordVisit)
  useEffect(() => void recordVisit(), [key])
  return visit
}
