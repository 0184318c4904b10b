// Entries of the catalogue: games, their looks, words, studios, categories, banners and currencies. Unknown keys are refused in
// every entry of content, so that a typing error is found before it is silently ignored.
import { Currency, Dialect, GameBadge, GameFeature, PositiveMoney, Slug, perLocale } from '@yanta/contract'
import { engineIds, hasProfile } from '@yanta/game-rules/engines'
import * as v from 'valibot'
import { Percent, Position, Text, Translated, Wrapping } from './fields.ts'

/** Where somebody else serves a picture; one of another server needs its origin in IMAGE_ORIGINS. */
const PictureAddress = v.pipe(
  v.string(),
  v.regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'an address of a picture starts with / or https://'),
)

const GameFields = v.strictObject({
  slug: Slug,
  name: Text,
  names: v.optional(v.partial(Translated)),
  studio: Slug,
  categories: v.pipe(v.array(Slug), v.minLength(1)),
  badges: v.array(GameBadge),
  theme: Slug,
  /** What a slot looks like, a file of worlds/; left out, that of its theme. */
  world: v.optional(Slug),
  engine: v.nullable(v.picklist(engineIds)),
  /** One of the engine's own. */
  profile: v.optional(Slug),
  /** False: the feature of this game can't be bought. */
  sellsFeature: v.optional(v.boolean()),
  /** False: this game has no ante. */
  offersAnte: v.optional(v.boolean()),
  allowBonusBalance: v.boolean(),
  /** In place of what settings say for its engine. */
  wagerContribution: v.optional(Percent),
  hasDemo: v.boolean(),
  /** Pictures of one's own, 3:4 and 4:3, in place of drawn ones. */
  covers: v.optional(v.strictObject({ tall: PictureAddress, wide: PictureAddress })),
})

export const GameEntry = v.pipe(
  GameFields,
  v.forward(
    v.partialCheck(
      [['engine'], ['profile']],
      ({ engine, profile }) => !engine || profile === undefined || hasProfile(engine, profile),
      'the engine has no such profile',
    ),
    ['profile'],
  ),
)
export type GameEntry = v.InferOutput<typeof GameEntry>

const Words = v.pipe(v.array(Text), v.minLength(1))

/** What people call games of a theme, of an engine, with a feature, or with a number in their names: one of them an entry. */
const subjects = ['theme', 'engine', 'feature', 'number'] as const

export const SearchWordsEntry = v.pipe(
  v.strictObject({
    theme: v.optional(Slug),
    engine: v.optional(v.picklist(engineIds)),
    feature: v.optional(GameFeature),
    number: v.optional(Position),
    ...perLocale(() => Words),
  }),
  v.check(
    (entry) => subjects.filter((subject) => entry[subject] !== undefined).length === 1,
    `words are of one ${subjects.join(', ')}`,
  ),
)
export type SearchWordsEntry = v.InferOutput<typeof SearchWordsEntry>

export const StudioEntry = v.strictObject({
  slug: Slug,
  name: Text,
  position: Position,
  provider: v.optional(Slug),
  dialect: v.optional(Dialect, 'own'),
})
export type StudioEntry = v.InferOutput<typeof StudioEntry>

export const CategoryEntry = v.strictObject({
  slug: Slug,
  name: Translated,
  icon: Slug,
  position: Position,
  showInLobby: v.boolean(),
})
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
  rateToRub: v.pipe(v.string(), v.regex(/^\d{1,6}(\.\d{1,6})?$/, "a rate is decimal text such as '95.2'")),
  stakes: v.pipe(v.array(PositiveMoney), v.minLength(1)),
  defaultStake: PositiveMoney,
  table: v.strictObject({
    chips: v.pipe(v.array(PositiveMoney), v.minLength(1), v.maxLength(6)),
    largestStraight: PositiveMoney,
  }),
  startingBalance: PositiveMoney,
  depositPresets: v.pipe(v.array(PositiveMoney), v.minLength(1)),
  defaultDeposit: PositiveMoney,
  /** The largest stake while a round stakes or wagers bonus money. */
  bonusMaxStake: PositiveMoney,
})
export type CurrencyEntry = v.InferOutput<typeof CurrencyEntry>
