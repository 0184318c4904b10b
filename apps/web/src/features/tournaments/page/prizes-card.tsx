import type { TournamentPrize } from '@yanta/contract'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import './tournament-page.messages.json'
import styles from './tournament-page.module.css'

/** [3.36] What each place wins. */
export function PrizesCard({ prizes }: { prizes: readonly TournamentPrize[] }) {
  const { t } = useI18n()
  if (prizes.length === 0) return null
  return (
    <Card className={styles.card}>
      <h2>{t('tournament.prizes')}</h2>
      <FactList
        look="rows"
        facts={prizes.map(({ from, to, title }) => ({
          name: from === to ? String(from) : `${from}–${to}`,
          value: from === 1 ? <span className={styles.mainPrize}>{title}</span> : title,
        }))}
      />
    </Card>
  )
}
