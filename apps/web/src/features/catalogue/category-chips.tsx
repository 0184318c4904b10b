import type { Category } from '@yanta/contract'
import { type I18n, useI18n } from '../../i18n/use-i18n.tsx'
import { getBrand } from '../../site/brand.ts'
import { cachedChildren } from '../../ssr/cached-children.ts'
import { ChipLink, Chips } from '../../ui/actions/chip.tsx'
import { findCategoryIcon } from './category-icon.ts'

/** Links to the lobby and its categories; `current` is a category's slug, `favourites`, or empty in the lobby. */
export function CategoryChips({ categories, current }: { categories: Category[]; current: string }) {
  const i18n = useI18n()
  return (
    <Chips
      label={i18n.t('catalogue.chips.label')}
      current={current}
      {...cachedChildren('chips', [i18n.locale, current, categories], () =>
        drawChips(categories, current, i18n),
      )}
    />
  )
}

function drawChips(categories: Category[], current: string, { t, number }: I18n) {
  return (
    <>
      <ChipLink to="/" icon={getBrand().lobbyIcon} isCurrent={current === ''}>
        {t('catalogue.chips.lobby')}
      </ChipLink>
      {categories.map(({ slug, name, url, gamesCount }) => (
        <ChipLink
          key={slug}
          to={url}
          icon={findCategoryIcon(slug)}
          isCurrent={current === slug}
          count={number(gamesCount)}
        >
          {name}
        </ChipLink>
      ))}
      <ChipLink to="/games/favourites" icon="heart" isCurrent={current === 'favourites'}>
        {t('catalogue.chips.favourites')}
      </ChipLink>
    </>
  )
}
