import empty from '@yanta/art/empty.json'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CategoryChips } from './category-chips.tsx'
import { GameGrid } from './game-grid.tsx'
import type { GamesData } from './games-data.ts'
import styles from './games-screen.module.css'
import { ProviderChips } from './provider-chips.tsx'
import { useGames } from './use-games.ts'

/** All games of a category or a provider, forty at a time. */
export function GamesScreen({ list }: { list: GamesData }) {
  const { t, number } = useI18n()
  const { group, within } = list
  const provider = within && { to: `/producers/${group.slug}`, name: group.name }
  return (
    <>
      <div className={styles.top}>
        <div className={styles.head}>
          <Breadcrumbs label={t('catalogue.crumbs.label')} links={[{ to: '/', name: t('catalogue.crumbs.lobby') }, ...(provider ? [provider] : [])]} current={within?.name ?? group.name} />
          <h1>{within ? `${group.name}: ${within.name}` : group.name} <small>{number(list.total)}</small></h1>
        </div>
        {group.pageType === 'gameCategory'
          ? <CategoryChips categories={list.categories} current={group.slug} />
          : <ProviderChips provider={group} categories={list.categories} current={within?.slug ?? ''} />}
      </div>
      {list.total === 0
        ? <Notice image={empty.search} title={t('catalogue.games.empty')} text={t('catalogue.games.emptyHint')} action={<ButtonLink to="/">{t('catalogue.crumbs.lobby')}</ButtonLink>} />
        : <Games list={list} />}
    </>
  )
}

function Games({ list }: { list: GamesData }) {
  const { t, number } = useI18n()
  const { games, nextPage, nextCount, state, loadNext } = useGames(list)
  return (
    <div>
      <GameGrid games={games} loadingCount={state === 'loading' ? Math.min(15, nextCount) : 0} />
      {state === 'failed' && (
        <Notice isError title={t('catalogue.games.failed')} text={t('catalogue.games.failedHint')} action={<Button onClick={loadNext}>{t('catalogue.games.retry')}</Button>} />
      )}
      {state !== 'failed' && nextCount > 0 && (
        <div className={styles.more}>
          <ButtonLink
            to={`?page=${nextPage}`} preventScrollReset aria-disabled={state === 'loading' || undefined}
            onClick={(event) => {
              event.preventDefault()
              if (state !== 'loading') void loadNext()
            }}
          >
            {t('catalogue.games.more', { count: nextCount })}
          </ButtonLink>
          <span role="status">{t('catalogue.games.shown', { shown: number(games.length), total: number(list.total) })}</span>
        </div>
      )}
    </div>
  )
}
