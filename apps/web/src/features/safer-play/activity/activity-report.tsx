import type { Activity } from '@yanta/contract'
import { writeResult } from '../../../domain/wallet/write-result.ts'
import { type I18n, useI18n } from '../../../i18n/use-i18n.tsx'
import { BalanceChart } from '../../../ui/data/balance-chart.tsx'
import { BarChart } from '../../../ui/data/bar-chart.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Table } from '../../../ui/data/table.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Card } from '../../../ui/layout/card.tsx'
import styles from '../safer-play.module.css'
import { type ResultColumn, splitSeconds, sumResults, sumWeekdays } from './activity-sums.ts'
import './activity.messages.json'
import own from './activity.module.css'
import { GamesTable } from './games-table.tsx'
import { writeRange, writeShortDay } from './write-days.ts'

export function ActivityReport({ activity }: { activity: Activity }) {
  const i18n = useI18n()
  const { t, moneyRange } = i18n
  const { currency, totals, days, games, previousSeconds } = activity
  const sum = (amount: number) => moneyRange(amount, amount, currency)
  const result = (amount: number) => writeResult(i18n, amount, currency)
  /** A plus would promise a win. */
  function writeNetDeposits(): string {
    const net = totals.deposits - totals.payouts
    return net > 0 ? sum(net) : result(net)
  }
  return (
    <div className={styles.stack}>
      <FactList
        look="cards"
        hasFourColumns
        facts={[
          { name: t('activity.totals.staked'), value: sum(totals.staked), icon: 'slots' },
          { name: t('activity.totals.won'), value: sum(totals.won), icon: 'trophy' },
          { name: t('activity.totals.net'), value: result(totals.net), icon: 'chart' },
          {
            name: t('activity.totals.deposits'),
            value: writeNetDeposits(),
            icon: 'wallet',
          },
        ]}
      />
      <div className={joinClasses(styles.pair, styles.wideFirst, styles.even)}>
        <Results columns={sumResults(days)} write={result} />
        <TimePlayed seconds={totals.seconds} previousSeconds={previousSeconds} weekdays={sumWeekdays(days)} />
      </div>
      {games.length > 0 && <GamesTable games={games} currency={currency} />}
    </div>
  )
}

function Results({
  columns,
  write,
}: {
  columns: readonly ResultColumn[]
  write: (amount: number) => string
}) {
  const { t } = useI18n()
  const title = t('activity.results')
  return (
    <Card className={styles.part}>
      <h2>{title}</h2>
      <BalanceChart
        label={title}
        columns={columns.map(({ from, net }) => ({
          label: writeShortDay(from),
          value: net,
          valueText: write(net),
        }))}
        legend={{
          gain: t('activity.results.gain'),
          loss: t('activity.results.loss'),
          total: t('activity.results.total'),
        }}
      />
      <details className={own.table}>
        <summary>{t('activity.results.table')}</summary>
        <Table
          caption={title}
          keyOf={({ from }) => from}
          rows={columns}
          columns={[
            { key: 'days', title: t('activity.results.days'), cell: writeRange },
            {
              key: 'net',
              title: t('activity.results.net'),
              isNumber: true,
              cell: ({ net }) => write(net),
            },
          ]}
        />
      </details>
    </Card>
  )
}

interface TimePlayedProps {
  seconds: number
  previousSeconds: number
  /** In seconds. */
  weekdays: readonly number[]
}

function TimePlayed({ seconds, previousSeconds, weekdays }: TimePlayedProps) {
  const { t } = useI18n()
  const difference = seconds - previousSeconds
  const change = Math.abs(difference) < 60 ? 'same' : difference < 0 ? 'less' : 'more'
  return (
    <Card className={styles.part}>
      <h2>{t('activity.time')}</h2>
      <div className={styles.words}>
        <b className={own.time}>{writeLength(t, seconds)}</b>
        <p>{t(`activity.time.${change}`, { time: writeLength(t, Math.abs(difference)) })}</p>
      </div>
      <BarChart
        label={t('activity.time')}
        columns={weekdays.map((value, index) => ({
          label: t(`activity.weekday.${index as 0 | 1 | 2 | 3 | 4 | 5 | 6}`),
          value,
          valueText: writeLength(t, value),
        }))}
      />
    </Card>
  )
}

function writeLength(t: I18n['t'], seconds: number): string {
  const { hours, minutes } = splitSeconds(seconds)
  return hours === 0
    ? t('activity.time.minutes', { minutes: String(minutes) })
    : t('activity.time.value', { hours: String(hours), minutes: String(minutes).padStart(2, '0') })
}
