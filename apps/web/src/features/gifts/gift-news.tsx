// News of the player's gifts: the tab's gifts, or their number where they are not loaded, are asked for anew, and toasts tell of them.
// Loaded after the page.
import { type GiftNews as News, getRewardsSummary, giftChanged } from '@yanta/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'
import { onPlayerEvent } from '../../data/player-events.ts'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { ownRoom } from '../../data/realtime/room-subscriptions.ts'
import { useRoom } from '../../data/use-room.ts'
import { showToast } from '../../dialogs/toast-queue.ts'
import { type Batches, createBatches } from '../../domain/gift/create-batches.ts'
import { giftStore, refreshGifts } from '../../domain/gift/gift-store.ts'
import { setWaitingCount } from '../../domain/gift/waiting-count.ts'
import { setWelcomeLeft, useWelcomeLeft } from '../../domain/gift/welcome-left.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { buildGiftToasts } from './gift-toasts.ts'

/** [9.4]. */
const throttleMs = 200

export function GiftNews() {
  const speech = useI18n()
  const hasWelcome = useWelcomeLeft() !== null
  // An answer that comes after its player has logged out says nothing about the next one.
  const logouts = useRef(0)
  useEffect(() => onPlayerEvent('logout', () => void (logouts.current += 1)), [])
  const handleNews = useEffectEvent((news: News[]) => {
    const asked = logouts.current
    // What this tab has done itself is in its gifts by then: no other gift is loaded for it [4.41].
    const { gifts } = giftStore.getState()
    const isKnown = news.every(({ id, change }) => gifts.get(id)?.state === change)
    void renew({ hasWelcome, isKnown, isSamePlayer: () => asked === logouts.current })
    for (const toast of buildGiftToasts(news, speech)) showToast(toast)
  })
  const batches = useRef<Batches<News>>(null)
  useEffect(() => {
    const created = createBatches<News>(throttleMs, (news) => handleNews(news))
    batches.current = created
    return created.stop
  }, [])
  useRoom({
    room: ownRoom,
    events: [onRoomEvent(giftChanged, (news) => batches.current?.add(news))],
  })
  return null
}

interface Renewal {
  /** A welcome bonus is left. */
  hasWelcome: boolean
  /** The loaded gifts have these news already. */
  isKnown: boolean
  isSamePlayer: () => boolean
}

/** Loaded gifts say how many wait; what a welcome bonus still adds is said by the platform alone. */
async function renew({ hasWelcome, isKnown, isSamePlayer }: Renewal): Promise<void> {
  const { isLoaded, isLoading } = giftStore.getState()
  if ((isLoaded || isLoading) && !isKnown) refreshGifts()
  if ((isLoaded || isLoading) && !hasWelcome) return
  const summary = await browserCall(getRewardsSummary)
  if (!summary.ok || !isSamePlayer()) return
  setWelcomeLeft(summary.value.welcomeLeft)
  if (!giftStore.getState().isLoaded) setWaitingCount(summary.value.giftCount)
}
