// Where the player stands, what is missing to the next place, and how the place has changed since the page was opened.
import type { TournamentPlace } from '@yanta/contract'
import { useState } from 'react'
import type { Tournament } from '../../../domain/contest/tournament.ts'
import { useContestWords } from '../../../domain/contest/use-contest-words.ts'
import type { JoinAction } from '../../../domain/tournament/use-join-tournament.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { BigNumber } from '../../../ui/data/big-number.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { StatusTag } from '../../../ui/data/status-tag.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { JoinButton } from '../join/join-button.tsx'
import './tournament-page.messages.json'
import styles from './tournament-page.module.css'

interface PlaceCardProps {
  tournament: Tournament
  place: TournamentPlace
  join: JoinAction
}

/** For members of a tournament that runs; one who has chosen another can come back [4.31]. */
export function PlaceCard({ tournament, place, join }: PlaceCardProps) {
  const { t, number } = useI18n()
  const words = useContestWords()
  const { slug, mechanic, isChosen, isPaidSeat, isSeriesLeaderMember } = tournament
  const { position, score, toNext } = place
  const moved = useMovedPlaces(position)
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('tournament.place')}</h2>
        {moved !== 0 && (
          <StatusTag tone={moved > 0 ? 'green' : 'grey'} size="small">
            <Icon name={moved > 0 ? 'up' : 'down'} size={14} />
            <span aria-hidden="true">
              {moved > 0 ? '+' : '−'}
              {number(Math.abs(moved))}
            </span>
            <VisuallyHidden>
              {t(moved > 0 ? 'tournament.place.up' : 'tournament.place.down', { count: Math.abs(moved) })}
            </VisuallyHidden>
          </StatusTag>
        )}
      </div>
      <BigNumber color="amber" size="large" value={position === null ? '–' : number(position)}>
        <b>{words.points(score, mechanic.value)}</b>
        <p className={styles.hint}>{describeNext()}</p>
      </BigNumber>
      {position !== null && toNext !== null && (
        <ProgressBar
          label={t('tournament.place.way')}
          valueText={describeNext()}
          percent={score + toNext > 0 ? (score / (score + toNext)) * 100 : 0}
        />
      )}
      {isChosen ? (
        <>
          <ButtonLink look="primary" size="large" isWide to={`/tournaments/${slug}/games`}>
            <Icon name="play" size={18} />
            {t('tournament.place.play')}
          </ButtonLink>
          {isPaidSeat || isSeriesLeaderMember ? (
            <p className={styles.hint}>
              {t(isPaidSeat ? 'tournament.place.paid' : 'tournament.place.leader')}
            </p>
          ) : (
            <ButtonLink look="line" isWide to="/tournaments">
              {t('tournament.place.switch')}
            </ButtonLink>
          )}
        </>
      ) : (
        <>
          <p className={styles.hint}>{t('tournament.place.stopped')}</p>
          <JoinButton tournament={tournament} join={join} />
        </>
      )}
    </Card>
  )

  function describeNext(): string {
    if (position === null) return t('tournament.place.none')
    if (toNext === null) return t('tournament.place.first')
    return t('tournament.place.next', {
      place: number(position - 1),
      points: words.missing(toNext, mechanic.value),
    })
  }
}

/** Places won since the page was opened, or first had one; negative: lost. */
function useMovedPlaces(position: number | null): number {
  const [first, setFirst] = useState(position)
  if (first === null && position !== null) setFirst(position)
  return first === null || position === null ? 0 : first - position
}
