// Promotions and tournaments of the lobby: far below the first screen, so code and data are loaded when the visitor scrolls near.
import { type ComponentType, lazy } from 'react'
import { NearView } from '../ui/layout/near-view.tsx'
import { EventsSkeleton } from './events-skeleton.tsx'

/** If the code can't be loaded, the link to all of them is still shown. */
const EventCards = lazy(() =>
  import('./event-cards.tsx').then(
    ({ EventCards }) => ({ default: EventCards as ComponentType }),
    () => ({ default: () => null }),
  ),
)

export function LobbyEvents() {
  return (
    <NearView place={<EventsSkeleton />}>
      <EventCards />
    </NearView>
  )
}
