import type { Promotion } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useCurrentEvent } from '../../domain/contest/use-current-events.ts'
import { Banner } from '../../ui/layout/banner.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { SafeHtml } from '../../ui/data/safe-html.tsx'
import './promotions.messages.json'
import styles from './promotion-screen.module.css'
import { PromotionFund } from '../../domain/contest/promotion-fund.tsx'
import { PromotionTag } from '../../domain/contest/contest-tag.tsx'
import { ContestTimer } from '../../domain/contest/contest-timer.tsx'

/** [3.23] The page of a promotion that consists of text. */
export function PromotionScreen({ promotion: loaded }: { promotion: Promotion }) {
  const { t } = useI18n()
  const promotion = useCurrentEvent(loaded)
  const { title, description, background, image, html, fund, status } = promotion
  return (
    <>
      <div className={styles.page}>
        <Breadcrumbs
          label={t('promotions.crumbs.label')}
          current={title}
          links={[
            { to: '/', name: t('promotions.crumbs.lobby') },
            { to: '/promo', name: t('promotions.title') },
          ]}
        />
        <Banner
          title={title}
          text={description}
          isPast={status === 'past'}
          art={
            <Picture
              source={background}
              narrow={image}
              alt=""
              width={1480}
              height={640}
              sizes="(max-width: 1054px) 100vw, 80vw"
              isFirst
            />
          }
          tags={status === 'active' ? undefined : <PromotionTag status={status} />}
          footer={<ContestTimer kind="promotion" contest={promotion} size="large" />}
        >
          {fund && (
            <div className={styles.fund}>
              <PromotionFund promotion={promotion} />
            </div>
          )}
        </Banner>
      </div>
      <Card>
        <div className={styles.text}>
          <SafeHtml html={html} />
        </div>
      </Card>
    </>
  )
}
