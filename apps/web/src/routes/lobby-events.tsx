// Promotions and tournaments of the lobby: far below the first screen, so their cards and what they tell are loaded when one comes near.
import { type ComponentType, lazy } from 'react'
import { NearView } from '../ui/near-view.tsx'
import { EventsPlace } from './events-place.tsx'

/** Without their code the way to all of them is still there. */
const EventCards = lazy(() =>
  import('./event-cards.tsx').then(
    ({ EventCards }) => ({ default: EventCards as ComponentType }),
    () => ({ default: () => null }),
  ),
)

export function LobbyEvents() {
  return (
    <NearView place={<EventsPlace />}>
      <EventCards />
    </NearView>
  )
}
