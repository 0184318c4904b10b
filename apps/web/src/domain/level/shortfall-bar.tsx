import { useI18n } from '../../i18n/use-i18n.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import './shortfall.messages.json'

/** How far the player is on the way to a price; both in hundredths of a compoint. */
export function ShortfallBar({ own, needed }: { own: number; needed: number }) {
  const { t, compoints } = useI18n()
  return (
    <ProgressBar
      label={t('shortfall.way')}
      percent={needed > 0 ? (own / needed) * 100 : 0}
      valueText={t('shortfall.value', { own: compoints(own), needed: compoints(needed) })}
    />
  )
}
