// Reads everything editors own and checks it, all but its art: shapes, translations, references between files, stakes, texts.
import { reservedGameSlugs } from '@yanta/contract'
import { checkAchievements } from './check-achievements.ts'
import { checkBanners } from './check-banners.ts'
import { checkContests } from './check-contests.ts'
import { checkCoupons } from './check-coupons.ts'
import { checkCurrencies } from './check-currencies.ts'
import { checkGames } from './check-games.ts'
import { checkGifts } from './check-gifts.ts'
import { checkJurisdictions } from './check-jurisdictions.ts'
import { checkLevels } from './check-levels.ts'
import { checkPayments } from './check-payments.ts'
import { checkPayouts } from './check-payouts.ts'
import { checkProducts } from './check-products.ts'
import { checkPromotions } from './check-promotions.ts'
import { checkRegistration } from './check-registration.ts'
import { checkSearchWords } from './check-search-words.ts'
import { checkNeeds } from './check-needs.ts'
import { checkTexts } from './check-texts.ts'
import { checkWorlds } from './check-worlds.ts'
import { type ContentFile, readContentFile, readContentFolder, readContentMapping } from './content-file.ts'
import type { Content } from './content.ts'
import { readPageFiles } from './page-files.ts'
import type { ParsedTexts } from './parsed-texts.ts'
import { AchievementEntry } from './schemas/achievements.ts'
import {
  BannerEntry,
  CategoryEntry,
  CurrencyEntry,
  GameEntry,
  SearchWordsEntry,
  StudioEntry,
} from './schemas/catalogue.ts'
import { SeriesEntry, TournamentEntry } from './schemas/contests.ts'
import { PromotionEntry } from './schemas/promotions.ts'
import { CouponEntry } from './schemas/coupons.ts'
import { GiftEntry } from './schemas/gifts.ts'
import { JurisdictionEntry } from './schemas/jurisdictions.ts'
import { PaymentEntry } from './schemas/payments.ts'
import { PayoutEntry } from './schemas/payouts.ts'
import { LevelEntry, ProductEntry } from './schemas/rewards.ts'
import { PlayerEntry, Settings } from './schemas/settings.ts'
import { SupportAnswer } from './schemas/support-answers.ts'
import { BlockEntry, FooterEntry, SeoEntry } from './schemas/texts.ts'
import { WorldEntry } from './schemas/worlds.ts'

/** Reads and checks the content in `folder`, all but its art. */
export function readContent(folder: string, parsed?: ParsedTexts): Content {
  const source = { folder, parsed }
  const content: Content = {
    games: readContentFile(source, 'games.yaml', GameEntry),
    worlds: readContentFolder(source, 'worlds', WorldEntry),
    searchWords: readContentFile(source, 'search-words.yaml', SearchWordsEntry),
    studios: readContentFile(source, 'studios.yaml', StudioEntry),
    categories: readContentFile(source, 'categories.yaml', CategoryEntry),
    banners: readContentFile(source, 'banners.yaml', BannerEntry),
    blocks: readContentFile(source, 'blocks.yaml', BlockEntry),
    promotions: readContentFolder(source, 'promotions', PromotionEntry),
    series: readContentFolder(source, 'series', SeriesEntry),
    tournaments: readContentFolder(source, 'tournaments', TournamentEntry),
    currencies: readContentFile(source, 'currencies.yaml', CurrencyEntry),
    players: readContentFile(source, 'players.yaml', PlayerEntry),
    levels: readContentFile(source, 'levels.yaml', LevelEntry),
    products: readContentFile(source, 'products.yaml', ProductEntry),
    gifts: readContentFile(source, 'gifts.yaml', GiftEntry),
    achievements: readContentFile(source, 'achievements.yaml', AchievementEntry),
    coupons: readContentFile(source, 'coupons.yaml', CouponEntry),
    payments: readContentFile(source, 'payments.yaml', PaymentEntry),
    payouts: readContentFile(source, 'payouts.yaml', PayoutEntry),
    jurisdictions: readContentFolder(source, 'jurisdictions', JurisdictionEntry),
    settings: readContentMapping(source, 'settings.yaml', Settings),
    seo: readContentFile(source, 'seo.yaml', SeoEntry),
    footer: readContentFile(source, 'footer.yaml', FooterEntry),
    supportAnswers: readContentFile(source, 'support-answers.yaml', SupportAnswer),
    pages: readPageFiles(source),
  }
  checkUnique(content.games, 'slug')
  checkUnique(content.studios, 'slug')
  checkUnique(content.categories, 'slug')
  checkUnique(content.banners, 'id')
  checkUnique(content.blocks, 'id')
  checkUnique(content.series, 'slug')
  checkUnique(content.tournaments, 'slug')
  checkUnique(content.currencies, 'code')
  checkUnique(content.players, 'email')
  checkUnique(content.products, 'slug')
  checkUnique(content.supportAnswers, 'slug')
  checkUnique(content.gifts, 'slug')
  checkUnique(content.payments, 'key')
  checkUnique(content.achievements, 'slug')
  checkUnique(content.payouts, 'key')
  checkUnique(content.seo, 'path')
  checkReserved(content.games)
  checkReserved(content.categories)
  checkGames(content)
  checkWorlds(content)
  checkSearchWords(content)
  checkBanners(content)
  checkContests(content)
  checkCurrencies(content.currencies)
  checkLevels(content)
  checkProducts(content)
  checkPromotions(content)
  checkGifts(content)
  checkAchievements(content)
  checkCoupons(content)
  checkPayments(content.payments)
  checkPayouts(content.payouts)
  checkRegistration(content)
  checkJurisdictions(content)
  checkTexts(content)
  checkNeeds(content)
  return content
}

function checkUnique<Key extends string>(file: ContentFile<{ [K in Key]: string }>, key: Key): void {
  const seen = new Set<string>()
  for (const { index, value } of file.entries) {
    if (seen.has(value[key])) file.report([index, key], `duplicate ${key} '${value[key]}'`)
    seen.add(value[key])
  }
}

function checkReserved(file: ContentFile<{ slug: string }>): void {
  const reserved: readonly string[] = reservedGameSlugs
  for (const {
    index,
    value: { slug },
  } of file.entries)
    if (reserved.includes(slug)) file.report([index, 'slug'], `'${slug}' is a word the site needs for itself`)
}
