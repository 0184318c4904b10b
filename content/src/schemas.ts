// The shape of one entry of each content file. Unknown keys are refused, so a typing error is found before it is silently ignored.
import { holdShortWords } from '@yanta/brand'
import { Currency, Dialect, GameBadge, GameFeature, Locale, PositiveMoney, Slug } from '@yanta/contract'
import { engineIds, hasProfile, type EngineId } from '@yanta/game-rules/engines'
import * as v from 'valibot'

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const Translated = v.strictObject({ ru: Text, en: Text })
/** A headline or sentences, which wrap where a window ends: the Russian keeps its short words. Markdown does when it is rendered. */
const Wrapping = v.pipe(Translated, v.transform(({ ru, en }) => ({ ru: holdShortWords(ru), en })))
const Position = v.pipe(v.number(), v.integer(), v.minValue(1))
const Colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'a colour is # and six digits'))
/** Where somebody else serves a picture; one of another server needs its origin in IMAGE_ORIGINS. */
const PictureAddress = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'an address of a picture starts with / or https://'))

/** Of each stake, what counts toward the wager of a bonus. */
const Percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

const GameFields = v.strictObject({
  slug: Slug,
  name: Text,
  names: v.optional(v.partial(Translated)),
  studio: Slug,
  categories: v.pipe(v.array(Slug), v.minLength(1)),
  badges: v.array(GameBadge),
  theme: Slug,
  engine: v.nullable(v.picklist(engineIds)),
  /** One of the engine's own. */
  profile: v.optional(Slug),
  allowBonusBalance: v.boolean(),
  /** In place of what settings say for its engine. */
  wagerContribution: v.optional(Percent),
  hasDemo: v.boolean(),
  /** Pictures of one's own, 3:4 and 4:3, in place of drawn ones. */
  covers: v.optional(v.strictObject({ tall: PictureAddress, wide: PictureAddress })),
})
export const GameEntry = v.pipe(GameFields, v.forward(
  v.partialCheck([['engine'], ['profile']], ({ engine, profile }) => !engine || profile === undefined || hasProfile(engine, profile), 'the engine has no such profile'),
  ['profile'],
))
export type GameEntry = v.InferOutput<typeof GameEntry>

export const ThemeEntry = v.strictObject({ slug: Slug, accent: Colour, second: Colour, ground: Colour, panel: Colour, onAccent: Colour })
export type ThemeEntry = v.InferOutput<typeof ThemeEntry>

const Words = v.pipe(v.array(Text), v.minLength(1))
/** What people call games of a theme, of an engine, with a feature, or with a number in their names: one of them an entry. */
const subjects = ['theme', 'engine', 'feature', 'number'] as const
export const SearchWordsEntry = v.pipe(
  v.strictObject({
    theme: v.optional(Slug), engine: v.optional(v.picklist(engineIds)), feature: v.optional(GameFeature), number: v.optional(Position),
    ru: Words, en: Words,
  }),
  v.check((entry) => subjects.filter((subject) => entry[subject] !== undefined).length === 1, `words are of one ${subjects.join(', ')}`),
)
export type SearchWordsEntry = v.InferOutput<typeof SearchWordsEntry>

export const StudioEntry = v.strictObject({ slug: Slug, name: Text, position: Position, provider: v.optional(Slug), dialect: v.optional(Dialect, 'own') })
export type StudioEntry = v.InferOutput<typeof StudioEntry>

export const CategoryEntry = v.strictObject({ slug: Slug, name: Translated, icon: Slug, position: Position, showInLobby: v.boolean() })
export type CategoryEntry = v.InferOutput<typeof CategoryEntry>

export const BannerEntry = v.strictObject({
  id: Slug,
  type: v.picklist(['startPage', 'gameProvider']),
  studio: v.optional(Slug),
  tag: v.optional(Translated),
  title: Wrapping,
  text: v.optional(Wrapping),
  button: v.optional(Translated),
  url: v.pipe(v.string(), v.startsWith('/')),
})
export type BannerEntry = v.InferOutput<typeof BannerEntry>

