import art from '@yanta/art/empty.json'
import type { Promotion } from '@yanta/contract'
import type { ReactNode } from 'react'
import type { LoadedPart, OwnPart } from '../../../domain/promotion/own-part.ts'
import { useWallet } from '../../../domain/wallet/use-wallet.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { BigNumber } from '../../../ui/data/big-number.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { JoinButton } from '../join/join-button.tsx'
import { NotLoaded } from '../page/not-loaded.tsx'
import { OwnRank } from '../page/own-rank.tsx'
import '../promotion-page.messages.json'
import styles from './progress-card.module.css'

interface ProgressCardProps {
  promotion: Promotion
  own: LoadedPart
  title: string
  /** Below the numbers, such as the high fives of today. */
  children?: ReactNode
}

/** What the player has earned so far, and how to earn more; for others, how to take part. */
export function ProgressCard({ promotion, own, title, children }: ProgressCardProps) {
  return (
    <Card className={styles.card}>
      <h2>{title}</h2>
      {own === 'guest' ? (
        <Invitation promotion={promotion} own={own} />
      ) : own === 'failed' ? (
        <NotLoaded />
      ) : own.membership === null && promotion.useParticipantBtn ? (
        <Invitation promotion={promotion} own={own} />
      ) : (
        <Progress promotion={promotion} own={own}>
          {children}
        </Progress>
      )}
    </Card>
  )
}

function Invitation({ promotion, own }: { promotion: Promotion; own: LoadedPart }) {
  const { t } = useI18n()
  return (
    <>
      <p className={styles.text}>
        {t(own === 'guest' ? 'promotion.progress.guest' : 'promotion.progress.join')}
      </p>
      <JoinButton promotion={promotion} own={own} isWide>
        {t('promotion.join')}
      </JoinButton>
      <p className={styles.hint}>{t('promotion.join.names')}</p>
    </>
  )
}

function Progress({
  promotion,
  own,
  children,
}: {
  promotion: Promotion
  own: OwnPart
  children?: ReactNode
}) {
  const { t, number } = useI18n()
  const { currency, additionalCurrency, draw, blocks, status } = promotion
  const { points, additionalPoints, ticketCount, membership, earnedToday } = own
  const facts = [
    { name: currency?.name ?? t('promotion.points'), value: number(points), image: currency?.icon },
    // Where each point is a ticket, one number says both.
    ...(draw && ticketCount !== points
      ? [
          {
            name: t('promotion.tickets', { count: ticketCount }),
            value: number(ticketCount),
            image: art.promo,
          },
        ]
      : []),
    ...(additionalCurrency
      ? [
          {
            name: additionalCurrency.name,
            value: number(additionalPoints),
            image: additionalCurrency.icon,
          },
        ]
      : []),
  ]
  return (
    <>
      {facts.length === 1 ? (
        <BigNumber image={currency?.icon} value={number(points)}>
          {facts[0]!.name}
        </BigNumber>
      ) : (
        <FactList look="numbers" facts={facts} />
      )}
      <OwnRank part={own} />
      {earnedToday > 0 && (
        <p className={styles.text}>{t('promotion.progress.today', { count: number(earnedToday) })}</p>
      )}
      <NextPoint promotion={promotion} own={own} />
      {membership === null && <p className={styles.hint}>{t('promotion.progress.notYet')}</p>}
      {membership && !membership.isEligible && promotion.isHighFiveEnabled && (
        <Note tone="warning">{t('promotion.progress.notEligible')}</Note>
      )}
      {children}
      {status === 'active' && (
        <ButtonLink look="primary" size="large" isWide to={blocks.action?.url ?? '/'}>
          {blocks.action?.text ?? t('promotion.progress.play')}
        </ButtonLink>
      )}
    </>
  )
}

/** How much is to be staked up to the next point; nothing where bets earn none. */
export function NextPoint({ promotion: { pointPrices }, own }: { promotion: Promotion; own: OwnPart }) {
  const { t, moneyRange } = useI18n()
  const currency = useWallet((wallet) => wallet.currency)
  const price = currency && pointPrices?.[currency]
  if (!currency || !price || own.toNextPoint === null) return null
  const amount = moneyRange(own.toNextPoint, own.toNextPoint, currency)
  const label = t('promotion.progress.next', { amount })
  return (
    <div className={styles.next}>
      <p className={styles.text}>{label}</p>
      <ProgressBar isThin label={label} percent={((price - own.toNextPoint) / price) * 100} />
    </div>
  )
}
