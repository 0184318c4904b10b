import type { Fault } from '../fault.ts'

const catalogue = 'apps/platform/src/modules/play/catalogue'

export const catalogueFaults: readonly Fault[] = [
  {
    id: 'facet-counts-itself',
    says: 'Once a provider is chosen all other providers have no games and vanish from the list.',
    file: `${catalogue}/game-facets.rules.ts`,
    symbol: 'findLeftByOthers',
    find: '...chosen.filter((facet) => facet.key !== key).map(({ games }) => games)',
    replace: '...chosen.map(({ games }) => games)',
    seenBy: [`${catalogue}/games-query.test.ts`, `${catalogue}/catalogue.test.ts`],
  },
  {
    id: 'several-values-of-a-filter-exclude',
    says: 'Of several providers that were chosen only the games of the first are listed.',
    file: `${catalogue}/games-query.rules.ts`,
    symbol: 'chosenOf',
    find: '[...values].map((value) => sets.of(kind, value))',
    replace: '[...values].slice(0, 1).map((value) => sets.of(kind, value))',
    seenBy: [`${catalogue}/games-query.test.ts`, `${catalogue}/catalogue.test.ts`],
  },
  {
    id: 'search-on-one-keyboard',
    says: 'Words that were typed on the other keyboard layout find nothing.',
    file: 'packages/name-search/src/typed-words.ts',
    symbol: 'readTyped',
    find: 'onOtherKeyboard: part.length < shortestSwitched ? []',
    replace: 'onOtherKeyboard: part.length >= shortestSwitched ? []',
    seenBy: ['packages/name-search/src/name-index.test.ts', `${catalogue}/search/game-index.test.ts`],
  },
  {
    id: 'answers-outlive-the-catalogue',
    says: 'A game that the desk has taken out of play stays in lists that were asked for before.',
    file: `${catalogue}/catalogue.service.ts`,
    symbol: 'openCatalogue.look',
    find: 'current = await loadSnapshot(db, searchWords, current) answers = createAnswerCache(cacheBytes)',
    replace: 'current = await loadSnapshot(db, searchWords, current)',
    seenBy: [`${catalogue}/open-catalogue.test.ts`, `${catalogue}/catalogue.test.ts`],
  },
  {
    id: 'list-of-the-player-before',
    says: 'Going back after a login shows the list as it was cached for a guest.',
    file: 'apps/web/src/features/catalogue/cached-games.ts',
    symbol: 'returnToGames',
    find: 'isSame && key !== shownKey && !isSessionChanged() &&',
    replace: 'isSame && (key !== shownKey || !isSessionChanged()) &&',
    seenBy: ['apps/web/src/features/catalogue/cached-games.test.ts'],
  },
]
