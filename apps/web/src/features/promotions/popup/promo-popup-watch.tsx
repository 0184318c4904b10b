// Shows the operator's promo popup to a player, when it is due and nothing else is in the way.
import { type PromoPopup, getServerData, promoPopupUpdated, siteRoom } from '@yanta/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { readCookie, writeCookie } from '../../../browser/cookie.ts'
import { readServerNow } from '../../../browser/server-clock.ts'
import { browserCall } from '../../../data/api/browser-call.ts'
import { findLoginTime } from '../../../data/api/session-hint.ts'
import { onRoomEvent } from '../../../data/realtime/room-event.ts'
import { useRoom } from '../../../data/use-room.ts'
import { modalStore, openModal } from '../../../dialogs/store.ts'
import { findRoute } from '../../../navigation/route-table.ts'
import { computeCookieSeconds, computeDelayMs, isPopupDue, isQuietRoute, popupCookie } from './popup-turn.ts'

/** Random delay, so that not all players ask at the moment of an update. */
const longestPauseMs = 2_000

/** @param loaded what the page was loaded with; null: there is none */
export function PromoPopupWatch({ loaded }: { loaded: PromoPopup | null }) {
  const popup = useUpdatedPopup(loaded)
  const isTime = useDelay()
  const isUnderDialog = useStore(modalStore, ({ stack }) => stack.length > 0)
  const { pathname, mask } = useLocation()
  const mayCome = isTime && !isUnderDialog && mask === undefined && !isQuietRoute(findRoute(pathname)?.name)
  const show = useEffectEvent((due: PromoPopup) => {
    const nowMs = readServerNow()
    if (!isPopupDue(due, readCookie(popupCookie), nowMs)) return
    writeCookie(popupCookie, String(due.updatedAt), computeCookieSeconds(due, nowMs))
    openModal('promoPopup', { popup: due })
  })
  useEffect(() => {
    if (mayCome && popup) show(popup)
  }, [mayCome, popup, pathname])
  return null
}

function useDelay(): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), computeDelayMs(readAge()))
    return () => clearTimeout(timer)
  }, [])
  return isOver
}

/** Milliseconds since the document was loaded for this player, or they logged in on it; null: it still loads. */
function readAge(): number | null {
  const loaded = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
  const since = findLoginTime() ?? loaded?.loadEventEnd
  return since ? performance.now() - since : null
}

/** The popup as the operator changes it [4.50]; what the page brings anew is the newest, and in its language. */
function useUpdatedPopup(loaded: PromoPopup | null): PromoPopup | null {
  const [updated, setUpdated] = useState<{ since: PromoPopup | null; popup: PromoPopup | null } | null>(null)
  const [asked, setAsked] = useState(0)
  const ask = () => setAsked((count) => count + 1)
  useRoom({ room: siteRoom, events: [onRoomEvent(promoPopupUpdated, ask)], onSkipped: ask })
  const fetchAnew = useEffectEvent(async () => {
    const answer = await browserCall(getServerData)
    if (answer.ok) setUpdated({ since: loaded, popup: answer.value.promoPopup })
  })
  useEffect(() => {
    if (asked === 0) return
    const timer = setTimeout(() => void fetchAnew(), Math.random() * longestPauseMs)
    return () => clearTimeout(timer)
  }, [asked])
  return updated && updated.since === loaded ? updated.popup : loaded
}
