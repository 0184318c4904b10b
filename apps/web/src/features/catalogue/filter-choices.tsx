// All filters of a list, each with the number of games it would leave. Without `onChange` they are fields of a form.
import type { GameFacets, GameFeature, Volatility } from '@yanta/contract'
import { type ReactNode, useState, use } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { CardContext } from './card-context.ts'
import styles from './filter-choices.module.css'
import { type GameFilters, toggle } from './game-filters.ts'
import { findProducers, topProducers } from './pick-producers.ts'

interface FilterChoicesProps {
  facets: GameFacets
  filters: GameFilters
  /** False on a provider's own screen. */
  hasProviders: boolean
  onChange?: (filters: GameFilters) => void
}

export function FilterChoices({ facets, filters, hasProviders, onChange }: FilterChoicesProps) {
  const { t, number } = useI18n()
  const { isDemoClosed } = use(CardContext)
  /** A box whose choice would leave no games can't be ticked, but a ticked one can be cleared. */
  const box = (
    name: string,
    value: string,
    isChosen: boolean,
    count: number,
    label: string,
    change: Partial<GameFilters>,
  ) => (
    <Checkbox
      key={`${name}:${value}`}
      name={name}
      value={value}
      end={number(count)}
      disabled={count === 0 && !isChosen}
      {...(onChange
        ? { checked: isChosen, onChange: () => onChange({ ...filters, ...change }) }
        : { defaultChecked: isChosen })}
    >
      {label}
    </Checkbox>
  )
  const provider = ({ value, name, count }: GameFacets['providers'][number]) =>
    box('provider', value, filters.providers.includes(value), count, name, {
      providers: toggle(filters.providers, value),
    })
  return (
    <div className={styles.groups}>
      {hasProviders && facets.providers.length > 1 && (
        <Group legend={t('catalogue.filters.providers')}>
          <Providers facets={facets} filters={filters} draw={provider} isSearched={onChange !== undefined} />
        </Group>
      )}
      <Group legend={t('catalogue.filters.volatility')}>
        {facets.volatilities.map(({ value, count }) =>
          box(
            'volatility',
            value,
            filters.volatilities.includes(value as Volatility),
            count,
            t(`catalogue.filters.volatility.${value as Volatility}`),
            { volatilities: toggle(filters.volatilities, value as Volatility) },
          ),
        )}
      </Group>
      <Group legend={t('catalogue.filters.features')}>
        {facets.features.map(({ value, count }) =>
          box(
            'feature',
            value,
            filters.features.includes(value as GameFeature),
            count,
            t(`catalogue.filters.feature.${value as GameFeature}`),
            { features: toggle(filters.features, value as GameFeature) },
          ),
        )}
      </Group>
      {facets.rtp.length > 0 && (
        <Group legend={t('catalogue.filters.rtp')}>
          <select
            name="rtp"
            aria-label={t('catalogue.filters.rtp')}
            className={styles.select}
            {...(onChange
              ? {
                  value: filters.rtp ?? '',
                  onChange: (event) => onChange({ ...filters, rtp: Number(event.target.value) || null }),
                }
              : { defaultValue: filters.rtp ?? '' })}
          >
            <option value="">{t('catalogue.filters.any')}</option>
            {listSteps(facets, filters).map(({ value, count }) => (
              <option
                key={value}
                value={value}
              >{`${t('catalogue.filters.rtpFrom', { least: number(Number(value) / 100) })}${count === null ? '' : ` (${number(count)})`}`}</option>
            ))}
          </select>
        </Group>
      )}
      <Group legend={t('catalogue.filters.only')}>
        {box('bonus', '1', filters.bonus, facets.bonus, t('catalogue.filters.onlyBonus'), {
          bonus: !filters.bonus,
        })}
        {!isDemoClosed &&
          box('demo', '1', filters.demo, facets.demo, t('catalogue.filters.onlyDemo'), {
            demo: !filters.demo,
          })}
      </Group>
    </div>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

interface ProvidersProps {
  facets: GameFacets
  filters: GameFilters
  draw: (facet: GameFacets['providers'][number]) => ReactNode
  isSearched: boolean
}

/** Chosen providers and the largest, eight at most; others expand or are found by prefix [2.54] [5.16]. */
function Providers({ facets: { providers }, filters, draw, isSearched }: ProvidersProps) {
  const { t } = useI18n()
  const [words, setWords] = useState('')
  const found = findProducers(providers, words)
  // The order must not jump while the player chooses: it follows the filters the panel was opened with.
  const [chosen] = useState(filters.providers)
  const sorted = providers.toSorted(
    (a, b) => Number(chosen.includes(b.value)) - Number(chosen.includes(a.value)),
  )
  const [top, rest] = [
    sorted.slice(0, Math.max(topProducers, chosen.length)),
    sorted.slice(Math.max(topProducers, chosen.length)),
  ]
  return (
    <>
      {isSearched && rest.length > 0 && (
        <SearchField
          size="small"
          label={t('catalogue.filters.providers')}
          placeholder={t('catalogue.filters.providerHint')}
          clearLabel={t('catalogue.filters.clear')}
          value={words}
          onChange={setWords}
        />
      )}
      {found ? (
        found.length > 0 ? (
          found.map(draw)
        ) : (
          <p className={styles.none} role="status">
            {t('catalogue.filters.noProvider')}
          </p>
        )
      ) : (
        <>
          {top.map(draw)}
          {rest.length > 0 && (
            <details className={styles.rest}>
              <summary>
                {t('catalogue.filters.more', { count: rest.length })}
                <Icon name="down" size={16} />
              </summary>
              {rest.map(draw)}
            </details>
          )}
        </>
      )}
    </>
  )
}

/** The offered steps, plus the chosen value where it is not one of them. */
function listSteps({ rtp }: GameFacets, filters: GameFilters): { value: string; count: number | null }[] {
  const isOffered = filters.rtp === null || rtp.some(({ value }) => Number(value) === filters.rtp)
  return isOffered
    ? rtp
    : [...rtp, { value: String(filters.rtp), count: null }].toSorted(
        (a, b) => Number(a.value) - Number(b.value),
      )
}
