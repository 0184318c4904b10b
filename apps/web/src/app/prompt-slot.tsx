// Offers one prompt at a time, when a returning visitor is idle: installing the app, or notifications for a player.
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { useFrameHost } from '../features/game-frame/frame-presence.ts'
import { isPushOn, isPushPossible } from '../features/push/push-subscription.ts'
import { installOffer } from '../browser/install-offer.ts'
import { siteUpdate } from '../browser/site-update.ts'
import { isCoveringScreen } from '../navigation/last-screen.ts'
import { modalStore } from '../dialogs/store.ts'
import { choosePrompt, listPausedPrompts, recordPromptAnswer, readPromptVisit } from '../site/prompts.ts'
import { Presence } from '../ui/motion/presence.tsx'
import { lazyOrNothing } from './lazy-or-nothing.ts'

const InstallPrompt = lazyOrNothing(
  async () => (await import('../features/install/install-prompt.tsx')).InstallPrompt,
)
const PushPrompt = lazyOrNothing(async () => (await import('../features/push/push-prompt.tsx')).PushPrompt)

/** Delay before the first offer, in milliseconds. */
const lookMs = 8_000

interface PromptSlotProps {
  visit: number
  /** Null: web push is off. */
  pushKey: string | null
  /** Null for a guest. */
  playerId: string | null
}

export function PromptSlot({ visit, pushKey, playerId }: PromptSlotProps) {
  const canInstall = useStore(installOffer, ({ offer }) => offer !== null)
  const isQuiet = useIsQuiet()
  const push = pushKey !== null && playerId !== null ? { publicKey: pushKey, playerId } : null
  // Incremented by an answer, so that stored answers are read again.
  const [, setAnswers] = useState(0)
  const canPush =
    push !== null && isPushPossible() && Notification.permission !== 'denied' && !isPushOn(push.playerId)
  const wanted = choosePrompt({
    visit,
    isQuiet,
    paused: listPausedPrompts(),
    lastVisit: readPromptVisit(),
    possible: [...(canInstall ? ['install' as const] : []), ...(canPush ? ['push' as const] : [])],
  })
  const answer = () => {
    if (wanted) recordPromptAnswer(wanted, visit)
    setAnswers((count) => count + 1)
  }
  return (
    <Presence>
      {wanted === 'install' && (
        <Suspense key="install">
          <InstallPrompt onAnswer={answer} />
        </Suspense>
      )}
      {wanted === 'push' && push && (
        <Suspense key="push">
          <PushPrompt {...push} onAnswer={answer} />
        </Suspense>
      )}
    </Presence>
  )
}

/** True when no game, cashbox, dialog or offered update is open and the page has been shown for `lookMs`. */
function useIsQuiet(): boolean {
  const [hasLooked, setHasLooked] = useState(false)
  const { pathname, mask } = useLocation()
  const isFree = useStore(modalStore, ({ stack }) => stack.length === 0)
  const hasGame = useFrameHost() !== null
  const isUpdateOffered = useStore(siteUpdate, ({ isOffered }) => isOffered)
  useEffect(() => {
    const timer = setTimeout(() => setHasLooked(true), lookMs)
    return () => clearTimeout(timer)
  }, [])
  return hasLooked && isFree && !hasGame && !isUpdateOffered && !isCoveringScreen(mask?.pathname ?? pathname)
}
