import type { Winback } from '@yanta/contract'
import { formatShare } from '@yanta/i18n'
import type { CSSProperties } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { FactList } from '../../ui/data/fact-list.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Row, RowList } from '../../ui/layout/row-list.tsx'
import { formatWeek } from './format-week.ts'
import styles from './winback-screen.module.css'

export function ThisWeek({ winback: { current, currency, percent } }: { winback: Winback }) {
  const { t, moneyRange, locale, number } = useI18n()
  const { stakes, wins, amount, rounds, roundsNeeded } = current
  const sum = (value: number) => moneyRange(value, value, currency)
  return (
    <Card className={styles.part}>
      <h2>{t('winback.week.title')}</h2>
      <FactList
        look="boxed"
        hasFourColumns
        facts={[
          { name: t('winback.week.stakes'), value: sum(stakes) },
          { name: t('winback.week.wins'), value: sum(wins) },
          {
            name: t('winback.week.difference'),
            value: wins > stakes ? t('winback.week.ahead') : sum(stakes - wins),
          },
          {
            name: t('winback.week.amount', { percent: formatShare(percent / 100, locale, 0) }),
            value: sum(amount),
            color: 'amber',
          },
        ]}
      />
      <div
        className={styles.bar}
        role="img"
        aria-label={t('winback.week.bar', { wins: sum(wins), stakes: sum(stakes), amount: sum(amount) })}
        style={
          { '--wins': computeShare(wins, stakes), '--amount': computeShare(amount, stakes) } as CSSProperties
        }
      >
        <span className={styles.wins}>{t('winback.week.back')}</span>
        <span className={styles.amount} />
      </div>
      {rounds < roundsNeeded && (
        <Note>{t('winback.week.rounds', { rounds: number(rounds), needed: number(roundsNeeded) })}</Note>
      )}
      <p className={styles.rule}>{t('winback.week.rule')}</p>
    </Card>
  )
}

/** 0 to 100. */
const computeShare = (part: number, whole: number) => (whole > 0 ? Math.min(100, (part / whole) * 100) : 0)

export function PastWeeks({ winback: { past, currency } }: { winback: Winback }) {
  const { t, moneyRange } = useI18n()
  return (
    <Card className={styles.part}>
      <h2>{t('winback.past.title')}</h2>
      {past.length === 0 ? (
        <p className={styles.rule}>{t('winback.past.empty')}</p>
      ) : (
        <RowList label={t('winback.past.title')}>
          {past.map((week) => (
            <Row
              key={week.from}
              icon="refund"
              iconTone="grey"
              title={formatWeek(week)}
              detail={t(`winback.past.${week.status}`)}
              value={showAmount(week.amount, week.status)}
              valueColor={week.status === 'claimed' ? 'green' : undefined}
            />
          ))}
        </RowList>
      )}
    </Card>
  )

  function showAmount(amount: number, status: Winback['past'][number]['status']): string {
    if (status === 'none') return '—'
    return `${status === 'claimed' ? '+' : ''}${moneyRange(amount, amount, currency)}`
  }
}
