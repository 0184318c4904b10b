import empty from '@yanta/art/empty.json'
import type { Category } from '@yanta/contract'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useNavigation, useNavigationType } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { becomeScreen } from '../../dialogs/history.ts'
import { ButtonLink } from '../../ui/actions/button.tsx'
import chip from '../../ui/actions/chip.module.css'
import { joinClasses } from '../../ui/join-classes.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { addRecentSearch } from './recent-searches.ts'
import { buildSearchPath, longestWords, trimWords } from './search-address.ts'
import { type SearchData, gamesPerPage, mostGames } from './search-data.ts'
import { isSearchKey, isTypedInto } from './search-keys.ts'
import styles from './search-screen.module.css'

interface SearchScreenProps {
  found: SearchData
  /** Matches of the search text. */
  providers: Category[]
  categories: Category[]
  /** Links offered when nothing is found. */
  sections: Category[]
  /** The cards of the games found, and a board of the providers found. */
  grid: ReactNode
  tiles: ReactNode
  /** Suggestions when little is found. */
  liked: ReactNode
}

/** Debounce of typing, in milliseconds. */
const pauseMs = 150
const suggestedNames = 5
/** A full row of cards: with fewer results suggestions are shown too. */
const fewGames = 14

/** All results of a search. A form that works without scripts; with them it updates while typing. */
export function SearchScreen({
  found,
  providers,
  categories,
  sections,
  grid,
  tiles,
  liked,
}: SearchScreenProps) {
  const { t, number } = useI18n()
  const { words, total, pages, games, popular } = found
  const navigation = useNavigation()
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === '/search'
  const field = useTypedWords(words)
  useSearchKeyFor(field.focus)
  // The palette's address was loaded: adopt it as the screen.
  useEffect(becomeScreen, [])
  const count = total + providers.length + categories.length
  const left = Math.min(total, mostGames) - games.length
  return (
    <>
      <div className={styles.top}>
        <VisuallyHidden as="h1">
          {words === '' ? t('search.title') : t('search.title_of', { words })}
        </VisuallyHidden>
        <form
          role="search"
          ref={field.form}
          onSubmit={(event) => {
            event.preventDefault()
            addRecentSearch(trimWords(field.typed))
            field.ask()
          }}
        >
          <SearchField
            name="q"
            size="large"
            label={t('shell.search.placeholder')}
            placeholder={t('shell.search.placeholder')}
            clearLabel={t('search.clear')}
            value={field.typed}
            onChange={field.type}
            maxLength={longestWords}
            autoCapitalize="none"
            spellCheck={false}
          />
        </form>
        {popular.length > 0 && (
          <div className={styles.often}>
            <span id="often">{t('search.often')}</span>
            <ul aria-labelledby="often">
              {popular.slice(0, suggestedNames).map(({ slug, name }) => (
                <li key={slug}>
                  <a className={chip.chip} href={buildSearchPath(name)}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{words !== '' && !isLoading ? t('search.found', { count }) : ''}</span>
      </VisuallyHidden>
      <div className={styles.results} aria-busy={isLoading || undefined}>
        {words !== '' && count === 0 && (
          <Notice
            image={empty.search}
            title={t('search.empty', { words })}
            text={t('search.empty_hint')}
            action={<CategoryLinks categories={sections} isCentred />}
          />
        )}
        {total > 0 && (
          <Section title={t('shell.footer.games')} count={number(total)}>
            {grid}
            {left > 0 && (
              <div className={styles.more}>
                <ButtonLink
                  to={buildSearchPath(words, pages + 1)}
                  replace
                  preventScrollReset
                  aria-disabled={isLoading || undefined}
                >
                  {t('search.more', { count: Math.min(left, gamesPerPage) })}
                </ButtonLink>
              </div>
            )}
          </Section>
        )}
        {providers.length > 0 && (
          <Section title={t('shell.footer.studios')} count={number(providers.length)}>
            {tiles}
          </Section>
        )}
        {categories.length > 0 && (
          <Section title={t('search.categories')} count={number(categories.length)}>
            <CategoryLinks categories={categories} />
          </Section>
        )}
        {total < fewGames && liked}
      </div>
    </>
  )
}

function CategoryLinks({ categories, isCentred }: { categories: Category[]; isCentred?: boolean }) {
  const { number } = useI18n()
  return (
    <ul className={joinClasses(styles.categories, isCentred && styles.centred)}>
      {categories.map(({ slug, name, url, gamesCount }) => (
        <li key={slug}>
          <a className={chip.chip} href={url}>
            {name} <small>{number(gamesCount)}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The field's text: as typed, or that of the address after a navigation. The address follows with a delay. */
function useTypedWords(words: string) {
  const navigate = useNavigate()
  const isReplaced = useNavigationType() === 'REPLACE'
  const form = useRef<HTMLFormElement>(null)
  const [typed, type] = useState(words)
  const asked = useRef(words)
  /** Texts asked for since the last one that was answered, and that one. */
  const own = useRef(new Set([words]))
  const wanted = trimWords(typed)
  function ask() {
    if (asked.current === wanted) return
    asked.current = wanted
    own.current.add(wanted)
    void navigate(buildSearchPath(wanted), { replace: true, preventScrollReset: true })
  }
  const askInTime = useEffectEvent(ask)
  useEffect(() => {
    const timer = setTimeout(() => askInTime(), pauseMs)
    return () => clearTimeout(timer)
  }, [wanted])
  const follow = useEffectEvent((found: string) => {
    // A response to the typed text must not change it, nor one to an earlier text, which may be shown late. A step back or a link leads
    // to another entry of the history.
    if (isReplaced && own.current.has(found) && asked.current !== found) return
    if (asked.current !== found) type(found)
    asked.current = found
    own.current = new Set([found])
  })
  useEffect(() => follow(words), [words])
  return { typed, type, ask, form, focus: () => form.current?.querySelector('input')?.focus() }
}

/** The search key focuses this field instead of opening the palette. */
function useSearchKeyFor(focus: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event, isTypedInto(event.target)) || document.querySelector('dialog:modal')) return
    event.preventDefault()
    event.stopPropagation()
    focus()
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
