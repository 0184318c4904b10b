// What runs behind the page for a player: greetings, news of gifts, levels, achievements and high fives, the promo popup. A guest never loads it.
import type { ServerData } from '@yanta/contract'
import { Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { mergeExposures } from '../domain/experiment/expose.ts'
import { levelStore } from '../domain/level/level-store.ts'
import { useSessionStart } from '../domain/player/use-session-start.ts'
import { renewPush } from '../features/push/push-subscription.ts'
import type { SignedInPlayer } from '../site/site-data.ts'
import { lazyOrNothing } from './lazy-or-nothing.ts'
import { useFirstLogin } from './use-first-login.ts'
import { useLedAway } from './use-guest-redirect.ts'

const GiftNews = lazyOrNothing(async () => (await import('../features/gifts/gift-news.tsx')).GiftNews)
const AchievementToasts = lazyOrNothing(
  async () => (await import('../features/achievements/achievement-toasts.tsx')).AchievementToasts,
)
const DocumentNews = lazyOrNothing(
  async () => (await import('../features/documents/document-news.tsx')).DocumentNews,
)
const FlyingFives = lazyOrNothing(
  async () => (await import('../features/high-five/flying-fives.tsx')).FlyingFives,
)
const PromoPopupWatch = lazyOrNothing(
  async () => (await import('../features/promotions/popup/promo-popup-watch.tsx')).PromoPopupWatch,
)
const ClosedForPlay = lazyOrNothing(
  async () => (await import('../features/safer-play/break/closed-for-play.tsx')).ClosedForPlay,
)
const LevelUps = lazyOrNothing(async () => (await import('../features/levels/use-level-up.ts')).LevelUps)

interface PlayerServicesProps {
  player: SignedInPlayer
  /** Null when it failed to load. */
  serverData: ServerData | null
  /** Number of this visit. */
  visit: number
}

export function PlayerServices({ player: { profile, balance }, serverData, visit }: PlayerServicesProps) {
  const hasLevelUp = useStore(levelStore, ({ levelUp }) => levelUp !== null)
  useLedAway()
  useSessionStart({ userId: profile.user_id, hash: profile.hash }, visit)
  useRenewedPush(serverData?.webPushKey ?? null, profile.id)
  useMergedExposures(serverData, profile.id)
  useFirstLogin(
    balance && serverData
      ? {
          profile,
          currency: balance.currency,
          skipNickname: serverData.registrationConfig.skipNickname,
        }
      : null,
  )
  return (
    <>
      <Suspense>
        <GiftNews key={profile.id} />
        <AchievementToasts key={`achievements ${profile.id}`} />
        <DocumentNews key={`documents ${profile.id}`} />
        <FlyingFives key={`fives ${profile.id}`} />
      </Suspense>
      {serverData && !profile.breakUntil && !profile.selfExclusion && (
        <Suspense>
          <PromoPopupWatch key={`popup ${profile.id}`} loaded={serverData.promoPopup} />
        </Suspense>
      )}
      {profile.selfExclusion && (
        <Suspense>
          <ClosedForPlay />
        </Suspense>
      )}
      {hasLevelUp && (
        <Suspense>
          <LevelUps />
        </Suspense>
      )}
    </>
  )
}

/** Where nothing runs there is nothing to ask. */
function useMergedExposures(serverData: ServerData | null, playerId: string): void {
  useEffect(() => {
    const running = Object.keys(serverData?.abTests ?? {})
    if (running.length > 0) void mergeExposures(running, playerId)
  }, [serverData, playerId])
}

/** Each login registers the push subscription again. Null: web push is off. */
function useRenewedPush(publicKey: string | null, playerId: string): void {
  useEffect(() => {
    if (publicKey) void renewPush(publicKey, playerId)
  }, [publicKey, playerId])
}
