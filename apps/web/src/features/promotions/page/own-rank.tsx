import type { OwnPart } from '../../../domain/promotion/own-part.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import '../promotion-page.messages.json'
import styles from './own-rank.module.css'

/** [6.6] The player's place among the members; nothing where there is none. */
export function OwnRank({ part: { membership } }: { part: OwnPart }) {
  const { t, number } = useI18n()
  if (!membership?.rank) return null
  return (
    <p className={styles.rank}>
      {t('promotion.progress.rank')} <b>{number(membership.rank)}</b>
    </p>
  )
}
