import type { GameFacets } from '@yanta/contract'
import { Link } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { RemovableChipLink } from '../../ui/actions/choice-chip.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './filter-bar.module.css'
import { type GameFilters, countFilters, noFilters, toggle, writeFilters } from './game-filters.ts'

interface ChosenFiltersProps {
  filters: GameFilters
  facets: GameFacets | null
  /** Null: not known yet. */
  total: number | null
}

/** The active filters of a list; each links to the list without it. Announces the count of games when it changes. */
export function ChosenFilters({ filters, facets, total }: ChosenFiltersProps) {
  const { t, number } = useI18n()
  const addressOf = (change: Partial<GameFilters>) => writeFilters({ ...filters, ...change }) || '.'
  const providerName = (slug: string) => facets?.providers.find(({ value }) => value === slug)?.name ?? slug
  const chosen: { name: string; without: Partial<GameFilters> }[] = [
    ...filters.providers.map((slug) => ({
      name: providerName(slug),
      without: { providers: toggle(filters.providers, slug) },
    })),
    ...filters.volatilities.map((value) => ({
      name: t(`catalogue.filters.volatilityChosen.${value}`),
      without: { volatilities: toggle(filters.volatilities, value) },
    })),
    ...filters.features.map((value) => ({
      name: t(`catalogue.filters.feature.${value}`),
      without: { features: toggle(filters.features, value) },
    })),
    ...(filters.rtp === null
      ? []
      : [
          {
            name: t('catalogue.filters.rtpChosen', { least: number(filters.rtp / 100) }),
            without: { rtp: null },
          },
        ]),
    ...(filters.bonus ? [{ name: t('catalogue.filters.bonus'), without: { bonus: false } }] : []),
    ...(filters.demo ? [{ name: t('catalogue.filters.demo'), without: { demo: false } }] : []),
    ...(filters.q ? [{ name: t('catalogue.filters.words', { words: filters.q }), without: { q: '' } }] : []),
  ]
  const isNarrowed = countFilters(filters) > 0 || filters.q !== ''
  return (
    <div className={styles.chosen} data-empty={!isNarrowed || undefined}>
      {isNarrowed && (
        <ul aria-label={t('catalogue.filters.chosen')}>
          {chosen.map(({ name, without }) => (
            <li key={name}>
              <RemovableChipLink
                to={addressOf(without)}
                removeLabel={t('catalogue.filters.remove', { name })}
              >
                {name}
              </RemovableChipLink>
            </li>
          ))}
        </ul>
      )}
      {isNarrowed && (
        <Link
          className={styles.reset}
          to={writeFilters({ ...noFilters, sort: filters.sort === 'popular' ? null : filters.sort }) || '.'}
          preventScrollReset
        >
          {t('catalogue.filters.reset')}
        </Link>
      )}
      <p role="status" className={styles.found}>
        {!isNarrowed || total === null ? (
          ''
        ) : total > 0 ? (
          t('catalogue.filters.found', { count: total })
        ) : (
          <VisuallyHidden>{t('catalogue.filters.empty')}</VisuallyHidden>
        )}
      </p>
    </div>
  )
}
