import empty from '@yanta/art/empty.json'
import { Suspense, useState } from 'react'
import { lazyPatiently } from '../../data/api/lazy-patiently.ts'
import { useWallet } from '../../domain/wallet/use-wallet.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { openModal } from '../../dialogs/store.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CategoryChips } from './category-chips.tsx'
import { FilterBar } from './filter-bar.tsx'
import { noFilters, writeFilters } from './game-filters.ts'
import type { GamesData } from './games-data.ts'
import { GamesList } from './games-list.tsx'
import styles from './games-screen.module.css'
import { ProviderChips } from './provider-chips.tsx'
import { ProviderHead } from './provider-head.tsx'
import './filters.messages.json'

/** Few players have a bonus. */
const loadWagerHead = async () => (await import('./wager-head.tsx')).WagerHead
const WagerHead = import.meta.env.SSR ? await loadWagerHead() : lazyPatiently(loadWagerHead)

/** Nobody searches among so few games or puts them in order. */
const mostAtAGlance = 8

/** [2.71]. */
const wagerCategory = 'otygrat_bonus'

/** All games of a category or a provider, forty at a time. */
export function GamesScreen({ list }: { list: GamesData }) {
  const { t, number } = useI18n()
  const { group, within } = list
  const provider = within && { to: `/producers/${group.slug}`, name: group.name }
  const hasWager = useWallet(({ wagering }) => wagering !== null)
  const isNarrowed = writeFilters({ ...list.filters, sort: null }) !== ''
  const address = within ? `${group.slug}/${within.slug}` : group.slug
  const [filteredAddress, setFilteredAddress] = useState<string | null>(null)
  const hasFilters =
    list.total > mostAtAGlance || writeFilters(list.filters) !== '' || filteredAddress === address
  // They stay under the hands of whoever clears them.
  if (hasFilters && filteredAddress !== address) setFilteredAddress(address)
  return (
    <>
      <div className={styles.top}>
        <div className={styles.head}>
          <Breadcrumbs
            label={t('catalogue.crumbs.label')}
            links={[{ to: '/', name: t('catalogue.crumbs.lobby') }, ...(provider ? [provider] : [])]}
            current={within?.name ?? group.name}
          />
          {group.pageType === 'gameProducer' ? (
            <ProviderHead
              provider={group}
              within={
                within &&
                (list.categories.find(({ slug }) => slug === within.slug) ?? {
                  name: within.name,
                  gamesCount: list.total,
                })
              }
              banner={list.banner}
            />
          ) : (
            <h1>
              {group.name} <small>{number(list.total)}</small>
            </h1>
          )}
        </div>
        {group.slug === wagerCategory && hasWager && (
          <Suspense>
            <WagerHead />
          </Suspense>
        )}
        {group.pageType === 'gameCategory' ? (
          <CategoryChips categories={list.categories} current={group.slug} />
        ) : (
          <div className={styles.ways}>
            <ProviderChips provider={group} categories={list.categories} current={within?.slug ?? ''} />
            <Button
              className={styles.producers}
              aria-haspopup="dialog"
              onClick={() => openModal('producers')}
            >
              <Icon name="grid" size={18} />
              {t('catalogue.provider.all')}
            </Button>
          </div>
        )}
        {hasFilters && <FilterBar list={list} />}
      </div>
      {list.total > 0 ? (
        <GamesList data={list} />
      ) : isNarrowed ? (
        <Notice
          image={empty.search}
          title={t('catalogue.filters.empty')}
          text={t('catalogue.filters.emptyHint')}
          action={
            <ButtonLink
              look="primary"
              to={
                writeFilters({
                  ...noFilters,
                  sort: list.filters.sort === 'popular' ? null : list.filters.sort,
                }) || '.'
              }
              preventScrollReset
            >
              {t('catalogue.filters.reset')}
            </ButtonLink>
          }
        />
      ) : (
        <Notice
          image={empty.search}
          title={t('catalogue.games.empty')}
          text={t('catalogue.games.emptyHint')}
          action={<ButtonLink to="/">{t('catalogue.crumbs.lobby')}</ButtonLink>}
        />
      )}
    </>
  )
}
