// What editors own: read, checked with file and line of each mistake, and typed. Its files lie beside this folder.
export { ContentError, type LoadedContent, contentFolder, loadContent } from './load-content.ts'
export type { PageEntry } from './page-files.ts'
export { readContent } from './read-content.ts'
export type { CurrencyEntry, GameEntry, SearchWordsEntry, StudioEntry } from './schemas/catalogue.ts'
export type { PromotionEntry, SeriesEntry, TournamentEntry } from './schemas/contests.ts'
export type { DepositGift, PlayerEntry, Settings } from './schemas/settings.ts'
export type { BlockEntry, FooterEntry, SeoEntry } from './schemas/texts.ts'
export { validateContent } from './validate.ts'
