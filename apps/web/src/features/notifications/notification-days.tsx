import { useI18n } from '../../i18n/use-i18n.tsx'
import { readServerNow } from '../../browser/server-clock.ts'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { NotificationList, NotificationRow } from '../../ui/feedback/notification-row.tsx'
import { Presence } from '../../ui/motion/presence.tsx'
import { type NotificationDay, groupByDay } from './notification-list.ts'
import { describeDay, describeTime } from './notification-time.ts'
import styles from './notification-panel.module.css'

/** Where something waits to be collected; other links only show more. */
const offers = ['/profile/gifts', '/winback']

interface NotificationDaysProps {
  items: NotificationDay['items']
  onRead: (id: string) => void
  /** Somebody follows the link of one. */
  onFollow: () => void
}

/** Grouped by day, the latest first. What was read leaves in a short move. */
export function NotificationDays({ items, onRead, onFollow }: NotificationDaysProps) {
  return (
    <div className={styles.days}>
      <Presence>
        {groupByDay(items).map((day) => (
          <Day key={day.start} day={day} onRead={onRead} onFollow={onFollow} />
        ))}
      </Presence>
    </div>
  )
}

function Day({
  day: { start, items },
  onRead,
  onFollow,
}: Omit<NotificationDaysProps, 'items'> & { day: NotificationDay }) {
  const speech = useI18n()
  const { t } = speech
  const now = readServerNow()
  const name = describeDay(start, now, speech)
  return (
    <section>
      <h3 className={styles.day}>{name}</h3>
      <NotificationList label={name}>
        <Presence>
          {items.map(({ id, title, msg, image, createdAt, button }) => (
            <NotificationRow
              key={id}
              image={image}
              title={title}
              text={msg}
              time={describeTime(createdAt, now, speech)}
              newLabel={t('notifications.new')}
              onRead={() => onRead(id)}
              readLabel={t('notifications.read_one', { title })}
              action={
                button && (
                  <ButtonLink
                    look={offers.includes(button.link) ? 'primary' : 'plain'}
                    size="small"
                    to={button.link}
                    onClick={() => {
                      onRead(id)
                      onFollow()
                    }}
                  >
                    {button.text}
                  </ButtonLink>
                )
              }
            />
          ))}
        </Presence>
      </NotificationList>
    </section>
  )
}
