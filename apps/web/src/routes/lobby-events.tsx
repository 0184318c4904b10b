// Promotions and tournaments of the lobby: far below the first screen, so code and data are loaded when the visitor scrolls near.
import type { ComponentType } from 'react'
import { lazyOr } from '../data/api/lazy-or.ts'
import { NearView } from '../ui/layout/near-view.tsx'
import { EventsSkeleton } from './events-skeleton.tsx'

/** If the code can't be loaded, the link to all of them is still shown. */
const EventCards = lazyOr(
  async () => (await import('./event-cards.tsx')).EventCards as ComponentType,
  () => null,
)

export function LobbyEvents() {
  return (
    <NearView place={<EventsSkeleton />}>
      <EventCards />
    </NearView>
  )
}
