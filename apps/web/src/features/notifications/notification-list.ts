// The notifications that a panel shows, as far as it has fetched them, and how events and pages change them: pure.
import type { CallResponse, EventData, listNotifications, notificationRemoved } from '@yanta/contract'

export type Notifications = CallResponse<typeof listNotifications>
type Item = Notifications['items'][number]

/** The next page, or what came since: ids grow with time, so the latest is first; what comes twice is one. */
export function addItems(list: Notifications, answer: Notifications): Notifications {
  const byId = new Map([...list.items, ...answer.items].map((item) => [item.id, item]))
  const items = [...byId.values()].toSorted((one, other) => Number(other.id) - Number(one.id))
  return { ...list, items, newCount: answer.newCount }
}

/** Reading removes [4.47]. */
export function removeItems(
  list: Notifications,
  { ids, newCount }: EventData<typeof notificationRemoved>,
): Notifications {
  return { ...list, items: list.items.filter(({ id }) => !ids.includes(id)), newCount }
}

/** An answer without those that were read while it was under way; they are not counted either. */
export function withoutRead(answer: Notifications, isRead: (id: string) => boolean): Notifications {
  const items = answer.items.filter(({ id }) => !isRead(id))
  return { ...answer, items, newCount: answer.newCount - (answer.items.length - items.length) }
}

/** Whether all new ones are fetched. */
export function isWhole({ items, newCount }: Notifications): boolean {
  return items.length >= newCount
}

export interface NotificationDay {
  /** Midnight at its start, in the reader's time zone. */
  start: number
  items: Item[]
}

/** In their order; a day is the reader's. */
export function groupByDay(items: readonly Item[]): NotificationDay[] {
  const days: NotificationDay[] = []
  for (const item of items) {
    const start = new Date(item.createdAt).setHours(0, 0, 0, 0)
    const last = days.at(-1)
    if (last?.start === start) last.items.push(item)
    else days.push({ start, items: [item] })
  }
  return days
}
