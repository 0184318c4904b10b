// [2.32-2.33] The icon that flies in when somebody has given the player five, on any screen, for three seconds [9.1]; pressed, it opens
// the promotion. Loaded after the page.
import { type EventData, highFiveReceived } from '@yanta/contract'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { ownRoom } from '../../data/realtime/room-subscriptions.ts'
import { useRoom } from '../../data/use-room.ts'
import { closeAllModals, modalStore } from '../../dialogs/store.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { FlyingNotice } from '../../ui/motion/flying-notice.tsx'
import './high-five.messages.json'

type Received = EventData<typeof highFiveReceived>

const stayMs = 3_000
/** Of several that come at once the latest are shown, one after another. */
const mostWaiting = 3

export function FlyingFives() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState<readonly Received[]>([])
  useRoom({
    room: ownRoom,
    events: [
      onRoomEvent(highFiveReceived, (five) =>
        setWaiting((before) =>
          before.some(({ id }) => id === five.id) ? before : keepShown([...before, five]),
        ),
      ),
    ],
  })
  const isGameOpen = useIsGameOpen()
  const shown = waiting[0]
  const leave = (id: string) => setWaiting((before) => before.filter((five) => five.id !== id))
  return (
    <FlyingNotice
      stayMs={stayMs}
      isAtTop={isGameOpen}
      notice={
        shown && {
          id: shown.id,
          icon: 'hand',
          title:
            shown.nick_name === null
              ? t('high_five.flying.guest')
              : t('high_five.flying', { name: shown.nick_name }),
          text: t('high_five.flying.text'),
        }
      }
      onPress={(id) => {
        const five = waiting.find((each) => each.id === id)
        leave(id)
        if (!five) return
        closeAllModals()
        void navigate(`/promo/${five.slug}`)
      }}
      onEnd={leave}
    />
  )
}

/** A game has its controls at the lower edge, and so has the hunt. */
function useIsGameOpen(): boolean {
  const { pathname } = useLocation()
  const isHunting = useStore(modalStore, ({ stack }) => stack.some(({ name }) => name === 'duckHunt'))
  return isHunting || pathname.startsWith('/play/')
}

/** The one that is shown stays; of those behind it the oldest are left out. */
function keepShown([shown, ...others]: readonly Received[]): readonly Received[] {
  return shown ? [shown, ...others.slice(-(mostWaiting - 1))] : []
}
