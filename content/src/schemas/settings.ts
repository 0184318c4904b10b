// What an operator decides, and the players of demo mode.
import { Currency, type ExperimentName, Locale, Money, PositiveMoney, Slug, isVariant } from '@yanta/contract'
import { type EngineId, engineIds } from '@yanta/game-rules/engines'
import * as v from 'valibot'
import { Instant, Link, Percent, Text, Translated, Wrapping } from './fields.ts'
import { Amounts } from './gifts.ts'

const LevelIndex = v.pipe(v.number(), v.integer(), v.minValue(1))

const Template = v.pipe(v.string(), v.regex(/^\d+$/, 'the number of a template'))
/** When a page loads the chat's script: when it is first asked for, or as soon as the browser is idle. */
const ChatLoad = v.picklist(['toggle', 'idle'])

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}

function areDeclared(tests: Record<string, string[]>): boolean {
  return Object.entries(tests).every(([name, variants]) =>
    variants.every((variant) => isVariant(name as ExperimentName, variant)),
  )
}

/** An engine without games may be left out. */
const contributions = Object.fromEntries(
  engineIds.map((engine) => [engine, v.exactOptional(Percent)]),
) as Record<EngineId, v.ExactOptionalSchema<typeof Percent, undefined>>

/** What an operator sets without touching code; docs/configuration.md has what belongs to a machine. */
export const Settings = v.strictObject({
  support: v.strictObject({
    email: v.nullable(v.pipe(v.string(), v.email())),
    telegram: v.nullable(v.union([Link, v.pipe(v.string(), v.startsWith('tg://'))])),
    viber: v.nullable(v.union([Link, v.pipe(v.string(), v.startsWith('viber://'))])),
    chat: v.variant('provider', [
      v.strictObject({
        provider: v.null(),
        isUnderMaintenance: v.boolean(),
        settings: v.strictObject({}),
      }),
      v.strictObject({
        provider: v.literal('webim'),
        isUnderMaintenance: v.boolean(),
        settings: v.strictObject({
          accountName: Text,
          /** A host of the provider, or a path of the site for the chat of the platform. */
          domain: v.pipe(v.string(), v.regex(/^(?:\/[\w-]+|[a-z\d-]+(?:\.[a-z\d-]+)+)$/, 'a host, or /path')),
          location: Text,
          vipLocation: v.optional(Text),
          load: v.optional(ChatLoad),
        }),
      }),
      v.strictObject({
        provider: v.literal('netrox'),
        isUnderMaintenance: v.boolean(),
        settings: v.strictObject({
          siteId: v.pipe(v.string(), v.uuid('the GUID of the site')),
          template: Template,
          vipTemplate: v.optional(Template),
          domain: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/, 'a host'))),
          load: v.optional(ChatLoad),
        }),
      }),
    ]),
  }),
  registration: v.strictObject({
    skipNickname: v.boolean(),
    /** Slugs of gifts that every new player is given. */
    gifts: v.array(Slug),
  }),
  captcha: v.strictObject({
    siteKey: v.nullable(Text),
    version: v.picklist(['second_version', 'third_version']),
    isAskedAtRegistration: v.boolean(),
  }),
  abTests: v.pipe(
    v.record(Slug, v.pipe(v.array(Slug), v.minLength(2))),
    v.check(areDeclared, 'experiments and their variants are those of packages/contract/src/experiments.ts'),
  ),
  promoTelegramChannelUrl: v.nullable(Link),
  promoPopup: v.nullable(
    v.strictObject({
      isActive: v.boolean(),
      title: Wrapping,
      text: Translated,
      button: Translated,
      url: Link,
      /** Name of the art: `promotions/winter-lab-card`. */
      image: v.optional(v.string()),
      showFrom: v.optional(Instant),
      showTo: v.optional(Instant),
      updated: Instant,
    }),
  ),
  promoWidget: v.nullable(Slug),
  gameOfTheDay: v.array(v.strictObject({ slug: Slug, text: Wrapping })),
  /** At its midnight the operator's day ends. */
  timeZone: v.optional(
    v.pipe(v.string(), v.check(isTimeZone, 'a time zone is written like Europe/Moscow')),
    'Europe/Moscow',
  ),
  /** Whole years after its closing for which an account's personal data are kept. */
  retentionYears: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 5),
  noIndex: v.boolean(),
  /** Slug of the file in jurisdictions/ whose rules hold. */
  jurisdiction: Slug,
  wagerContribution: v.strictObject(contributions),
  rewards: v.strictObject({
    betsForOne: PositiveMoney,
    bonusAvailabilityLevel: LevelIndex,
    returns: v.strictObject({
      roundsNeeded: v.pipe(v.number(), v.integer(), v.minValue(0)),
      cashback: v.strictObject({ mostOfStakes: Percent, cap: Amounts }),
      winback: v.strictObject({
        mostOfStakes: Percent,
        percent: Percent,
        higherPercent: v.strictObject({ percent: Percent, level: LevelIndex }),
      }),
    }),
  }),
  payouts: v.optional(
    v.strictObject({
      /** Kopecks of a player's payouts a day that demo mode approves without a person. */
      automaticPerDay: Money,
    }),
    { automaticPerDay: 0 },
  ),
  marketing: v.nullable(
    v.strictObject({ trackingUrl: v.pipe(v.string(), v.startsWith('https://'), v.url()), project: Text }),
  ),
})
export type Settings = v.InferOutput<typeof Settings>

/** What a demo player has earned; weeks are the running one and those before it, in minor units. `rounds` count toward achievements, `wins` of them at twice the stake. */
const DemoProgress = v.strictObject({
  xp: PositiveMoney,
  compoints: PositiveMoney,
  weeks: v.array(v.strictObject({ stakes: Money, wins: Money, rounds: Money })),
  rounds: v.optional(
    v.array(v.strictObject({ game: Slug, count: PositiveMoney, stake: PositiveMoney, wins: Money })),
    [],
  ),
})

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
  progress: v.optional(DemoProgress),
})
export type PlayerEntry = v.InferOutput<typeof PlayerEntry>
