import type { Prize, Promotion } from '@yanta/contract'
import { useEffect } from 'react'
import { reportTrouble } from '../../../data/api/report.ts'
import { describeUntitledSum } from '../../../domain/gift/gift-words.ts'
import { usePlayerCurrency } from '../../../domain/wallet/use-player-currency.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { PriceCard } from '../../../ui/data/price-card.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import './exchange.messages.json'
import styles from './exchange-page.module.css'
import { type PrizeState, findPrizeCurrency, hasUnknownCurrency } from './prize-state.ts'

interface PrizeCardProps {
  promotion: Promotion
  prize: Prize
  state: PrizeState
  onChoose: (prize: Prize) => void
}

/** A prize with its price; where nobody knows the currency it has none, and that is logged [8.9]. */
export function PrizeCard({ promotion, prize, state, onChoose }: PrizeCardProps) {
  const i18n = useI18n()
  const { title, image, price, currencyId, terms, isMain } = prize
  const money = usePlayerCurrency()
  const currency = findPrizeCurrency(promotion, prize)
  const trouble = hasUnknownCurrency(promotion, prize)
    ? `${promotion.slug}: ${prize.id}: ${currencyId}`
    : null
  useEffect(() => {
    if (trouble !== null) reportTrouble('UNKNOWN_PRIZE_CURRENCY', trouble)
  }, [trouble])
  return (
    <PriceCard
      title={title}
      image={image}
      coin={currency?.icon}
      price={price === null || !currency ? undefined : i18n.number(price)}
      detail={describeUntitledSum(i18n, terms, money)}
      isMain={isMain}
      tag={<PrizeTags prize={prize} />}
      action={<PrizeButton prize={prize} state={state} onChoose={onChoose} />}
    />
  )
}

function PrizeTags({ prize: { isMain, isNew, left } }: { prize: Prize }) {
  const { t, number } = useI18n()
  const isLimited = left !== null && left > 0
  if (!isMain && !isNew && !isLimited) return null
  return (
    <span className={styles.tags}>
      {isMain && (
        <Tag color="amber" size="small">
          <Icon name="crown" size={14} />
          {t('exchange.tag.main')}
        </Tag>
      )}
      {isNew && (
        <Tag color="green" size="small">
          {t('exchange.tag.new')}
        </Tag>
      )}
      {isLimited && <Tag size="small">{t('exchange.tag.left', { count: number(left) })}</Tag>}
    </span>
  )
}

function PrizeButton({ prize, state, onChoose }: Omit<PrizeCardProps, 'promotion'>) {
  const { t, number } = useI18n()
  const { title } = prize
  switch (state.type) {
    case 'open':
    case 'claimable': {
      const key = state.type === 'open' ? 'exchange.exchange' : 'exchange.claim'
      return (
        <Button
          look="primary"
          size="small"
          aria-label={t(`${key}.label`, { title })}
          aria-haspopup="dialog"
          onClick={() => onChoose(prize)}
        >
          {t(key)}
        </Button>
      )
    }
    case 'guest':
      return (
        <ButtonLink look="primary" size="small" to="/login" aria-label={t('exchange.login.label', { title })}>
          {t('exchange.login')}
        </ButtonLink>
      )
    case 'short':
      return (
        <Button size="small" disabled>
          {t('exchange.short', { missing: number(state.missing) })}
        </Button>
      )
    case 'locked':
      return (
        <Button size="small" disabled>
          <Icon name="lock" size={16} />
          {t('exchange.locked', { level: state.level })}
        </Button>
      )
    case 'unknown':
      return (
        <Button size="small" disabled>
          {t('exchange.exchange')}
        </Button>
      )
    case 'soldOut':
    case 'soon':
    case 'over':
    case 'unavailable':
      return (
        <Button size="small" disabled>
          {t(`exchange.${state.type}`)}
        </Button>
      )
  }
}
