import type { CompointProduct } from '@yanta/contract'
import { useMemo } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { ChoiceChip, ChoiceChips } from '../../ui/actions/choice-chip.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import styles from './gift-shop.module.css'
import { type ShopFilters, listShopCategories } from './shop-products.ts'

/** With fewer products a search would be in the way. */
const manyProducts = 12

interface ProductFiltersProps {
  products: readonly CompointProduct[]
  filters: ShopFilters
  onChange: (filters: ShopFilters) => void
}

export function ProductFilters({ products, filters, onChange }: ProductFiltersProps) {
  const { t } = useI18n()
  const categories = useMemo(() => listShopCategories(products), [products])
  return (
    <div className={styles.filters}>
      {categories.length > 1 && (
        <ChoiceChips label={t('compoints.filters.label')}>
          {[null, ...categories].map((category) => (
            <ChoiceChip
              key={category ?? 'all'}
              isOn={filters.category === category}
              onClick={() => onChange({ ...filters, category })}
            >
              {t(category ? `compoints.category.${category}` : 'compoints.category.all')}
            </ChoiceChip>
          ))}
        </ChoiceChips>
      )}
      <div className={styles.ways}>
        {products.length >= manyProducts && (
          <div className={styles.search}>
            <SearchField
              size="small"
              label={t('compoints.filters.search')}
              placeholder={t('compoints.filters.search')}
              clearLabel={t('compoints.filters.clear')}
              value={filters.text}
              onChange={(text) => onChange({ ...filters, text })}
            />
          </div>
        )}
        <Switch
          label={t('compoints.filters.affordable')}
          checked={filters.isAffordable}
          onChange={(event) => onChange({ ...filters, isAffordable: event.target.checked })}
        />
      </div>
    </div>
  )
}
