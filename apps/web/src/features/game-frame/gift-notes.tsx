// Below the frame, while the player has giftspins in this game: what they give, and that they may be interrupted.
import type { Gift, GiftTerms } from '@yanta/contract'
import { formatInstant } from '@yanta/i18n'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { readServerNow } from '../../browser/server-clock.ts'
import { isLive } from '../../domain/gift/gift-map.ts'
import { giftStore, loadGifts } from '../../domain/gift/gift-store.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import './gift-notes.messages.json'
import styles from './gift-notes.module.css'

type Giftspins = Gift & { terms: Extract<GiftTerms, { type: 'giftspin' }> }

export function GiftNotes({ slug }: { slug: string }) {
  const { t } = useI18n()
  const gift = useStore(giftStore, ({ gifts }) => findGiftspins(gifts.values(), slug))
  useEffect(() => {
    const { isLoaded, isLoading } = giftStore.getState()
    if (!isLoaded && !isLoading) void loadGifts()
  }, [])
  if (!gift) return null
  const { terms, expiredAt } = gift
  const times = terms.bonus.wagerTimes
  return (
    <section className={styles.notes} aria-label={t('game_frame.gift')}>
      <div className={styles.note}>
        <img src={gift.image} alt="" width={48} height={48} />
        <p>
          <b>{gift.title}</b>
          {expiredAt
            ? t('game_frame.gift.terms', { times, date: formatInstant(expiredAt).split(',', 1)[0]! })
            : t('game_frame.gift.terms_forever', { times })}
        </p>
      </div>
      <div className={styles.note}>
        <span className={styles.icon}>
          <Icon name="info" size={20} />
        </span>
        <p>{t('game_frame.gift.pause')}</p>
      </div>
    </section>
  )
}

function findGiftspins(gifts: Iterable<Gift>, slug: string): Giftspins | undefined {
  for (const gift of gifts)
    if (gift.state === 'activated' && isLive(gift, readServerNow()) && areInGame(gift, slug)) return gift
  return undefined
}

function areInGame(gift: Gift, slug: string): gift is Giftspins {
  return gift.terms.type === 'giftspin' && gift.terms.game.slug === slug && gift.terms.left > 0
}
