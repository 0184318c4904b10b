// The running bonus in the header: how far its wager has come, as in the profile and in the game's frame. Loaded with the first bonus.
import { useI18n } from '../../i18n/use-i18n.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { useBonus } from '../wallet/use-bonus.ts'
import { computeWagerPercent } from '../wallet/wager-percent.ts'
import styles from './bonus-chip.module.css'
import './bonus-chip.messages.json'

export function BonusChip() {
  const { t, money } = useI18n()
  const bonus = useBonus()
  if (!bonus) return null
  const { wagering, currency } = bonus
  const percent = computeWagerPercent(wagering)
  return (
    <a className={styles.chip} href="/profile/gifts?tab=active">
      <span className={styles.words}>
        <small>{t('player.bonus')}</small>
        <b>{t('player.bonus.percent', { percent })}</b>
      </span>
      <ProgressBar
        isThin
        label={t('player.bonus.progress')}
        percent={percent}
        valueText={t('player.bonus.of', {
          done: money(wagering.done, currency),
          needed: money(wagering.needed, currency),
        })}
      />
    </a>
  )
}
