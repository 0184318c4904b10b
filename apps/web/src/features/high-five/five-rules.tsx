import type { HighFiveStatistics } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { FactList } from '../../ui/data/fact-list.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Row, RowList } from '../../ui/layout/row-list.tsx'
import './high-five.messages.json'
import styles from './high-five.module.css'

/** [9.28] As long as the platform has not said another number. */
const usualLimit = 5

interface FiveRulesProps {
  /** Null for guests and players who take no part. */
  statistics: HighFiveStatistics | null
  /** Shows the players; null for who can't give five. */
  onChoose: (() => void) | null
}

export function FiveRules({ statistics, onChoose }: FiveRulesProps) {
  const { t } = useI18n()
  const limit = statistics?.sent.limit ?? usualLimit
  return (
    <Card className={styles.rules}>
      <h2>{t('high_five.rules')}</h2>
      <RowList look="boxed" label={t('high_five.rules')}>
        <Row
          icon="hand"
          title={t('high_five.rules.daily', { limit })}
          detail={t('high_five.rules.daily.text')}
        />
        <Row icon="user" title={t('high_five.rules.once')} />
        <Row icon="users" title={t('high_five.rules.cocktail')} detail={t('high_five.rules.cocktail.text')} />
        <Row icon="clock" title={t('high_five.rules.table')} detail={t('high_five.rules.table.text')} />
      </RowList>
      {statistics && <Recent recent={statistics.recent} />}
      {onChoose && (
        <Button look="primary" isWide onClick={onChoose}>
          <Icon name="hand" size={18} />
          {t('high_five.choose')}
        </Button>
      )}
      {statistics && statistics.days.length > 1 && <Days days={statistics.days} />}
    </Card>
  )
}

/** [5.25] Whether the player takes part in rank and draw. */
function Recent({ recent: { count, needed } }: Pick<HighFiveStatistics, 'recent'>) {
  const { t, number } = useI18n()
  if (needed === 0) return null
  return (
    <div className={styles.recent}>
      <ProgressBar
        hasHead
        color="pink"
        label={t('high_five.recent')}
        percent={(count / needed) * 100}
        valueText={t('high_five.recent.value', { count: number(count), needed: number(needed) })}
      />
      <p>{t('high_five.recent.text')}</p>
    </div>
  )
}

function Days({ days }: Pick<HighFiveStatistics, 'days'>) {
  const { t } = useI18n()
  return (
    <div className={styles.days}>
      <h3>{t('high_five.days')}</h3>
      <FactList
        look="rows"
        facts={days.map(({ day, sent, received }) => ({
          name: writeDay(day),
          value: t('high_five.days.value', { sent, received }),
        }))}
      />
    </div>
  )
}

/** `20.11` of `2026-11-20`: a day of the site's time zone, whatever the reader's. */
function writeDay(day: string): string {
  const [, month, date] = day.split('-')
  return `${date}.${month}`
}
