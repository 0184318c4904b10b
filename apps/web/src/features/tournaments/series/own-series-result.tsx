import type { TournamentPlace } from '@yanta/contract'
import { type Series, type TournamentItem, findPrize } from '../../../domain/contest/tournament.ts'
import { useContestWords } from '../../../domain/contest/use-contest-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { BigNumber } from '../../../ui/data/big-number.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import './series.messages.json'
import type { StageResult } from './series-data.ts'
import styles from './series-screen.module.css'

interface OwnSeriesResultProps {
  series: Series
  /** In the table of the series; null: it could not be loaded. */
  own: TournamentPlace | null
  stages: readonly TournamentItem[]
  /** By stage. */
  results: readonly StageResult[]
}

/** What the player has reached in a past series: the place, what it won, and each stage. */
export function OwnSeriesResult({ series, own, stages, results }: OwnSeriesResultProps) {
  const { t, number } = useI18n()
  const words = useContestWords()
  const { mechanic, bestStages, prizes, isCancelled } = series
  const position = own?.position ?? null
  const prize = isCancelled ? undefined : findPrize(prizes, position)
  return (
    <Card isChosen={prize !== undefined} className={styles.result}>
      <h2 className={styles.label}>{t('series.result')}</h2>
      {own && (
        <BigNumber
          size="large"
          color={prize ? 'amber' : 'white'}
          value={position === null ? '–' : number(position)}
        >
          <b>{words.points(own.score, mechanic.value)}</b>
          <span>{t('series.result.best', { best: bestStages, count: stages.length })}</span>
        </BigNumber>
      )}
      {prize && (
        <p className={styles.prize}>
          <img src={prize.image} alt="" width="36" height="36" loading="lazy" />
          {t('series.result.prize', { prize: prize.title })}
        </p>
      )}
      <table className={styles.stages}>
        <caption>{t('series.result.stages')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('series.result.stage')}</th>
            <th scope="col">{words.unit(mechanic.value)}</th>
            <th scope="col">{t('contest.table.place')}</th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ id, title }, index) => {
            const result = results[index]
            return (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td>{result ? words.score(result.score, mechanic.value) : '–'}</td>
                <td>
                  {result
                    ? t('series.result.position', { position: number(result.position) })
                    : t('series.result.missed')}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
