import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { TabLinks } from '../../ui/layout/tab-links.tsx'
import './safer-play.messages.json'
import styles from './safer-play.module.css'

const tabs = [
  { name: 'limits', to: '/profile/safer-play' },
  { name: 'break', to: '/profile/safer-play/break' },
  { name: 'activity', to: '/profile/safer-play/activity' },
] as const
type SaferPlayTab = (typeof tabs)[number]['name']

/** What the screens of safer play share: the heading, help, and their tabs. */
export function SaferPlayFrame({ tab, children }: { tab: SaferPlayTab; children: ReactNode }) {
  const { t } = useI18n()
  return (
    <div className={styles.screen}>
      <Breadcrumbs
        label={t('safer_play.crumbs')}
        links={[
          { to: '/', name: t('safer_play.crumbs.lobby') },
          { to: '/profile/balance', name: t('safer_play.crumbs.profile') },
        ]}
        current={t('safer_play.title')}
      />
      <div className={styles.head}>
        <div>
          <h1>{t('safer_play.title')}</h1>
          <p>{t('safer_play.text')}</p>
        </div>
        <ButtonLink to="/responsible-gaming">
          <Icon name="help" size={18} />
          {t('safer_play.help')}
        </ButtonLink>
      </div>
      <TabLinks
        label={t('safer_play.tabs')}
        current={tabs.find(({ name }) => name === tab)!.to}
        links={tabs.map(({ name, to }) => ({ to, name: t(`safer_play.tabs.${name}`) }))}
      />
      {children}
    </div>
  )
}
