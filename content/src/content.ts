import type { ContentFile, ContentMapping } from './content-file.ts'
import type { PageFiles } from './page-files.ts'
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
import type { JurisdictionEntry } from './schemas/jurisdictions.ts'
import type { CouponEntry } from './schemas/coupons.ts'
import type { PaymentEntry } from './schemas/payments.ts'
import type { GiftEntry } from './schemas/gifts.ts'
import type { PayoutEntry } from './schemas/payouts.ts'
import type { PlayerEntry, Settings } from './schemas/settings.ts'
import type { LevelEntry, ProductEntry } from './schemas/rewards.ts'
import type { SupportAnswer } from './schemas/support-answers.ts'
import type { BlockEntry, FooterEntry, SeoEntry } from './schemas/texts.ts'
import type { WorldEntry } from './schemas/worlds.ts'

/** Everything editors own, each file with its problems. */
export interface Content {
  games: ContentFile<GameEntry>
  worlds: ContentFile<WorldEntry>
  searchWords: ContentFile<SearchWordsEntry>
  studios: ContentFile<StudioEntry>
  categories: ContentFile<CategoryEntry>
  banners: ContentFile<BannerEntry>
  blocks: ContentFile<BlockEntry>
  promotions: ContentFile<PromotionEntry>
  series: ContentFile<SeriesEntry>
  tournaments: ContentFile<TournamentEntry>
  currencies: ContentFile<CurrencyEntry>
  players: ContentFile<PlayerEntry>
  levels: ContentFile<LevelEntry>
  products: ContentFile<ProductEntry>
  gifts: ContentFile<GiftEntry>
  achievements: ContentFile<AchievementEntry>
  coupons: ContentFile<CouponEntry>
  payments: ContentFile<PaymentEntry>
  payouts: ContentFile<PayoutEntry>
  jurisdictions: ContentFile<JurisdictionEntry>
  settings: ContentMapping<Settings>
  seo: ContentFile<SeoEntry>
  footer: ContentFile<FooterEntry>
  supportAnswers: ContentFile<SupportAnswer>
  pages: PageFiles
}
