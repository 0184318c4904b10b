// The filters of a list in a sheet: at the right edge, on phones from the bottom. The count is fetched after each
// choice; the list changes when the filters are applied.
import { useState } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'
import { useCall } from '../../data/use-call.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { FilterChoices } from './filter-choices.tsx'
import styles from './filters-sheet.module.css'
import { type GameFilters, countFilters, noFilters, readFilters, writeFilters } from './game-filters.ts'
import { type GamesData, weighChoice } from './games-data.ts'
import './filters.messages.json'

export interface FiltersSheetProps {
  list: Pick<GamesData, 'group' | 'within' | 'filters' | 'facets' | 'total'>
  onApply: (filters: GameFilters) => void
}

/** Debounce of choosing, in milliseconds. */
const pauseMs = 150

export function FiltersSheet({ list, onApply, onClose }: FiltersSheetProps & { onClose: () => void }) {
  const { t } = useI18n()
  const [filters, setFilters] = useState(list.filters)
  const { facets, total, isFailed } = useWeighed(list, filters)
  const hasChosen = countFilters(filters) > 0
  const outcome =
    total === null
      ? t('catalogue.filters.apply')
      : total === 0
        ? t('catalogue.filters.empty')
        : t('catalogue.filters.show', { count: total })
  function handleApply() {
    onApply(filters)
    onClose()
  }
  return (
    <Sheet title={t('catalogue.filters.all')} closeLabel={t('catalogue.filters.close')} onClose={onClose}>
      {facets && (
        <FilterChoices
          facets={facets}
          filters={filters}
          hasProviders={list.group.pageType === 'gameCategory'}
          onChange={setFilters}
        />
      )}
      {isFailed && (
        <p className={styles.failed} role="alert">
          {t('catalogue.filters.failed')}
        </p>
      )}
      <div role="status">
        <VisuallyHidden>{outcome}</VisuallyHidden>
      </div>
      <div className={styles.foot}>
        <Button
          look="line"
          disabled={!hasChosen}
          onClick={() => setFilters({ ...noFilters, q: filters.q, sort: filters.sort })}
        >
          {t('catalogue.filters.reset')}
        </Button>
        <Button look="primary" onClick={handleApply}>
          {outcome}
        </Button>
      </div>
    </Sheet>
  )
}

/** Counts the games left by the choice, anew on opening; the previous count while loading, null on failure. */
function useWeighed(list: FiltersSheetProps['list'], filters: GameFilters) {
  const wanted = writeFilters(filters)
  const { latest, refusal } = useCall(
    wanted,
    (signal) => weighChoice(browserCall, list, readFilters(new URLSearchParams(wanted)), signal),
    { pauseMs },
  )
  const { facets, total } = latest ?? list
  return { facets, total: refusal ? null : total, isFailed: refusal !== null }
}
