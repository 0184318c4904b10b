import type { Gift } from '@yanta/contract'
import { findGiftAction, findSegment } from '../../domain/gift/gift-map.ts'
import { describeReason, describeTerms } from '../../domain/gift/gift-words.ts'
import { usePlayerCurrency } from '../../domain/wallet/use-player-currency.ts'
import { openModal } from '../../dialogs/store.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { ItemCard } from '../../ui/data/item-card.tsx'
import { StatusTag } from '../../ui/data/status-tag.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import { GiftNote } from './gift-note.tsx'
import styles from './gifts-tab.module.css'
import { useGiftAction } from './use-gift-action.ts'

interface GiftCardProps {
  gift: Gift
  /** By the server's clock. */
  nowMs: number
  /** The gift has become active for a while. */
  onActive: () => void
}

export function GiftCard({ gift, nowMs, onActive }: GiftCardProps) {
  const speech = useI18n()
  const { t } = speech
  const currency = usePlayerCurrency()
  const { run, isBusy } = useGiftAction(onActive)
  const segment = findSegment(gift, nowMs)
  const action = findGiftAction(gift, currency, nowMs)
  return (
    <ItemCard
      title={gift.title}
      image={gift.image}
      isNew={segment === 'available'}
      isPast={segment === 'history'}
      tag={<GiftTag gift={gift} nowMs={nowMs} />}
      text={
        <>
          {describeReason(t, gift.reason)}
          <br />
          {describeTerms(speech, gift.terms, currency)}
        </>
      }
      note={<GiftNote gift={gift} nowMs={nowMs} />}
      action={
        <span className={styles.actions}>
          <IconButton
            size="small"
            icon="info"
            label={t('gifts.action.details_of', { title: gift.title })}
            aria-haspopup="dialog"
            onClick={() => openModal('gift', { gift })}
          />
          {action && (
            <Button
              look={segment === 'available' || action === 'spins' ? 'primary' : undefined}
              size="small"
              isWaiting={isBusy}
              onClick={() => {
                // A bonus offer is taken where all its terms are read.
                if (gift.type === 'bonus_offer') openModal('gift', { gift })
                else void run(gift, action)
              }}
            >
              {t(`gifts.action.${action}`)}
            </Button>
          )}
        </span>
      }
    />
  )
}

/** The state in a word. */
export function GiftTag({ gift, nowMs }: { gift: Gift; nowMs: number }) {
  const { t } = useI18n()
  const segment = findSegment(gift, nowMs)
  if (segment === 'available')
    return (
      <Tag color="amber" size="small">
        {t(gift.isSelected ? 'gifts.state.selected' : 'gifts.state.new')}
      </Tag>
    )
  if (segment === 'active')
    return (
      <StatusTag tone="green" icon="check" size="small">
        {t(gift.isSelected ? 'gifts.state.selected' : 'gifts.state.active')}
      </StatusTag>
    )
  return gift.state === 'used' ? (
    <StatusTag tone="grey" icon="check" size="small">
      {t('gifts.state.used')}
    </StatusTag>
  ) : (
    <StatusTag tone="coral" size="small">
      {t('gifts.state.expired')}
    </StatusTag>
  )
}
