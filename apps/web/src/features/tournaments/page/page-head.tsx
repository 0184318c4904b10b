import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { ContestTag } from '../../../domain/contest/contest-tag.tsx'
import { ContestTimer } from '../../../domain/contest/contest-timer.tsx'
import { writeDays } from '../../../domain/contest/event-days.ts'
import { MembershipTags } from '../../../domain/contest/membership-tags.tsx'
import type { Tournament } from '../../../domain/contest/tournament.ts'
import { useContestWords } from '../../../domain/contest/use-contest-words.ts'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { ContestBanner } from '../contest-banner.tsx'
import '../tournaments.messages.json'
import './tournament-page.messages.json'
import styles from './tournament-page.module.css'

/** Where the page is, and what the tournament is about, with its timer. */
export function PageHead({ tournament }: { tournament: Tournament }) {
  const { t } = useI18n()
  const { title, description, status, isCancelled } = tournament
  return (
    <div className={styles.top}>
      <Breadcrumbs
        label={t('tournaments.crumbs.label')}
        current={title}
        links={[
          { to: '/', name: t('tournaments.crumbs.lobby') },
          { to: '/tournaments', name: t('tournaments.crumbs.all') },
        ]}
      />
      <ContestBanner
        contest={tournament}
        text={description}
        tags={
          <>
            <ContestTag status={status} isCancelled={isCancelled} />
            <PageTags tournament={tournament} />
          </>
        }
        footer={
          status !== 'past' && (
            <div className={styles.timer}>
              {status === 'future' && <span>{t('tournament.untilStart')}</span>}
              <ContestTimer kind="tournament" contest={tournament} size="large" />
            </div>
          )
        }
        isFirst
      />
      {isCancelled && (
        <Note tone="warning" title={t('tournament.cancelled')}>
          {t('tournament.cancelled.text')}
        </Note>
      )}
    </div>
  )
}

/** [2.43] Beside the status. */
function PageTags({ tournament }: { tournament: Tournament }) {
  const { t } = useI18n()
  const { day } = useLocalDates()
  const { status, seats, entrance, isSeriesClosed, startAt, endAt } = tournament
  if (status === 'past')
    return (
      <Tag>
        <Icon name="calendar" size={14} />
        {writeDays(startAt, endAt, day)}
      </Tag>
    )
  const hasSeat = tournament.isMember || tournament.wantParticipate
  return (
    <>
      <MembershipTags tournament={tournament} />
      {!hasSeat && seats?.free === 0 && (
        <Tag color="red">
          <Icon name="lock" size={14} />
          {t('tournament.tag.noSeats')}
        </Tag>
      )}
      {!hasSeat && entrance.length > 0 && seats?.free !== 0 && !isSeriesClosed && (
        <Tag>
          <Icon name="lock" size={14} />
          {t('tournament.tag.entrance')}
        </Tag>
      )}
    </>
  )
}

/** Fund, places, how to win, and who is there. */
export function PageFacts({ tournament }: { tournament: Tournament }) {
  const { t, number } = useI18n()
  const words = useContestWords()
  const { fund, prizePlaces, mechanic, seats, membersCount, status } = tournament
  const sum = words.fund(fund)
  return (
    <FactList
      look="cards"
      hasFourColumns
      facts={[
        ...(sum === null
          ? []
          : [
              {
                icon: 'trophy' as const,
                name: t('tournament.facts.fund'),
                value: sum,
                color: 'amber' as const,
              },
            ]),
        { icon: 'medal', name: t('tournament.facts.places'), value: number(prizePlaces) },
        { icon: 'target', name: t('tournament.facts.victory'), value: mechanic.title },
        {
          icon: 'users',
          name: t(status === 'future' ? 'tournament.facts.wishes' : 'tournament.facts.members'),
          value: seats
            ? t('tournament.facts.seats', {
                taken: number(seats.limit - seats.free),
                limit: number(seats.limit),
              })
            : number(membersCount),
        },
      ]}
    />
  )
}