export const CurrencyEntry = v.strictObject({
  code: Currency,
  rateToRub: v.pipe(v.string(), v.regex(/^\d{1,6}(\.\d{1,6})?$/, 'a rate is decimal text such as \'95.2\'')),
  stakes: v.pipe(v.array(PositiveMoney), v.minLength(1)),
  defaultStake: PositiveMoney,
  table: v.strictObject({ chips: v.pipe(v.array(PositiveMoney), v.minLength(1), v.maxLength(6)), largestStraight: PositiveMoney }),
  startingBalance: PositiveMoney,
  depositPresets: v.pipe(v.array(PositiveMoney), v.minLength(1)),
  defaultDeposit: PositiveMoney,
})
export type CurrencyEntry = v.InferOutput<typeof CurrencyEntry>

export const PlayerEntry = v.strictObject({
  email: v.pipe(v.string(), v.email()),
  phone: v.optional(v.pipe(v.string(), v.regex(/^\d{10,15}$/, 'a phone is its digits with the dial code'))),
  password: v.pipe(v.string(), v.minLength(8)),
  nickName: Text,
  birthday: v.pipe(v.string(), v.isoDate()),
  country: v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'a country is two small letters')),
  locale: Locale,
  currency: Currency,
  balance: PositiveMoney,
  avatar: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type PlayerEntry = v.InferOutput<typeof PlayerEntry>

const Instant = v.pipe(v.string(), v.isoTimestamp('a time is written like 2026-12-01T09:00:00Z'))

/** A page of text about an offer [3.23]; without dates it holds until it leaves the file. */
export const PromotionEntry = v.strictObject({
  slug: Slug,
  title: Translated,
  description: Wrapping,
  fund: v.optional(Translated),
  text: Translated,
  startsAt: v.optional(Instant),
  endsAt: v.optional(Instant),
  /** `fund` is what each player can get, and no prize fund. */
  bonus: v.optional(v.boolean(), false),
  /** Has an address, and stands in no list and no site map. */
  hidden: v.optional(v.boolean(), false),
})
export type PromotionEntry = v.InferOutput<typeof PromotionEntry>

const contest = { slug: Slug, title: Translated, description: Wrapping, prize: v.optional(Translated), startsAt: Instant, endsAt: Instant }

export const SeriesEntry = v.strictObject(contest)
export type SeriesEntry = v.InferOutput<typeof SeriesEntry>

/** Who may take part [3.40] follows from `entry`; the games that count are those of a category or a studio. */
export const TournamentEntry = v.strictObject({
  ...contest,
  series: v.optional(Slug),
  mechanic: v.picklist(['bets', 'wins', 'multipliers', 'highest']),
  entry: v.picklist(['open', 'closed', 'limited']),
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  category: v.optional(Slug),
  studio: v.optional(Slug),
})
export type TournamentEntry = v.InferOutput<typeof TournamentEntry>

/** A path of the site, or an address elsewhere. */
const Link = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)\S*$/, 'a link starts with / or https://'))

