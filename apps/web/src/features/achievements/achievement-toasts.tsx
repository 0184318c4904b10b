// Tells of achievements as they are completed. Loaded after the page.
import { type EventData, achievementProgress, listAchievements } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { ownRoom } from '../../data/realtime/room-subscriptions.ts'
import { useRoom } from '../../data/use-room.ts'
import { dismissToast, showToast } from '../../dialogs/toast-queue.ts'
import { type I18n, useI18n } from '../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { ProgressRing } from '../../ui/feedback/progress-ring.tsx'
import './achievements.messages.json'

type Progress = EventData<typeof achievementProgress>

export function AchievementToasts() {
  const speech = useI18n()
  useRoom({
    room: ownRoom,
    events: [
      onRoomEvent(achievementProgress, (change) => {
        if (change.isCompleted) void tell(change, speech)
      }),
    ],
  })
  return null
}

/** What it was for, and the gift, are asked for; without them the name alone is told. */
async function tell({ id, image, titles }: Progress, { t, locale }: I18n): Promise<void> {
  const answer = await browserCall(listAchievements)
  const found = answer.ok ? answer.value.items.find((item) => item.id === id) : undefined
  const toastId = `achievement-${id}`
  const title = titles[locale]
  const hasGift = Boolean(found?.gift)
  showToast({
    id: toastId,
    type: 'reward',
    label: t('achievements.toast'),
    title,
    text: found && describe(found.text, found.gift, t),
    picture: () => (
      <ProgressRing label={title} percent={100} size="small">
        <img src={image} alt="" width="34" height="34" />
      </ProgressRing>
    ),
    action: () => (
      <ButtonLink
        look="primary"
        size="small"
        to={hasGift ? '/profile/gifts' : '/profile/achievements'}
        onClick={() => dismissToast(toastId)}
      >
        {t(hasGift ? 'achievements.take' : 'achievements.look')}
      </ButtonLink>
    ),
  })
}

function describe(text: string, gift: string | null, t: I18n['t']): string {
  return gift ? t('achievements.toast_gift', { text, gift }) : t('achievements.toast_text', { text })
}
