// The player's new notifications: fetched forty at a time, kept current by the events of the player's room, read one by one or all.
import {
  listNotifications,
  notificationRemoved,
  notificationUpdated,
  readAllNotifications,
  readNotification,
} from '@yanta/contract'
import { useRef, useState } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { ownRoom } from '../../data/realtime/room-subscriptions.ts'
import { type Action, useAction } from '../../data/use-action.ts'
import { type CallPhase, useCall } from '../../data/use-call.ts'
import { useRoom } from '../../data/use-room.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { setNewCount } from '../../domain/notification/new-count.ts'
import { type Notifications, addItems, isWhole, removeItems, withoutRead } from './notification-list.ts'
import { createReadIds } from './read-ids.ts'

interface ShownNotifications {
  phase: CallPhase
  retry: () => void
  /** Null before the first are there. */
  list: Notifications | null
  hasMore: boolean
  more: Action<[], object>
  readAll: Action<[], object>
  /** Reads one; a second press while it is being read is none. */
  read: (id: string) => void
  /** The last reading has failed. */
  hasFailed: boolean
}

const ask = (offset: number, signal?: AbortSignal) =>
  browserCall(listNotifications, { query: { offset: String(offset) } }, signal && { signal })

export function useNotifications(): ShownNotifications {
  const { locale } = useI18n()
  const [readIds] = useState(createReadIds)
  const { value: first, phase, retry } = useCall(locale, (signal) => askUnread(() => 0, signal))
  const [shown, setShown] = useState<{ since: Notifications; list: Notifications } | null>(null)
  const [reading] = useState(() => new Set<string>())
  const [hasFailed, setHasFailed] = useState(false)
  const list = shown && shown.since === first ? shown.list : first
  const latestList = useRef(list)
  latestList.current = list

  function change(next: (before: Notifications) => Notifications) {
    if (!first) return
    setShown((before) => {
      const changed = next(before?.since === first ? before.list : first)
      return { since: first, list: changed }
    })
  }
  function remove(ids: string[], newCount: number) {
    readIds.add(ids)
    setNewCount(newCount)
    change((before) => removeItems(before, { ids, newCount }))
  }
  /** Asks again where more was read meanwhile: the answer may count it, and begin elsewhere. */
  async function askUnread(findOffset: () => number, signal?: AbortSignal): ReturnType<typeof ask> {
    for (;;) {
      const { version } = readIds
      const answer = await ask(findOffset(), signal)
      if (!answer.ok || readIds.version === version) return answer
    }
  }
  /** A failure is ignored: the next event, or the next opening, brings it. */
  async function fetchLatest() {
    const latest = await askUnread(() => 0)
    if (latest.ok) change((before) => addItems(before, latest.value))
  }
  useRoom<Notifications>(
    first && {
      room: ownRoom,
      fetch: () => askUnread(() => 0),
      // It may have waited for what others fetched of the room.
      show: (latest) => change(() => withoutRead(latest, readIds.has)),
      events: [
        onRoomEvent(notificationUpdated, () => void fetchLatest()),
        onRoomEvent(notificationRemoved, ({ ids, newCount }) => remove(ids, newCount)),
      ],
    },
    first,
  )
  const more = useAction<[], object>(async () => {
    // Those that are being read may be gone on the platform already.
    const page = await askUnread(() => (latestList.current?.items.length ?? 0) - reading.size)
    if (!page.ok) return page.refusal
    const known = new Set(latestList.current?.items.map(({ id }) => id))
    change((before) => addItems(before, page.value))
    // Later ones have pushed known ones down, and their event is not here yet.
    if (page.value.items.every(({ id }) => known.has(id))) await fetchLatest()
    return null
  })
  const readAll = useAction<[], object>(async () => {
    const [latest] = list?.items ?? []
    if (!latest) return null
    const answer = await browserCall(readAllNotifications, { body: { upTo: latest.id } })
    if (!answer.ok) return answer.refusal
    const upTo = Number(latest.id)
    readIds.addUpTo(latest.id)
    setNewCount(answer.value.newCount)
    change((before) => ({
      ...before,
      items: before.items.filter(({ id }) => Number(id) > upTo),
      newCount: answer.value.newCount,
    }))
    return null
  })
  async function read(id: string) {
    if (reading.has(id)) return
    reading.add(id)
    setHasFailed(false)
    const answer = await browserCall(readNotification, { params: { id } })
    reading.delete(id)
    if (answer.ok) remove([id], answer.value.newCount)
    else if (answer.refusal.code === 'notification_not_found') {
      readIds.add([id])
      change((before) => without(before, id))
    } else setHasFailed(true)
  }
  return {
    phase,
    retry,
    list,
    hasMore: list !== null && !isWhole(list),
    more,
    readAll,
    read: (id) => void read(id),
    hasFailed,
  }
}

/** It is gone on the platform already, and counted there no more. */
const without = (list: Notifications, id: string): Notifications =>
  removeItems(list, { ids: [id], newCount: Math.max(0, list.newCount - 1) })
