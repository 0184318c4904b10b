// One offer at a time, in a quiet moment of a later visit: the site as an app, or notifications for a player.
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { useFrameHost } from '../features/game-frame/frame-presence.ts'
import { isPushOn, isPushPossible, renewPush } from '../features/push/push-subscription.ts'
import { installOffer } from '../lib/install-offer.ts'
import { isCoveringScreen } from '../lib/last-screen.ts'
import { modalStore } from '../lib/modal-stack.ts'
import { choosePrompt, listPausedPrompts, notePromptAnswer, readPromptVisit } from '../lib/prompts.ts'
import { Presence } from '../ui/presence.tsx'
import { lazyOrNothing } from './lazy-or-nothing.ts'

const InstallPrompt = lazyOrNothing(
  async () => (await import('../features/install/install-prompt.tsx')).InstallPrompt,
)
const PushPrompt = lazyOrNothing(async () => (await import('../features/push/push-prompt.tsx')).PushPrompt)

/** A visitor looks around first. */
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
  useRenewedPush(push?.publicKey, push?.playerId)
  // Counted up by an answer, so that what was remembered is read again.
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
    if (wanted) notePromptAnswer(wanted, visit)
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

/** Nobody plays, pays or reads a dialog, and the page has been there for a while. */
function useIsQuiet(): boolean {
  const [hasLooked, setHasLooked] = useState(false)
  const { pathname, mask } = useLocation()
  const isFree = useStore(modalStore, ({ stack }) => stack.length === 0)
  const hasGame = useFrameHost() !== null
  useEffect(() => {
    const timer = setTimeout(() => setHasLooked(true), lookMs)
    return () => clearTimeout(timer)
  }, [])
  return hasLooked && isFree && !hasGame && !isCoveringScreen(mask?.pathname ?? pathname)
}

/** Each login says again where it can be reached. */
function useRenewedPush(publicKey: string | undefined, playerId: string | undefined): void {
  useEffect(() => {
    if (publicKey && playerId) void renewPush(publicKey, playerId)
  }, [publicKey, playerId])
}
