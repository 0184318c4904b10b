// Loads the editors' content for the platform. Promises: nothing is answered while a file has a mistake, and each mistake is
// reported with its file and line.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openArt, type Art } from '@yanta/art'
import { checkArt } from './check-art.ts'
import { keepPossible } from './needs.ts'
import type { PageEntry } from './page-files.ts'
import { openParsedTexts } from './parsed-texts.ts'
import { readContent } from './read-content.ts'
import type { AchievementEntry } from './schemas/achievements.ts'
import type {
  BannerEntry,
  CategoryEntry,
  CurrencyEntry,
  GameEntry,
  SearchWordsEntry,
  StudioEntry,
} from './schemas/catalogue.ts'
import type { SeriesEntry, TournamentEntry } from './schemas/contests.ts'
import type { PromotionEntry } from './schemas/promotions.ts'
import { readJurisdiction, type Jurisdiction } from './schemas/jurisdictions.ts'
import type { CouponEntry } from './schemas/coupons.ts'
import type { PaymentEntry } from './schemas/payments.ts'
import type { GiftEntry } from './schemas/gifts.ts'
import type { PayoutEntry } from './schemas/payouts.ts'
import type { LevelEntry, ProductEntry } from './schemas/rewards.ts'
import type { PlayerEntry, Settings } from './schemas/settings.ts'
import type { SupportAnswer } from './schemas/support-answers.ts'
import type { BlockEntry, FooterEntry, SeoEntry } from './schemas/texts.ts'
import { listProblems } from './validate.ts'

export interface LoadedContent {
  games: GameEntry[]
  searchWords: SearchWordsEntry[]
  studios: StudioEntry[]
  categories: CategoryEntry[]
  banners: BannerEntry[]
  blocks: BlockEntry[]
  promotions: PromotionEntry[]
  series: SeriesEntry[]
  tournaments: TournamentEntry[]
  currencies: CurrencyEntry[]
  players: PlayerEntry[]
  levels: LevelEntry[]
  products: ProductEntry[]
  gifts: GiftEntry[]
  achievements: AchievementEntry[]
  coupons: CouponEntry[]
  payments: PaymentEntry[]
  payouts: PayoutEntry[]
  settings: Settings
  /** The rules of the one that the settings name. */
  jurisdiction: Jurisdiction
  seo: SeoEntry[]
  footer: FooterEntry[]
  supportAnswers: SupportAnswer[]
  pages: PageEntry[]
  /** Holds every picture the entries need. */
  art: Art
  /** Hash of all files; changes with the content. */
  hash: string
}

/** The content that comes with the code. */
export const contentFolder = join(import.meta.dirname, '..')

/** Content can't be imported; the message lists every mistake with file and line. */
export class ContentError extends Error {
  override name = 'ContentError'
}

interface LoadOptions {
  art?: Art
  /** A file for what the content said at the last start, such as in the data folder. */
  parsedFile?: string
}

/** Throws ContentError when a file has a mistake. */
export function loadContent(
  folder: string,
  { art = openArt(), parsedFile }: LoadOptions = {},
): LoadedContent {
  const parsed = parsedFile === undefined ? undefined : openParsedTexts(parsedFile)
  const content = readContent(folder, parsed)
  parsed?.store()
  checkArt(content, art)
  const problems = listProblems(content)
  if (problems.length > 0)
    throw new ContentError(
      `The content has mistakes:\n${problems.map(({ file, line, message }) => `  ${file}:${line} ${message}`).join('\n')}`,
    )
  const valuesOf = <Entry>(file: { entries: { value: Entry }[] }) => file.entries.map(({ value }) => value)
  const settings = content.settings.value!
  const jurisdiction = readJurisdiction(
    valuesOf(content.jurisdictions).find(({ slug }) => slug === settings.jurisdiction)!,
  )
  const { pages, footer, promotions } = keepPossible(
    {
      pages: content.pages.pages,
      footer: valuesOf(content.footer),
      promotions: valuesOf(content.promotions),
    },
    jurisdiction,
  )
  return {
    games: valuesOf(content.games),
    searchWords: valuesOf(content.searchWords),
    studios: valuesOf(content.studios),
    categories: valuesOf(content.categories),
    banners: valuesOf(content.banners),
    blocks: valuesOf(content.blocks),
    promotions,
    series: valuesOf(content.series),
    tournaments: valuesOf(content.tournaments),
    currencies: valuesOf(content.currencies),
    players: valuesOf(content.players),
    levels: valuesOf(content.levels),
    products: valuesOf(content.products),
    gifts: valuesOf(content.gifts),
    achievements: valuesOf(content.achievements),
    coupons: valuesOf(content.coupons),
    payments: valuesOf(content.payments),
    payouts: valuesOf(content.payouts),
    settings,
    jurisdiction,
    seo: valuesOf(content.seo),
    footer,
    supportAnswers: valuesOf(content.supportAnswers),
    pages,
    art,
    hash: hashFiles(folder),
  }
}

function hashFiles(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.yaml$|^pages[\\/].*\.md$/.test(name),
  )
  for (const file of files.toSorted())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0')
  return hash.digest('hex')
}
