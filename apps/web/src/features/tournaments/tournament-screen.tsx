import empty from '@yanta/art/empty.json'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useCurrentEvent } from '../../domain/contest/use-current-events.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { FactList } from '../../ui/data/fact-list.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ContestBanner } from './contest-banner.tsx'
import { ContestTimer } from '../../domain/contest/contest-timer.tsx'
import { type Tournament, writeDay } from '../../domain/contest/tournament.ts'
import './tournaments.messages.json'
import styles from './tournaments-screen.module.css'
import { useTournamentFacts } from '../../domain/contest/use-tournament-facts.ts'

/** [2.6] One tournament: its picture, standings and conditions. */
export function TournamentScreen({ tournament: loaded }: { tournament: Tournament }) {
  const { t } = useI18n()
  const tournament = useCurrentEvent(loaded)
  const facts = useTournamentFacts(tournament)
  const { slug, title, startAt, endAt, gamesCount } = tournament
  return (
    <>
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
          footer={<ContestTimer kind="tournament" contest={tournament} size="large" />}
          isFirst
        />
      </div>
      <div className={styles.columns}>
        <Card className={styles.part}>
          <h2>{t('tournaments.page.table')}</h2>
          <Notice
            image={empty.tournaments}
            title={t('tournaments.page.table.empty')}
            text={t('tournaments.page.table.text')}
          />
        </Card>
        <Card className={styles.part}>
          <h2>{t('tournaments.page.about')}</h2>
          <FactList
            look="rows"
            facts={[
              {
                name: t('tournaments.page.dates'),
                value: t('contest.tournament.dates', { from: writeDay(startAt), to: writeDay(endAt) }),
              },
              ...facts,
            ]}
          />
          {gamesCount > 0 && (
            <ButtonLink isWide to={`/tournaments/${slug}/games`}>
              {t('tournaments.page.games')}
            </ButtonLink>
          )}
        </Card>
      </div>
    </>
  )
}
