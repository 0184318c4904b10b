import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useWaitingCount } from '../../domain/gift/waiting-count.ts'
import { useIsExcluded } from '../../site/site-data.ts'
import { TabLinks } from '../../ui/layout/tab-links.tsx'
import type { ProfilePlayer } from './load-player.ts'
import { ProfileHead } from './profile-head.tsx'
import './profile.messages.json'
import styles from './profile-frame.module.css'

const tabs = ['balance', 'levels', 'info', 'verification', 'gifts', 'achievements'] as const
export type ProfileTab = (typeof tabs)[number]

/** The platform refuses them to a player who has excluded themselves. */
const closedTabs: readonly ProfileTab[] = ['gifts', 'achievements']

/** [2.7] Layout of all tabs of the profile: the player's summary and the tabs. */
export function ProfileFrame({
  player,
  tab,
  children,
}: {
  player: ProfilePlayer
  tab: ProfileTab
  children: ReactNode
}) {
  const { t } = useI18n()
  const waiting = useWaitingCount()
  const isExcluded = useIsExcluded()
  const shownTabs = tabs.filter((name) => !isExcluded || !closedTabs.includes(name))
  return (
    <>
      <ProfileHead player={player} />
      <div className={styles.body}>
        <TabLinks
          label={t('profile.tabs.label')}
          current={`/profile/${tab}`}
          links={[
            ...shownTabs.map((name) => ({
              to: `/profile/${name}`,
              name: t(`profile.tabs.${name}`),
              count: (name === 'gifts' && waiting) || undefined,
            })),
            { to: '/profile/safer-play', name: t('profile.tabs.safer_play') },
          ]}
        />
        {children}
      </div>
    </>
  )
}
