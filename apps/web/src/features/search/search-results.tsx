import type { Category, GameListItem } from '@yanta/contract'
import { type MouseEvent, type ReactNode, use } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { RegionClosedContext } from '../../site/region.ts'
import { GameCover } from '../../domain/game/game-cover.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Keys } from '../../ui/data/keys.tsx'
import { MarkedName } from './marked-name.tsx'
import { buildSearchPath } from './search-address.ts'
import styles from './search-results.module.css'

interface SearchResultsProps {
  id: string
  /** The text that the results match. */
  words: string
  /** Title above the games. */
  title: string
  games: readonly GameListItem[]
  /** Number of all games found; the link to the search screen is hidden at zero. */
  total: number
  providers: Category[]
  categories: Category[]
  /** Index of the option that Enter opens, counted through all groups; -1 for none. */
  current: number
  onAll: () => void
  onSupport: () => void
}

/** The results, as one list of options in groups, each a link where it has an address. */
export function SearchResults({
  id,
  words,
  title,
  games,
  total,
  providers,
  categories,
  current,
  onAll,
  onSupport,
}: SearchResultsProps) {
  const { t, number } = useI18n()
  let place = 0
  const option = () => {
    const own = place++
    return {
      id: `${id}-${own}`,
      role: 'option',
      tabIndex: -1,
      'aria-selected': own === current,
      className: styles.option,
    }
  }
  function handleAll(event: MouseEvent) {
    // Opening in another tab is left to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onAll()
  }
  const groups = (title: string, found: Category[]) =>
    found.length > 0 && (
      <Group title={title}>
        {found.map(({ slug, name, url, image, gamesCount }) => (
          <a key={slug} href={url} {...option()}>
            <span className={styles.mark}>{image ? <img src={image} alt="" /> : <Icon name="grid" />}</span>
            <Texts name={name} words={words} note={t('catalogue.providers.games', { count: gamesCount })} />
          </a>
        ))}
      </Group>
    )
  // The text is a provider's name if all games found are that provider's.
  const isProviderMeant =
    providers.length > 0 &&
    games.length > 1 &&
    games.every(({ provider }) => provider.slug === providers[0]!.slug)
  const named = isProviderMeant && groups(t('shell.footer.studios'), providers)
  return (
    <div id={id} role="listbox" aria-label={t('search.results')} className={styles.list}>
      {named}
      {games.length > 0 && (
        <Group title={title}>
          {games.map((game) => (
            <GameOption key={game.slug} game={game} words={words} option={option()} />
          ))}
          {words !== '' && total > 0 && (
            <a href={buildSearchPath(words)} {...option()} onClick={handleAll}>
              <span className={styles.mark}>
                <Icon name="search" />
              </span>
              <Texts name={t('search.all', { count: number(total) })} words="" />
            </a>
          )}
        </Group>
      )}
      {!isProviderMeant && groups(t('shell.footer.studios'), providers)}
      {groups(t('search.categories'), categories)}
      <Group title={t('search.actions')}>
        <button type="button" {...option()} onClick={onSupport}>
          <span className={styles.mark}>
            <Icon name="chat" />
          </span>
          <Texts name={t('search.support')} words="" />
        </button>
      </Group>
    </div>
  )
}

type OptionProps = {
  id: string
  role: string
  tabIndex: number
  'aria-selected': boolean
  className: string | undefined
}

function GameOption({ game, words, option }: { game: GameListItem; words: string; option: OptionProps }) {
  const { t } = useI18n()
  const isClosed = use(RegionClosedContext)
  const content = (
    <>
      <GameCover source={game.tall_preview} className={styles.cover} />
      <Texts name={game.name} words={words} note={game.provider.name} />
    </>
  )
  if (game.disabled || isClosed) {
    return (
      <div {...option} aria-disabled="true" className={joinClasses(option.className, styles.off)}>
        {content}
        <em>
          {t(
            isClosed
              ? 'catalogue.card.region'
              : game.disabledReason === 'maintenance'
                ? 'catalogue.card.maintenance'
                : 'catalogue.card.soon',
          )}
        </em>
      </div>
    )
  }
  return (
    <a href={`/play/${game.slug}`} {...option}>
      {content}
      <em>
        {t('search.play')} <Keys keys={['↵']} />
      </em>
    </a>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <div className={styles.title} aria-hidden="true">
        {title}
      </div>
      {children}
    </div>
  )
}

function Texts({ name, words, note }: { name: string; words: string; note?: string }) {
  return (
    <span className={styles.texts}>
      <b>
        <MarkedName name={name} words={words} />
      </b>
      {note && <small>{note}</small>}
    </span>
  )
}
