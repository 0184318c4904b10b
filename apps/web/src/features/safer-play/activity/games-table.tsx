import type { Activity, Currency } from '@yanta/contract'
import { writeResult } from '../../../domain/wallet/write-result.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Picture } from '../../../ui/data/picture.tsx'
import { Table } from '../../../ui/data/table.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import styles from '../safer-play.module.css'
import './activity.messages.json'
import own from './activity.module.css'

/** The games of a period, the most staked first. */
export function GamesTable({ games, currency }: { games: Activity['games']; currency: Currency }) {
  const i18n = useI18n()
  const { t, number, moneyRange } = i18n
  const sum = (amount: number) => moneyRange(amount, amount, currency)
  return (
    <Card className={styles.part}>
      <h2>{t('activity.games')}</h2>
      <Table
        caption={t('activity.games')}
        keyOf={({ slug }) => slug}
        rows={games}
        columns={[
          {
            key: 'name',
            title: t('activity.games.name'),
            canWrap: true,
            cell: ({ name, image }) => (
              <span className={own.game}>
                {image && <Picture source={image} alt="" width={32} height={32} sizes="32px" />}
                <b>{name}</b>
              </span>
            ),
          },
          {
            key: 'rounds',
            title: t('activity.games.rounds'),
            isNumber: true,
            isWideOnly: true,
            cell: ({ rounds }) => number(rounds),
          },
          {
            key: 'staked',
            title: t('activity.totals.staked'),
            isNumber: true,
            cell: ({ staked }) => sum(staked),
          },
          {
            key: 'won',
            title: t('activity.totals.won'),
            isNumber: true,
            isWideOnly: true,
            cell: ({ won }) => sum(won),
          },
          {
            key: 'net',
            title: t('activity.results.net'),
            isNumber: true,
            cell: ({ net }) => <b>{writeResult(i18n, net, currency)}</b>,
          },
        ]}
      />
    </Card>
  )
}
