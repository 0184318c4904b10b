import { type Series, findPrize, listPodium } from '../../../domain/contest/tournament.ts'
import { useContestWords } from '../../../domain/contest/use-contest-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Podium } from '../../../ui/data/podium.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import './series.messages.json'
import styles from './series-screen.module.css'

interface SeriesLeadersProps {
  series: Series
  /** The first ones of the table. */
  leaders: Series['leaders']
  isJoinOpen: boolean
}

/** [9.13] The first three of a series; of a past one with their prizes, before that with the stage until whose end one can join. */
export function SeriesLeaders({ series, leaders, isJoinOpen }: SeriesLeadersProps) {
  const { t } = useI18n()
  const words = useContestWords()
  const { status, isCancelled, isLocked, mechanic, prizes, lastJoinStage } = series
  const isPast = status === 'past'
  const podium = listPodium(leaders)
  const title = t(isPast && !isCancelled ? 'series.champions' : 'series.leaders')
  return (
    <Card className={isPast ? styles.champions : styles.leaders}>
      <h2>{title}</h2>
      {podium.length > 0 ? (
        <Podium
          label={title}
          people={podium.map(({ username, avatar, score, position }) => ({
            name: username,
            image: avatar,
            prize: words.score(score, mechanic.value),
            score: isPast && !isCancelled ? findPrize(prizes, position)?.title : undefined,
          }))}
        />
      ) : (
        <p className={styles.quiet}>
          {t(isLocked ? 'series.locked' : isPast ? 'series.leaders.nobody' : 'series.leaders.none')}
        </p>
      )}
      {!isPast && (
        <Note tone="amber" icon="info">
          {isJoinOpen ? t('series.join.until', { stage: lastJoinStage }) : t('series.join.over')}
        </Note>
      )}
    </Card>
  )
}
