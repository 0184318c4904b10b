import empty from '@yanta/art/empty.json'
import { ContestTimer } from '../../../domain/contest/contest-timer.tsx'
import { writeDays } from '../../../domain/contest/event-days.ts'
import { LeadersCard } from '../../../domain/contest/leaders-table.tsx'
import { TournamentCard } from '../../../domain/contest/tournament-card.tsx'
import type { Series, TournamentItem } from '../../../domain/contest/tournament.ts'
import { useContestChanges } from '../../../domain/contest/use-contest-changes.ts'
import { useContestWords } from '../../../domain/contest/use-contest-words.ts'
import { useCurrentEvent, useCurrentEvents } from '../../../domain/contest/use-current-events.ts'
import { useLeaders } from '../../../domain/contest/use-leaders.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { Icon } from '../../../ui/data/icon.tsx'
import { LockedPanel } from '../../../ui/data/locked-panel.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { RowsPlaceholder } from '../../../ui/feedback/placeholder.tsx'
import { StageList } from '../../../ui/feedback/stage-list.tsx'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { CardGrid, CardGridItem } from '../../../ui/layout/card-grid.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { ContestBanner } from '../contest-banner.tsx'
import '../tournaments.messages.json'
import { OwnSeriesResult } from './own-series-result.tsx'
import type { SeriesData } from './series-data.ts'
import { SeriesLeaders } from './series-leaders.tsx'
import './series.messages.json'
import styles from './series-screen.module.css'
import { SeriesTags } from './series-tags.tsx'
import { findCurrentStage, isJoinOpen, readStageState } from './series-stages.ts'

/** Blurred, behind a table for members alone. */
const rowsBehind = 7

/** [2.6] A series: its stages, its table and leaders [3.42], and its tournaments; of a past one the winners and the player's result. */
export function SeriesScreen({
  series: loaded,
  stages: loadedStages,
  leaders: loadedLeaders,
  results,
}: SeriesData) {
  const { t } = useI18n()
  const current = useCurrentEvent(loaded)
  const stages = useCurrentEvents(loadedStages)
  const series = { ...current, currentStage: findCurrentStage(stages) }
  const { id, slug } = loaded
  useContestChanges({ kind: 'series', id })
  const leaders = useLeaders({ kind: 'series', id, slug }, loadedLeaders)
  const isPast = series.status === 'past'
  const isOpen = isJoinOpen(series, stages)
  const table = series.isLocked ? (
    <LockedPanel title={t('series.locked')} text={t(`series.locked.${isOpen ? 'text' : 'closed'}`)}>
      <RowsPlaceholder rows={rowsBehind} />
    </LockedPanel>
  ) : (
    <LeadersCard
      title={t('series.table')}
      contest={series}
      leaders={leaders}
      mark={!isPast && <span className={styles.mark}>{t('series.table.changes')}</span>}
    />
  )
  // Other pages of the table do not have the first three.
  const first = leaders.page === 1 && leaders.table ? leaders.table.items : series.leaders
  const top = <SeriesLeaders series={series} leaders={first} isJoinOpen={isOpen} />
  const tournaments = <Stages series={series} stages={stages} />
  return (
    <>
      <Head series={series} stagesCount={stages.length} />
      {isPast ? (
        <>
          <div className={results ? styles.wideAndNarrow : undefined}>
            {top}
            {results && (
              <OwnSeriesResult
                series={series}
                own={leaders.table?.own ?? null}
                stages={stages}
                results={results}
              />
            )}
          </div>
          {tournaments}
          {table}
        </>
      ) : (
        <>
          {stages.length > 0 && <Steps stages={stages} />}
          <div className={styles.wideAndNarrow}>
            {table}
            {top}
          </div>
          {tournaments}
        </>
      )}
    </>
  )
}

function Head({ series, stagesCount }: { series: Series; stagesCount: number }) {
  const { t, number } = useI18n()
  const { day } = useLocalDates()
  const words = useContestWords()
  const { title, description, status, startAt, endAt, membersCount } = series
  const isPast = status === 'past'
  const fund = words.fund(series.fund)
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
        contest={series}
        isFirst
        text={
          isPast && !series.isCancelled
            ? [
                t('series.sum.stages', { count: stagesCount }),
                t('series.sum.players', { count: membersCount, text: number(membersCount) }),
                ...(fund === null ? [] : [t('series.sum.fund', { fund })]),
              ].join(', ')
            : description
        }
        tags={
          <>
            <SeriesTags series={series} />
            {isPast && (
              <Tag>
                <Icon name="calendar" size={14} />
                {writeDays(startAt, endAt, day)}
              </Tag>
            )}
          </>
        }
        footer={isPast ? undefined : <ContestTimer kind="tournament" contest={series} size="large" />}
      />
    </div>
  )
}

function Steps({ stages }: { stages: readonly TournamentItem[] }) {
  const { t } = useI18n()
  const { day } = useLocalDates()
  return (
    <StageList
      label={t('series.stages')}
      states={{ past: t('series.stage.past'), now: t('series.stage.now'), ahead: t('series.stage.ahead') }}
      stages={stages.map((stage) => ({
        title: stage.title,
        detail: writeDays(stage.startAt, stage.endAt, day),
        state: readStageState(stage),
      }))}
    />
  )
}

function Stages({ series, stages }: { series: Series; stages: readonly TournamentItem[] }) {
  const { t, number } = useI18n()
  const isPast = series.status === 'past'
  if (stages.length === 0)
    return (
      <Card>
        <Notice
          image={empty.tournaments}
          title={t('tournaments.series.noStages')}
          text={t('tournaments.series.noStages.text')}
        />
      </Card>
    )
  const title = t(isPast ? 'series.stages' : 'series.tournaments')
  return (
    <Section title={title} count={isPast ? number(stages.length) : undefined}>
      <div className={styles.past}>
        <CardGrid label={title} size={isPast && stages.length > 3 ? 'medium' : 'large'}>
          {stages.map((stage) => (
            <CardGridItem key={stage.id}>
              <TournamentCard tournament={stage} />
            </CardGridItem>
          ))}
        </CardGrid>
      </div>
    </Section>
  )
}
