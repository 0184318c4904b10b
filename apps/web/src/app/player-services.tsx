// What runs behind the page for a player: greetings, news of gifts, levels, achievements and high fives, the promo popup. A guest never loads it.
import {
  type ServerData,
  type achievementProgress,
  type giftChanged,
  type highFiveReceived,
  type promoPopupUpdated,
  type verificationChanged,
  siteRoom,
} from '@yanta/contract'
import { Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { recall } from '../browser/device-storage.ts'
import { OnFirstEvent } from '../data/on-first-event.tsx'
import { ownRoom } from '../data/realtime/room-subscriptions.ts'
import { useHasOpened } from '../dialogs/use-has-opened.ts'
import { buildKeyName } from '../domain/experiment/exposure-key.ts'
import { levelStore } from '../domain/level/level-store.ts'
import { useSessionStart } from '../domain/player/use-session-start.ts'
import type { SignedInPlayer } from '../site/site-data.ts'
import { lazyOrNothing } from './lazy-or-nothing.ts'
import { useFirstLogin } from './use-first-login.ts'
import { useLedAway } from './use-guest-redirect.ts'

const loadGifts = async () => (await import('../features/gifts/gift-news.tsx')).GiftNews
const loadAchievements = async () =>
  (await import('../features/achievements/achievement-toasts.tsx')).AchievementToasts
const loadDocuments = async () => (await import('../features/documents/document-news.tsx')).DocumentNews
const loadFives = async () => (await import('../features/high-five/flying-fives.tsx')).FlyingFives
const loadPopup = async () =>
  (await import('../features/promotions/popup/promo-popup-watch.tsx')).PromoPopupWatch

const GiftNews = lazyOrNothing(loadGifts)
const AchievementToasts = lazyOrNothing(loadAchievements)
const DocumentNews = lazyOrNothing(loadDocuments)
const FlyingFives = lazyOrNothing(loadFives)
const PromoPopupWatch = lazyOrNothing(loadPopup)
const ClosedForPlay = lazyOrNothing(
  async () => (await import('../features/safer-play/break/closed-for-play.tsx')).ClosedForPlay,
)
const LevelUps = lazyOrNothing(async () => (await import('../features/levels/use-level-up.ts')).LevelUps)

/** Events by name: their schemas come with those who tell of them. */
const events = {
  gift: 'giftChanged' satisfies typeof giftChanged.type,
  achievement: 'achievementProgress' satisfies typeof achievementProgress.type,
  document: 'verificationChanged' satisfies typeof verificationChanged.type,
  five: 'highFiveReceived' satisfies typeof highFiveReceived.type,
  popup: 'promoPopupUpdated' satisfies typeof promoPopupUpdated.type,
}
interface PlayerServicesProps {
  player: SignedInPlayer
  /** Null when it failed to load. */
  serverData: ServerData | null
  /** Number of this visit. */
  visit: number
}

export function PlayerServices({ player: { profile, balance }, serverData, visit }: PlayerServicesProps) {
  const hasLevelUp = useStore(levelStore, ({ levelUp }) => levelUp !== null)
  const hasSent = useHasOpened('sendDocument')
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
      <OnFirstEvent key={`gifts ${profile.id}`} room={ownRoom} type={events.gift} load={loadGifts}>
        <GiftNews />
      </OnFirstEvent>
      <OnFirstEvent
        key={`achievements ${profile.id}`}
        room={ownRoom}
        type={events.achievement}
        load={loadAchievements}
      >
        <AchievementToasts />
      </OnFirstEvent>
      <OnFirstEvent
        key={`documents ${profile.id}`}
        room={ownRoom}
        type={events.document}
        load={loadDocuments}
        orLost
        isNeeded={hasSent}
      >
        <DocumentNews />
      </OnFirstEvent>
      <OnFirstEvent key={`fives ${profile.id}`} room={ownRoom} type={events.five} load={loadFives}>
        <FlyingFives />
      </OnFirstEvent>
      {serverData && !profile.breakUntil && !profile.selfExclusion && (
        <OnFirstEvent
          key={`popup ${profile.id}`}
          room={siteRoom}
          type={events.popup}
          load={loadPopup}
          orLost
          isNeeded={serverData.promoPopup !== null}
        >
          <PromoPopupWatch loaded={serverData.promoPopup} />
        </OnFirstEvent>
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

/** There is something to tell only where the guest of this browser was counted in what runs. */
function useMergedExposures(serverData: ServerData | null, playerId: string): void {
  useEffect(() => {
    const running = Object.keys(serverData?.abTests ?? {})
    if (running.some((experiment) => recall(buildKeyName(experiment)) !== null))
      void import('../domain/experiment/expose.ts').then(
        ({ mergeExposures }) => mergeExposures(running, playerId),
        () => {},
      )
  }, [serverData, playerId])
}

/** Each login registers the push subscription again, where the browser permits any. Null: web push is off. */
function useRenewedPush(publicKey: string | null, playerId: string): void {
  useEffect(() => {
    if (publicKey && 'Notification' in globalThis && Notification.permission === 'granted')
      void import('../features/push/push-subscription.ts').then(
        ({ renewPush }) => renewPush(publicKey, playerId),
        () => {},
      )
  }, [publicKey, playerId])
}
