import type { Category } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { ChipLink, Chips } from '../../ui/actions/chip.tsx'
import { findCategoryIcon } from './category-icon.ts'

/** [2.4] Links to all games of a provider and to those by category; `current` is a slug, or empty for all. */
export function ProviderChips({
  provider,
  categories,
  current,
}: {
  provider: Category
  categories: Category[]
  current: string
}) {
  const { t, number } = useI18n()
  return (
    <Chips label={t('catalogue.chips.label')} current={current}>
      <ChipLink
        to={`/producers/${provider.slug}`}
        icon="grid"
        isCurrent={current === ''}
        count={number(provider.gamesCount)}
      >
        {t('catalogue.chips.all')}
      </ChipLink>
      {categories.map(({ slug, name, gamesCount }) => (
        <ChipLink
          key={slug}
          to={`/producers/${provider.slug}/${slug}`}
          icon={findCategoryIcon(slug)}
          isCurrent={current === slug}
          count={number(gamesCount)}
        >
          {name}
        </ChipLink>
      ))}
    </Chips>
  )
}
