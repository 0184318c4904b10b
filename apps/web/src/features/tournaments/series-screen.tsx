import empty from '@yanta/art/empty.json'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useCurrentEvent, useCurrentEvents } from '../../domain/contest/use-current-events.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { CardGrid, CardGridItem } from '../../ui/layout/card-grid.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { ContestBanner } from './contest-banner.tsx'
import { ContestTimer } from '../../domain/contest/contest-timer.tsx'
import { TournamentCard } from '../../domain/contest/tournament-card.tsx'
import type { SeriesData } from './tournaments-data.ts'
import './tournaments.messages.json'
import styles from './tournaments-screen.module.css'

/** [2.6] A series: its picture and its tournaments in order. */
export function SeriesScreen(loaded: SeriesData) {
  const { t, number } = useI18n()
  const series = useCurrentEvent(loaded.series)
  const stages = useCurrentEvents(loaded.stages)
  return (
    <>
      <div className={styles.top}>
        <Breadcrumbs
          label={t('tournaments.crumbs.label')}
          current={series.title}
          links={[
            { to: '/', name: t('tournaments.crumbs.lobby') },
            { to: '/tournaments', name: t('tournaments.crumbs.all') },
          ]}
        />
        <ContestBanner
          contest={series}
          footer={<ContestTimer kind="tournament" contest={series} size="large" />}
          isFirst
        />
      </div>
      {stages.length === 0 ? (
        <Card>
          <Notice
            image={empty.tournaments}
            title={t('tournaments.series.noStages')}
            text={t('tournaments.series.noStages.text')}
          />
        </Card>
      ) : (
        <Section title={t('tournaments.series.stages')} count={number(stages.length)}>
          <CardGrid>
            {stages.map((stage) => (
              <CardGridItem key={stage.slug}>
                <TournamentCard tournament={stage} />
              </CardGridItem>
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  )
}
