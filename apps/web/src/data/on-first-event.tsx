import type { EventFrame } from '@yanta/contract'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import * as v from 'valibot'
import { type HeldEvents, HeldEventsContext } from './held-events.ts'
import { useRoom } from './use-room.ts'

interface OnFirstEventProps {
  room: string
  /** Of the event. */
  type: string
  /** Also when events were lost: then this one may have been among them. */
  orLost?: boolean
  /** Needed before any event. */
  isNeeded?: boolean
  /** Follows the room by `useRoom`. */
  children: ReactNode
}

/** Shows its lazy children from the first event on, which they get: until then their code, with its schemas and words, is not loaded. */
export function OnFirstEvent({ room, type, orLost = false, isNeeded = false, children }: OnFirstEventProps) {
  const [isDue, setIsDue] = useState(false)
  const held = useRef<Holder>(null)
  held.current ??= createHolder()
  const holder = held.current
  useRoom({
    room,
    events: [
      {
        listenIn: (subscription) =>
          subscription.onEvent({ type, room: 'user', summary: '', data: v.unknown() }, (_, frame) => {
            holder.hold(frame)
            setIsDue(true)
          }),
      },
    ],
    onSkipped() {
      holder.recordLoss()
      if (orLost) setIsDue(true)
    },
  })
  return (
    (isDue || isNeeded) && (
      <HeldEventsContext value={holder}>
        <Suspense>{children}</Suspense>
      </HeldEventsContext>
    )
  )
}

interface Holder extends HeldEvents {
  hold(frame: EventFrame): void
  recordLoss(): void
}

function createHolder(): Holder {
  let frames: EventFrame[] | null = []
  let areSomeLost = false
  return {
    hold: (frame) => void frames?.push(frame),
    recordLoss() {
      areSomeLost = frames !== null
    },
    take() {
      const taken = { frames: frames ?? [], areSomeLost }
      frames = null
      areSomeLost = false
      return taken
    },
  }
}
