import type { EventFrame } from '@yanta/contract'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { siteHealth } from './api/browser-call.ts'
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
  /** The code of the children: they are shown once it is there, and each event asks again for what could not be loaded. */
  load: () => Promise<unknown>
  /** Follows the room by `useRoom`. */
  children: ReactNode
}

/** Shows its lazy children from the first event on, which they get: until then their code, with its schemas and words, is not loaded. */
export function OnFirstEvent({
  room,
  type,
  orLost = false,
  isNeeded = false,
  load,
  children,
}: OnFirstEventProps) {
  const [isDue, setIsDue] = useState(isNeeded)
  if (isNeeded && !isDue) setIsDue(true)
  const [isLoaded, ask] = useCode(isDue, load)
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
            ask()
          }),
      },
    ],
    onSkipped() {
      holder.recordLoss()
      if (orLost) setIsDue(true)
    },
  })
  return (
    isLoaded && (
      <HeldEventsContext value={holder}>
        <Suspense>{children}</Suspense>
      </HeldEventsContext>
    )
  )
}

/** Whether the code is there, and a way to ask again for what could not be loaded. */
function useCode(isDue: boolean, load: () => Promise<unknown>): [boolean, () => void] {
  const [isLoaded, setIsLoaded] = useState(false)
  const [asked, setAsked] = useState(0)
  const isOnItsWay = useRef(false)
  const askForCode = useEffectEvent(() => {
    if (!isDue || isLoaded || isOnItsWay.current) return
    isOnItsWay.current = true
    load()
      .then(
        () => setIsLoaded(true),
        () => void siteHealth.doubt(),
      )
      .finally(() => (isOnItsWay.current = false))
  })
  useEffect(() => askForCode(), [isDue, asked])
  return [isLoaded, () => setAsked((times) => times + 1)]
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
