import promotions from '@yanta/art/promotions.json'
import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useWallet } from '../../domain/wallet/use-wallet.ts'
import { Banner } from '../../ui/layout/banner.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { TabLinks } from '../../ui/layout/tab-links.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import type { CompointsData } from './compoints-data.ts'
import './compoints.messages.json'
import styles from './compoints-screen.module.css'
import { useUnit } from './use-unit.ts'

interface CompointsScreenProps extends CompointsData {
  current: '/compoints' | '/compoints/tournaments' | '/compoints?tab=history'
  children: ReactNode
}

/** [2.8] The player's compoints, how to earn them, and what they buy. */
export function CompointsScreen({
  compoints: rendered,
  betsForOne,
  current,
  children,
}: CompointsScreenProps) {
  const { t, number, wholeMoney } = useI18n()
  const compoints = useWallet((wallet) => wallet.compoints) ?? rendered
  const count = Math.floor(compoints / 100)
  const unit = useUnit()
  return (
    <>
      <Banner
        title={t('compoints.balance', { count, text: number(count) })}
        text={
          betsForOne === null
            ? t('compoints.earn.unknown')
            : t('compoints.earn', { sum: wholeMoney(betsForOne, 'RUB'), unit })
        }
        tags={
          <Tag color="amber">
            <Icon name="bag" size={14} />
            {t('compoints.tag')}
          </Tag>
        }
        art={
          <Picture
            source={promotions['honey-drop-wide']}
            narrow={promotions['honey-drop-card']}
            alt=""
            width={1480}
            height={640}
            sizes="(max-width: 1054px) 100vw, 80vw"
            isFirst
          />
        }
        footer={
          <>
            <ButtonLink look="glass" size="large" to="/games/slots">
              {t('compoints.play')}
            </ButtonLink>
            <ButtonLink look="text" size="large" to="/compoints-about">
              {t('compoints.about')}
            </ButtonLink>
          </>
        }
      />
      <div className={styles.body}>
        <TabLinks
          label={t('compoints.tabs.label')}
          look="pill"
          current={current}
          links={[
            { to: '/compoints', name: t('compoints.tabs.gifts') },
            { to: '/compoints/tournaments', name: t('compoints.tabs.tournaments') },
            { to: '/compoints?tab=history', name: t('compoints.tabs.history') },
          ]}
        />
        {children}
      </div>
    </>
  )
}
