import gifts from '@yanta/art/gifts.json'
import type { CompointProduct } from '@yanta/contract'
import { memo } from 'react'
import { describeUntitledSum } from '../../domain/gift/gift-words.ts'
import { useWallet } from '../../domain/wallet/use-wallet.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { PriceCard } from '../../ui/data/price-card.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import styles from './gift-shop.module.css'
import type { ProductState } from './shop-products.ts'

interface ProductCardProps {
  product: CompointProduct
  state: ProductState
  onChoose: (product: CompointProduct) => void
}

export function ProductCard({ product, state, onChoose }: ProductCardProps) {
  const i18n = useI18n()
  const { t, compoints, number } = i18n
  const { title, image, price, isHit, left, terms } = product
  const currency = useWallet((wallet) => wallet.currency)
  return (
    <PriceCard
      title={title}
      image={image}
      coin={gifts.compoint}
      price={compoints(price)}
      detail={currency ? describeUntitledSum(i18n, terms, currency) : undefined}
      tag={
        (isHit || (left !== null && left > 0)) && (
          <span className={styles.tags}>
            {isHit && (
              <Tag color="red" size="small">
                <Icon name="fire" size={14} />
                {t('compoints.card.hit')}
              </Tag>
            )}
            {left !== null && left > 0 && (
              <Tag size="small">{t('compoints.card.left', { count: number(left) })}</Tag>
            )}
          </span>
        )
      }
      action={<ProductButton product={product} state={state} onChoose={onChoose} />}
    />
  )
}

const ProductButton = memo(function ProductButton({ product, state, onChoose }: ProductCardProps) {
  const { t, compoints } = useI18n()
  const { title } = product
  switch (state.type) {
    case 'open':
      return (
        <Button
          look="primary"
          aria-label={t('compoints.card.buy.label', { title })}
          aria-haspopup="dialog"
          onClick={() => onChoose(product)}
        >
          {t('compoints.card.buy')}
        </Button>
      )
    case 'short': {
      const text = t('compoints.card.short', { missing: compoints(state.missing) })
      return (
        <Button
          className={styles.short}
          aria-label={`${title}: ${text}`}
          aria-haspopup="dialog"
          onClick={() => onChoose(product)}
        >
          {text}
        </Button>
      )
    }
    case 'locked':
      return (
        <Button disabled>
          <Icon name="lock" size={16} />
          {t('compoints.card.level', { level: state.level })}
        </Button>
      )
    case 'soldOut':
      return <Button disabled>{t('compoints.card.soldOut')}</Button>
  }
})
