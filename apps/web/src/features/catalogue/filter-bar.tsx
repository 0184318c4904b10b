// Above a list: search text, order, and a button for all filters. Without scripts it is a form that submits the filters
// with it; with scripts each change applies at once and the filters open in a sheet.
import { type ChangeEvent, type SubmitEvent, useEffect, useEffectEvent, useState, use } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { openModal } from '../../dialogs/store.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CardContext } from './card-context.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import styles from './filter-bar.module.css'
import { FilterChoices } from './filter-choices.tsx'
import { type GameFilters, countFilters, readFilters, sorts, writeFilters } from './game-filters.ts'
import type { GamesData } from './games-data.ts'

/** Debounce of typing, in milliseconds. */
const pauseMs = 250

export function FilterBar({ list }: { list: GamesData }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { isDemoClosed } = use(CardContext)
  const { facets } = list
  const asked = useAskedFilters()
  const filters = asked ?? list.filters
  const [words, setWords] = useState({ of: filters.q, text: filters.q })
  // The address changed in another way, such as going back.
  if (words.of !== filters.q)
    setWords({ of: filters.q, text: filters.q === tidy(words.text) ? words.text : filters.q })
  const chosenCount = countFilters(filters)

  function apply(change: Partial<GameFilters>, isReplacing = false) {
    void navigate(writeFilters({ ...filters, q: tidy(words.text), ...change }) || '.', {
      preventScrollReset: true,
      replace: isReplacing,
    })
  }
  const applyWords = useEffectEvent(() => {
    if (tidy(words.text) !== filters.q) apply({}, true)
  })
  useEffect(() => {
    const timer = setTimeout(applyWords, pauseMs)
    return () => clearTimeout(timer)
  }, [words.text])
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    apply({}, true)
  }
  function openSheet() {
    openModal('gameFilters', {
      list: { ...list, filters },
      onApply: (wanted) => apply({ ...wanted, q: tidy(words.text) }),
    })
  }

  return (
    <div className={styles.filters}>
      <form method="get" role="search" aria-label={t('catalogue.filters.find')} onSubmit={handleSubmit}>
        <div className={styles.bar}>
          <div className={styles.find}>
            <SearchField
              size="small"
              name="q"
              label={t('catalogue.filters.find')}
              placeholder={t('catalogue.filters.find')}
              clearLabel={t('catalogue.filters.clear')}
              value={words.text}
              onChange={(text) => setWords({ ...words, text })}
            />
          </div>
          <Button className={styles.open} aria-haspopup="dialog" onClick={openSheet}>
            <Icon name="filter" size={18} />
            {t('catalogue.filters.all')}
            {chosenCount > 0 && (
              <span className={styles.count}>
                {chosenCount}
                <VisuallyHidden> {t('catalogue.filters.allChosen', { count: chosenCount })}</VisuallyHidden>
              </span>
            )}
          </Button>
          <div className={styles.sort}>
            <Icon name="sort" size={18} />
            <select
              name="sort"
              aria-label={t('catalogue.filters.sort')}
              value={filters.sort ?? ''}
              onChange={(event: ChangeEvent<HTMLSelectElement>) =>
                apply({ sort: sorts.find((known) => known === event.target.value) ?? null })
              }
            >
              <option value="">
                {t(filters.q ? 'catalogue.filters.sort.best' : 'catalogue.filters.sort.popular')}
              </option>
              {sorts
                .filter((sort) => sort !== 'popular' || filters.q !== '')
                .map((sort) => (
                  <option key={sort} value={sort}>
                    {t(`catalogue.filters.sort.${sort}`)}
                  </option>
                ))}
            </select>
          </div>
          {!isDemoClosed && (
            <div className={styles.demo}>
              <Switch
                label={t('catalogue.filters.demo')}
                checked={filters.demo}
                onChange={() => apply({ demo: !filters.demo })}
              />
            </div>
          )}
        </div>
        <noscript>
          <details className={styles.plain}>
            <summary>{t('catalogue.filters.all')}</summary>
            {facets && (
              <FilterChoices
                facets={facets}
                filters={filters}
                hasProviders={list.group.pageType === 'gameCategory'}
              />
            )}
          </details>
          <Button type="submit" look="primary">
            {t('catalogue.filters.apply')}
          </Button>
        </noscript>
      </form>
      <ChosenFilters filters={filters} facets={facets} total={asked ? null : list.total} />
    </div>
  )
}

/** The filters of the list that is being loaded in place of this one: what is chosen meanwhile is added to them. Null: none is. */
function useAskedFilters(): GameFilters | null {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location?.pathname === pathname ? readFilters(new URLSearchParams(location.search)) : null
}

function tidy(words: string): string {
  return words.replace(/\s+/g, ' ').trim()
}
