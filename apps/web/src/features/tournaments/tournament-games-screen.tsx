import empty from '@yanta/art/empty.json'
import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import type { CardGame } from '../../domain/game/card-game.ts'
import { countNextPage } from '../../navigation/next-page.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { type TournamentGamesData, gamesPerPage } from './tournaments-data.ts'
import './tournaments.messages.json'
import styles from './tournaments-screen.module.css'

interface TournamentGamesScreenProps extends TournamentGamesData {
  /** Renders the games. */
  grid: (games: CardGame[]) => ReactNode
}

/** [2.6] The games that count in a tournament, ten at a time [9.13]. */
export function TournamentGamesScreen({ tournament, games, total, pages, grid }: TournamentGamesScreenProps) {
  const { t, number } = useI18n()
  const { slug, title, image } = tournament
  return (
    <>
      <div className={styles.top}>
        <Breadcrumbs
          label={t('tournaments.crumbs.label')}
          current={t('tournaments.crumbs.games')}
          links={[
            { to: '/', name: t('tournaments.crumbs.lobby') },
            { to: '/tournaments', name: t('tournaments.crumbs.all') },
            { to: `/tournaments/${slug}`, name: title },
          ]}
        />
        <div className={styles.head}>
          <Picture source={image} alt="" width={720} height={405} sizes="150px" />
          <div className={styles.words}>
            <h1>{t('tournaments.games.title', { title })}</h1>
            <p>{t('tournaments.games.text')}</p>
          </div>
          <ButtonLink to={`/tournaments/${slug}`}>{t('tournaments.games.table')}</ButtonLink>
        </div>
      </div>
      {total === 0 ? (
        <Card>
          <Notice
            image={empty.search}
            title={t('tournaments.games.empty')}
            text={t('tournaments.games.empty.text')}
          />
        </Card>
      ) : (
        <div>
          {grid(games)}
          {countNextPage({ shown: games.length, pages, pageSize: gamesPerPage, total }) > 0 && (
            <div className={styles.more}>
              <ButtonLink to={`?page=${pages + 1}`} preventScrollReset replace>
                {t('tournaments.games.more')}
              </ButtonLink>
              <span role="status">
                {t('tournaments.games.shown', { shown: number(games.length), total: number(total) })}
              </span>
            </div>
          )}
        </div>
      )}
    </>
  )
}
