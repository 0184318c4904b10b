import empty from '@yanta/art/empty.json'
import type { CompointProduct } from '@yanta/contract'
import { useDeferredValue, useMemo } from 'react'
import { openModal } from '../../dialogs/store.ts'
import { useLevel } from '../../domain/level/use-level.ts'
import { useWallet } from '../../domain/wallet/use-wallet.ts'
import { useBreakEnd } from '../../domain/player/use-break-end.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../i18n/use-local-dates.ts'
import { useSite } from '../../site/site-data.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { CardGrid, CardGridItem } from '../../ui/layout/card-grid.tsx'
import styles from './gift-shop.module.css'
import { ProductCard } from './product-card.tsx'
import { ProductFilters } from './product-filters.tsx'
import { filterProducts, findProductState } from './shop-products.ts'
import { useShopFilters } from './use-shop-filters.ts'
import { useShownCount } from './use-shown-count.ts'

interface ProductListProps {
  products: readonly CompointProduct[]
  betsForOne: number | null
  /** A purchase has changed the stock, or has shown that a product is another one now. */
  onChanged: () => void
}

export function ProductList({ products, betsForOne, onChanged }: ProductListProps) {
  const { t } = useI18n()
  const [filters, setFilters] = useShopFilters()
  const profileLevel = useSite()?.player?.profile.level.index ?? 1
  const level = useLevel()?.level ?? profileLevel
  const compoints = useWallet((wallet) => wallet.compoints) ?? 0
  const applied = useDeferredValue(filters)
  const found = useMemo(
    () => filterProducts(products, applied, { compoints, level }),
    [products, applied, compoints, level],
  )
  const { count, end, showMore } = useShownCount(JSON.stringify(applied), found.length)

  function handleChoose(product: CompointProduct) {
    const { type } = findProductState(product, { compoints, level })
    if (type === 'open') openModal('compointPurchase', { product, onChanged })
    if (type === 'short') openModal('compointShortfall', { needed: product.price, betsForOne })
  }
  return (
    <div className={styles.shop}>
      <BreakNote />
      <ProductFilters products={products} filters={filters} onChange={setFilters} />
      {found.length === 0 ? (
        <Card>
          <Notice
            image={empty.search}
            title={t('compoints.shop.none')}
            text={t(filters.isAffordable ? 'compoints.shop.none.short' : 'compoints.shop.none.text')}
            action={
              <Button onClick={() => setFilters({ category: null, isAffordable: false, text: '' })}>
                {t('compoints.shop.reset')}
              </Button>
            }
          />
        </Card>
      ) : (
        <CardGrid size="medium" label={t('compoints.tabs.gifts')}>
          {found.slice(0, count).map((product) => (
            <CardGridItem key={product.id}>
              <ProductCard
                product={product}
                state={findProductState(product, { compoints, level })}
                onChoose={handleChoose}
              />
            </CardGridItem>
          ))}
        </CardGrid>
      )}
      {count < found.length && (
        <div className={styles.more} ref={end}>
          <Button onClick={showMore}>{t('compoints.shop.more', { count: found.length - count })}</Button>
        </div>
      )}
    </div>
  )
}

/** Nothing is sold on a break: said before something is chosen. */
function BreakNote() {
  const { t } = useI18n()
  const { moment } = useLocalDates()
  const until = useBreakEnd()
  if (until === null) return null
  return (
    <Note tone="warning" title={t('compoints.break')}>
      {t('compoints.break.text', { until: moment(until) })}
    </Note>
  )
}
