import type { ComponentType } from 'react'
import { lazyOr } from '../../data/api/lazy-or.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { NearView } from '../../ui/layout/near-view.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { WinnersSkeleton } from './winners-skeleton.tsx'
import styles from './winners.module.css'

/** If this code fails to load nothing is shown. */
const WinnersFeed = lazyOr(
  async () => (await import('./winners-feed.tsx')).WinnersFeed as ComponentType,
  () => null,
)

/** Current winners [3.62]: in the same position in every lobby, loaded when it comes near the window. */
export function Winners() {
  const { t } = useI18n()
  return (
    <div className={styles.winners}>
      <Section title={t('winners.title')} mark={<i className={styles.live} />}>
        <NearView place={<WinnersSkeleton />}>
          <WinnersFeed />
        </NearView>
      </Section>
    </div>
  )
}