/** What the operator announces above the rows of the lobby [7.61]; the first one whose time it is, is shown. Its text is Markdown. */
export const BlockEntry = v.strictObject({
  id: Slug,
  title: Wrapping,
  text: Translated,
  tone: v.picklist(['info', 'warning', 'celebration']),
  button: v.optional(v.strictObject({ text: Translated, url: Link })),
  from: v.optional(Instant),
  to: v.optional(Instant),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type BlockEntry = v.InferOutput<typeof BlockEntry>

/** A bonus on deposits until one's `limits` are reached. Minor units of each currency; `percent` of a deposit; it lasts `days`. */
const DepositGift = v.strictObject({
  title: Translated,
  percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  limits: v.strictObject({ RUB: PositiveMoney, EUR: PositiveMoney, USD: PositiveMoney, UAH: PositiveMoney, KZT: PositiveMoney, CAD: PositiveMoney } satisfies Record<Currency, unknown>),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
})
export type DepositGift = v.InferOutput<typeof DepositGift>

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}

/** What an operator sets without touching code; docs/configuration.md has what belongs to a machine. */
export const Settings = v.strictObject({
  support: v.strictObject({
    email: v.nullable(v.pipe(v.string(), v.email())),
    telegram: v.nullable(v.union([Link, v.pipe(v.string(), v.startsWith('tg://'))])),
    viber: v.nullable(v.union([Link, v.pipe(v.string(), v.startsWith('viber://'))])),
    chat: v.strictObject({ provider: v.nullable(v.picklist(['webim', 'netrox'])), isUnderMaintenance: v.boolean(), settings: v.record(v.string(), v.string()) }),
  }),
  registration: v.strictObject({
    skipNickname: v.boolean(),
    gift: v.nullable(DepositGift),
    promoCodes: v.array(v.strictObject({ code: v.pipe(Text, v.regex(/^[\p{L}\d-]{1,150}$/u, 'a promo code is letters, digits and hyphens')), gift: v.nullable(DepositGift) })),
  }),
  captcha: v.strictObject({
    siteKey: v.nullable(Text), version: v.picklist(['second_version', 'third_version']), isAskedAtRegistration: v.boolean(),
  }),
  abTests: v.record(Slug, v.pipe(v.array(Slug), v.minLength(2))),
  promoTelegramChannelUrl: v.nullable(Link),
  promoPopup: v.nullable(v.strictObject({
    isActive: v.boolean(), title: Wrapping, text: Translated, button: Translated, url: Link, image: v.optional(v.pipe(v.string(), v.startsWith('/art/'))),
    showFrom: v.optional(Instant), showTo: v.optional(Instant), updated: Instant,
  })),
  promoWidget: v.nullable(Slug),
  gameOfTheDay: v.array(v.strictObject({ slug: Slug, text: Wrapping })),
  /** At its midnight the operator's day ends. */
  timeZone: v.optional(v.pipe(v.string(), v.check(isTimeZone, 'a time zone is written like Europe/Moscow')), 'Europe/Moscow'),
  noIndex: v.boolean(),
  wagerContribution: v.strictObject({ slot: Percent, roulette: Percent, mines: Percent } satisfies Record<EngineId, unknown>),
  marketing: v.nullable(v.strictObject({ trackingUrl: v.pipe(v.string(), v.startsWith('https://'), v.url()), project: Text })),
})
export type Settings = v.InferOutput<typeof Settings>

/** A path, some of whose segments may stand for things: `/producers/{provider}`. */
export const SeoEntry = v.strictObject({
  path: v.pipe(v.string(), v.regex(/^\/(?:(?:[a-z0-9_-]+|\{[a-z]+\})(?:\/(?=.))?)*$/, 'a path is slugs and {things} between slashes')),
  title: Translated,
  description: v.optional(Translated),
  noIndex: v.optional(v.boolean(), false),
  image: v.optional(v.pipe(v.string(), v.startsWith('/art/'))),
  footer: v.optional(v.strictObject({ title: Wrapping, text: Translated })),
})
export type SeoEntry = v.InferOutput<typeof SeoEntry>

export const FooterEntry = v.strictObject({ title: Translated, links: v.pipe(v.array(v.strictObject({ text: Translated, url: Link })), v.minLength(1)) })
export type FooterEntry = v.InferOutput<typeof FooterEntry>

/** Front matter of a page in one language. */
export const PageHead = v.strictObject({
  title: Text,
  description: Text,
  updated: v.pipe(v.string(), v.isoDate('a date is written like 2026-11-20')),
  hidden: v.optional(v.boolean(), false),
})
export type PageHead = v.InferOutput<typeof PageHead>
