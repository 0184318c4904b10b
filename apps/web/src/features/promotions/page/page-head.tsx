import type { Promotion } from '@yanta/contract'
import type { ReactNode } from 'react'
import { PromotionTag } from '../../../domain/contest/contest-tag.tsx'
import { ContestTimer } from '../../../domain/contest/contest-timer.tsx'
import { writeDays } from '../../../domain/contest/event-days.ts'
import { MemberTag, PromotionTypeTag } from '../../../domain/contest/promotion-type.tsx'
import type { LoadedPart } from '../../../domain/promotion/own-part.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { Icon } from '../../../ui/data/icon.tsx'
import { Picture } from '../../../ui/data/picture.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { Banner } from '../../../ui/layout/banner.tsx'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import '../promotion-page.messages.json'
import '../promotions.messages.json'
import styles from './promotion-page.module.css'

/** Where the page is, above its head. */
export function PageTop({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useI18n()
  return (
    <div className={styles.top}>
      <Breadcrumbs
        label={t('promotions.crumbs.label')}
        current={title}
        links={[
          { to: '/', name: t('promotions.crumbs.lobby') },
          { to: '/promo', name: t('promotions.title') },
        ]}
      />
      {children}
    </div>
  )
}

interface PageHeadProps {
  promotion: Promotion
  own: LoadedPart
  /** Beside the timer, such as a button. */
  action?: ReactNode
  children?: ReactNode
}

/** What a promotion is about, with its timer. */
export function PageHead({ promotion, own, action, children }: PageHeadProps) {
  const { title, description } = promotion
  return (
    <PageTop title={title}>
      <Banner
        title={title}
        text={description}
        isPast={promotion.status === 'past'}
        art={<PromotionScene promotion={promotion} />}
        tags={<PageTags promotion={promotion} own={own} />}
        footer={
          <>
            <ContestTimer kind="promotion" contest={promotion} size="large" />
            {action}
          </>
        }
      >
        {children}
      </Banner>
    </PageTop>
  )
}

export function PromotionScene({ promotion: { background, image } }: { promotion: Promotion }) {
  return (
    <Picture
      source={background}
      narrow={image}
      alt=""
      width={1480}
      height={640}
      sizes="(max-width: 1054px) 100vw, 80vw"
      isFirst
    />
  )
}

export function PageTags({ promotion, own }: { promotion: Promotion; own: LoadedPart }) {
  const { day } = useLocalDates()
  const { status, startAt, endAt } = promotion
  const isMember = typeof own === 'object' && own.membership !== null
  return (
    <>
      {status === 'future' && <PromotionTag status={status} />}
      <PromotionTypeTag promotion={promotion} />
      {isMember && status !== 'past' && <MemberTag />}
      {status === 'past' && <PromotionTag status={status} />}
      {status === 'past' && (startAt ?? endAt) && (
        <Tag>
          <Icon name="calendar" size={14} />
          {writeDays(startAt, endAt, day)}
        </Tag>
      )}
    </>
  )
}
