import empty from '@yanta/art/empty.json'
import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useCurrentEvents } from '../../domain/contest/use-current-events.ts'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { CardGrid, CardGridItem } from '../../ui/layout/card-grid.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { ContestBanner } from './contest-banner.tsx'
import type { Tournament } from '../../domain/contest/tournament.ts'
import { TournamentCard } from '../../domain/contest/tournament-card.tsx'
import type { TournamentsData } from './tournaments-data.ts'
import './tournaments.messages.json'
import styles from './tournaments-screen.module.css'

const groups = ['active', 'future', 'past'] as const
const groupTitles = {
  active: 'tournaments.now',
  future: 'tournaments.soon',
  past: 'tournaments.past',
} as const

interface TournamentsScreenProps extends TournamentsData {
  /** Alternatives offered while there is no tournament. */
  instead?: ReactNode
}

/** [2.6] Series that are not past, and all tournaments by their current status [4.5]. */
export function TournamentsScreen({ instead, ...loaded }: TournamentsScreenProps) {
  const { t } = useI18n()
  const tournaments = useCurrentEvents(loaded.tournaments)
  const series = useCurrentEvents(loaded.series)
  const isEmpty = tournaments.length === 0 && series.length === 0
  return (
    <>
      <h1>{t('tournaments.title')}</h1>
      {isEmpty && (
        <Card>
          <Notice
            isLarge
            image={empty.tournaments}
            title={t('tournaments.empty')}
            text={t('tournaments.empty.text')}
            action={
              <div className={styles.actions}>
                <ButtonLink look="primary" to="/">
                  {t('tournaments.empty.lobby')}
                </ButtonLink>
                <ButtonLink to="/games/slots">{t('tournaments.empty.slots')}</ButtonLink>
              </div>
            }
          />
        </Card>
      )}
      {series
        .filter(({ status }) => status !== 'past')
        .map((one) => (
          <ContestBanner
            key={one.slug}
            contest={one}
            headingLevel={2}
            footer={
              <ButtonLink
                look="primary"
                size="large"
                to={`/tournaments/series/${one.slug}`}
                aria-label={t('tournaments.series.openNamed', { title: one.title })}
              >
                {t('tournaments.series.open')}
              </ButtonLink>
            }
          />
        ))}
      {groups.map((status) => (
        <Group
          key={status}
          title={t(groupTitles[status])}
          tournaments={tournaments.filter((tournament) => tournament.status === status)}
        />
      ))}
      {isEmpty && instead}
    </>
  )
}

function Group({ title, tournaments }: { title: string; tournaments: Tournament[] }) {
  const { number } = useI18n()
  if (tournaments.length === 0) return null
  return (
    <Section title={title} count={number(tournaments.length)}>
      <CardGrid>
        {tournaments.map((tournament) => (
          <CardGridItem key={tournament.slug}>
            <TournamentCard tournament={tournament} />
          </CardGridItem>
        ))}
      </CardGrid>
    </Section>
  )
}
