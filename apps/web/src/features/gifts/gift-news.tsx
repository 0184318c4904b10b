// News of the player's gifts: keeps the tab's gifts and the number of those that wait current, and shows toasts. Loaded after the page.
import { type GiftNews as News, getRewardsSummary, giftChanged } from '@yanta/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { ownRoom } from '../../data/realtime/room-subscriptions.ts'
import { useCall } from '../../data/use-call.ts'
import { useRoom } from '../../data/use-room.ts'
import { showToast } from '../../dialogs/toast-queue.ts'
import { type Batches, createBatches } from '../../domain/gift/create-batches.ts'
import { giftStore, refreshGifts } from '../../domain/gift/gift-store.ts'
import { setWaitingCount } from '../../domain/gift/waiting-count.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { buildGiftToasts } from './gift-toasts.ts'

/** [9.4]. */
const throttleMs = 200

export function GiftNews() {
  const speech = useI18n()
  const [turn, setTurn] = useState(0)
  const summary = useCall(`rewards ${turn}`, (signal) => browserCall(getRewardsSummary, {}, { signal }))
  const count = summary.value?.giftCount
  useEffect(() => {
    if (count !== undefined && !giftStore.getState().isLoaded) setWaitingCount(count)
  }, [count])
  useEffect(() => () => setWaitingCount(null), [])

  const askAgain = () => {
    refreshGifts()
    if (!giftStore.getState().isLoaded) setTurn((before) => before + 1)
  }
  const handleNews = useEffectEvent((news: News[]) => {
    askAgain()
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
    // Events were lost: what they would have changed is asked for.
    fetch: () => browserCall(getRewardsSummary),
    show: askAgain,
    events: [onRoomEvent(giftChanged, (news) => batches.current?.add(news))],
  })
  return null
}
