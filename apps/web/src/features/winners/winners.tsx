import { type ComponentType, lazy } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { NearView } from '../../ui/near-view.tsx'
import { Section } from '../../ui/section.tsx'
import { WinnersPlace } from './winners-place.tsx'
import styles from './winners.module.css'

/** Without its code there is nothing to see, and nothing breaks. */
const WinnersFeed = lazy(() =>
  import('./winners-feed.tsx').then(
    ({ WinnersFeed }) => ({ default: WinnersFeed as ComponentType }),
    () => ({ default: () => null }),
  ),
)

/** Who wins now [3.62]: on every lobby in the same place, loaded when one comes near. */
export function Winners() {
  const { t } = useI18n()
  return (
    <div className={styles.winners}>
      <Section title={t('winners.title')} mark={<i className={styles.live} />}>
        <NearView place={<WinnersPlace />}>
          <WinnersFeed />
        </NearView>
      </Section>
    </div>
  )
}
