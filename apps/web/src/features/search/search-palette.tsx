// The search over the page: a field, and below it games and providers as the player types. The focus stays in the
// field; arrows move through the results, Enter opens one, Escape closes.
import empty from '@yanta/art/empty.json'
import type { Category } from '@yanta/contract'
import { type MouseEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { setDialogAddress } from '../../dialogs/history.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Keys } from '../../ui/data/keys.tsx'
import { noOption, useCombobox } from '../../ui/fields/use-combobox.ts'
import { ModalFrame } from '../../ui/overlays/modal-frame.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Loading, RowsPlaceholder } from '../../ui/feedback/placeholder.tsx'
import { useStay } from '../../ui/motion/presence.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { EarlyWords } from './early-words.ts'
import { createGroupIndex } from './find-groups.ts'
import { RecentChips } from './recent-chips.tsx'
import { addRecentSearch, listRecentSearches, removeRecentSearch } from './recent-searches.ts'
import { buildSearchPath, longestWords, trimWords } from './search-address.ts'
import { popularCategory } from './search-data.ts'
import styles from './search-palette.module.css'
import { SearchResults } from './search-results.tsx'
import { useSearch } from './use-search.ts'

interface SearchPaletteProps {
  categories: Category[]
  providers: Category[]
  early?: EarlyWords
  onSupport: () => void
  onClose: () => void
}

const mostProviders = 3
const mostCategories = 3

export function SearchPalette({ categories, providers, early, onSupport, onClose }: SearchPaletteProps) {
  const { t } = useI18n()
  const [titleId, listId] = [useId(), useId()]
  const field = useRef<HTMLInputElement>(null)
  const first = categories.find(({ slug }) => slug === popularCategory) ?? categories[0]
  const search = useSearch(first?.slug ?? '')
  const [choice, setChoice] = useState<{ place: number; among: string | null } | null>(null)
  const [recent, setRecent] = useState(listRecentSearches)
  const { isPresent } = useStay()
  const navigate = useNavigate()
  const findProviders = useMemo(() => createGroupIndex(providers), [providers])
  const findCategories = useMemo(() => createGroupIndex(categories), [categories])
  const words = search.answered ?? ''
  const typed = trimWords(search.words)
  const [foundProviders, foundCategories] = useMemo(
    () => [findProviders(words).slice(0, mostProviders), findCategories(words).slice(0, mostCategories)],
    [findProviders, findCategories, words],
  )
  const count =
    words === '' ? search.games.length : search.total + foundProviders.length + foundCategories.length
  const isEmpty = search.phase === 'ready' && count === 0 && words !== ''
  // A choice belongs to the results it was made in. Without results no option is preselected.
  const current = choice && choice.among === search.answered ? choice.place : count > 0 ? 0 : noOption
  const isOffline = search.phase === 'offline'
  const hasFailed = isOffline || search.phase === 'failed'
  const isAnswered = search.phase === 'ready' && words === typed
  useAddress(typed, isPresent)

  const typeInto = useEffectEvent((words: string) => search.type(words))
  const focusField = () => field.current?.focus({ preventScroll: true })
  // Focused on touch too. If reopened while closing, the field still has its text: the first letter replaces it.
  useEffect(() => {
    if (!isPresent) return
    field.current?.focus({ preventScroll: true })
    const words = early?.take()
    if (words) typeInto(words)
    else field.current?.select()
  }, [isPresent, early])
  const { list, fieldProps } = useCombobox({
    listId,
    current,
    among: search.answered,
    onMove: (place) => setChoice({ place, among: search.answered }),
    onEnter() {
      // The listed results belong to another text.
      if (typed === '' || isAnswered) return false
      openAll(typed)
      return true
    },
  })

  function openAll(wanted: string) {
    addRecentSearch(wanted)
    void navigate(buildSearchPath(wanted))
  }
  /** Only a text whose result was opened is stored. */
  function handleClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a[role=option]')) addRecentSearch(words)
  }
  function chooseRecent(chosen: string) {
    search.type(chosen)
    setChoice(null)
    focusField()
  }

  return (
    <ModalFrame
      labelledBy={titleId}
      onClose={onClose}
      className={styles.palette}
      surfaceClassName={styles.surface}
    >
      <VisuallyHidden as="h2" id={titleId}>
        {t('search.title')}
      </VisuallyHidden>
      <div className={styles.ask}>
        <Icon name="search" size={24} />
        <input
          ref={field}
          type="text"
          {...fieldProps}
          className={styles.field}
          value={search.words}
          maxLength={longestWords}
          placeholder={t('shell.search.placeholder')}
          aria-label={t('shell.search.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          data-autofocus
          onChange={(event) => {
            search.type(event.target.value)
            setChoice(null)
          }}
        />
        <button type="button" className={styles.close} aria-label={t('search.close')} onClick={onClose}>
          <Keys keys={['Esc']} />
          <Icon name="close" size={18} />
        </button>
      </div>
      <VisuallyHidden>
        <span role="status">
          {search.phase === 'ready' && words !== '' ? t('search.found', { count }) : ''}
        </span>
      </VisuallyHidden>
      <div
        className={joinClasses(
          styles.body,
          search.phase === 'loading' && search.answered !== null && styles.stale,
        )}
        ref={list}
        onClickCapture={handleClick}
      >
        {search.words === '' && (
          <RecentChips
            searches={recent}
            onChoose={chooseRecent}
            onRemove={(forgotten) => {
              setRecent(removeRecentSearch(forgotten))
              focusField()
            }}
          />
        )}
        {hasFailed && (
          <Notice
            isError
            title={t(isOffline ? 'errors.page.offline.title' : 'search.failed')}
            text={t(isOffline ? 'search.offline_hint' : 'lobby.rows.failedHint')}
            action={
              <Button
                size="small"
                onClick={() => {
                  search.retry()
                  focusField()
                }}
              >
                {t('lobby.rows.retry')}
              </Button>
            }
          />
        )}
        {search.phase === 'loading' && count === 0 && (
          <div className={styles.loading}>
            <Loading label={t('search.loading')}>
              <RowsPlaceholder rows={4} />
            </Loading>
          </div>
        )}
        {isEmpty && (
          <Notice
            image={empty.search}
            title={t('search.empty', { words })}
            text={t('search.empty_hint')}
            action={<Sections categories={categories} />}
          />
        )}
        {!hasFailed && (
          <SearchResults
            id={listId}
            words={words}
            title={isEmpty ? t('search.liked') : words === '' ? (first?.name ?? '') : t('shell.footer.games')}
            games={isEmpty ? search.popular : search.games}
            total={search.total}
            providers={foundProviders}
            categories={foundCategories}
            current={current}
            onAll={() => openAll(words)}
            onSupport={() => {
              focusField()
              onSupport()
            }}
          />
        )}
      </div>
      <footer className={styles.keys} aria-hidden="true">
        <span>
          <Keys keys={['↑', '↓']} />
          {t('search.keys.move')}
        </span>
        <span>
          <Keys keys={['↵']} />
          {t('search.keys.open')}
        </span>
        <span>
          <Keys keys={['Ctrl', 'K']} />
          {t('search.keys.search')}
        </span>
      </footer>
    </ModalFrame>
  )
}

/** Puts the text into the address of the palette's history entry: a reload or shared link opens the search screen. */
function useAddress(typed: string, isPresent: boolean): void {
  const address = useHref(buildSearchPath(typed))
  useEffect(() => {
    if (isPresent) setDialogAddress(typed === '' ? null : address)
  }, [address, typed, isPresent])
}

function Sections({ categories }: { categories: Category[] }) {
  return (
    <div className={styles.sections}>
      {categories.slice(0, 4).map(({ slug, name, url }) => (
        <a key={slug} href={url}>
          {name}
        </a>
      ))}
    </div>
  )
}
