// The player's achievements: the nearest, and the shelf of trophies [3.12], [3.50].
import empty from '@yanta/art/empty.json'
import { type Achievement, achievementProgress, listAchievements } from '@yanta/contract'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../../data/api/browser-call.ts'
import { useOnline } from '../../data/api/use-online.ts'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { ownRoom } from '../../data/realtime/room-subscriptions.ts'
import { useRoom } from '../../data/use-room.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { RingCard, RingTile } from '../../ui/data/ring-card.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { CardGrid, CardGridItem } from '../../ui/layout/card-grid.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { type Achievements, applyProgress, findNearest, orderTrophies } from './achievement-list.ts'
import './achievements.messages.json'
import styles from './achievements-tab.module.css'

/** `rendered` is null when they could not be loaded. */
export function AchievementsTab({ rendered }: { rendered: Achievements | null }) {
  return rendered ? <LiveAchievements rendered={rendered} /> : <Failed />
}

function LiveAchievements({ rendered }: { rendered: Achievements }) {
  const [shown, setShown] = useState({ since: rendered, list: rendered })
  const list = shown.since === rendered ? shown.list : rendered
  useRoom<Achievements>(
    {
      room: ownRoom,
      fetch: () => browserCall(listAchievements),
      show: (fetched) => setShown({ since: rendered, list: fetched }),
      events: [
        onRoomEvent(achievementProgress, (change) =>
          setShown((before) => ({
            since: rendered,
            list: applyProgress(before.since === rendered ? before.list : rendered, change),
          })),
        ),
      ],
    },
    rendered,
  )
  return <Shelves items={list.items} />
}

function Shelves({ items }: { items: Achievement[] }) {
  const { t, number } = useI18n()
  const nearest = findNearest(items)
  const done = items.filter(({ isCompleted }) => isCompleted)
  if (items.length === 0)
    return (
      <Card>
        <Notice
          isLarge
          image={empty.tournaments}
          title={t('achievements.none')}
          text={t('achievements.none_text')}
        />
      </Card>
    )
  return (
    <>
      {nearest.length > 0 && <Nearest items={nearest} />}
      {nearest.length === 0 && done.length === 0 && <NewPlayer />}
      <Section
        title={t('achievements.trophies')}
        count={t('achievements.count', { done: number(done.length), total: number(items.length) })}
      >
        <Card>
          <CardGrid size="tiny" label={t('achievements.trophies')}>
            {orderTrophies(items).map((item) => (
              <CardGridItem key={item.id}>
                <Trophy item={item} />
              </CardGridItem>
            ))}
          </CardGrid>
        </Card>
      </Section>
    </>
  )
}

function Nearest({ items }: { items: Achievement[] }) {
  const { t, number } = useI18n()
  return (
    <Section title={t('achievements.nearest')} count={number(items.length)}>
      <CardGrid label={t('achievements.nearest')}>
        {items.map(({ id, title, text, image, progress, gift }) => (
          <CardGridItem key={id}>
            <RingCard
              title={title}
              text={text}
              valueText={t('achievements.percent', { progress })}
              percent={progress}
              image={image}
              action={gift && <span className={styles.gift}>{t('achievements.gift', { gift })}</span>}
            />
          </CardGridItem>
        ))}
      </CardGrid>
    </Section>
  )
}

/** What is still to be done stands below its name: a locked picture alone says nothing. */
function Trophy({ item: { title, text, image, progress, isCompleted, completedAt } }: { item: Achievement }) {
  const { t, date } = useI18n()
  const detail = isCompleted && completedAt ? t('achievements.done', { date: date(completedAt) }) : text
  return <RingTile title={title} percent={progress} image={image} detail={detail} />
}

function NewPlayer() {
  const { t } = useI18n()
  return (
    <Card>
      <Notice
        image={empty.tournaments}
        title={t('achievements.new')}
        text={t('achievements.new_text')}
        action={
          <ButtonLink look="primary" to="/">
            {t('achievements.play')}
          </ButtonLink>
        }
      />
    </Card>
  )
}

function Failed() {
  const { t } = useI18n()
  const { state, revalidate } = useRevalidator()
  const isOnline = useOnline()
  return (
    <Card>
      <Notice
        isError
        isLarge
        image={empty.tournaments}
        title={t(isOnline ? 'achievements.failed' : 'achievements.offline')}
        text={t(isOnline ? 'achievements.failed_text' : 'achievements.offline_text')}
        action={
          <Button isWaiting={state === 'loading'} onClick={() => void revalidate()}>
            {t('achievements.again')}
          </Button>
        }
      />
    </Card>
  )
}
