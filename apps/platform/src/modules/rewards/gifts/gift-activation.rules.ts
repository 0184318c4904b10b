// Whether a gift may be activated now [8.33]. Pure; the first rule that objects gives the refusal, and nothing is consumed.
import type { GiftRefusal, GiftType, Platform, RefusalCode } from '@yanta/contract'
import { stateOf, type GiftFacts } from './gifts.rules.ts'

export interface ActivationGift extends GiftFacts {
  needsPhone: boolean
  needsEmail: boolean
  platform: Platform | null
  level: number
}

/** The player as the rules see them, read in the transaction that activates. */
export interface ActivationPlayer {
  isClosed: boolean
  isExcluded: boolean
  isTakingABreak: boolean
  isMultiAccount: boolean
  areBonusesDisabled: boolean
  hasPhone: boolean
  hasEmail: boolean
  level: number
  hasBonus: boolean
}

export interface Activation {
  gift: ActivationGift
  player: ActivationPlayer
  /** Where the player is. */
  platform: Platform
  /** `bonus_availability_level` [3.8]: the level from which gifts of type Bonus offer open. */
  offerLevel: number
}

type Refused = GiftRefusal | Extract<RefusalCode, 'account_closed' | 'self_excluded' | 'taking_a_break'>

const becomesBonusAtOnce: readonly GiftType[] = ['bonus_offer', 'cashback']

const rules: readonly [Refused, (activation: Activation, now: Date) => boolean][] = [
  ['account_closed', ({ player }) => player.isClosed],
  ['self_excluded', ({ player }) => player.isExcluded],
  ['used', ({ gift }) => gift.state === 'used'],
  ['expired', ({ gift }, now) => stateOf(gift, now) === 'expired'],
  // One that waits for a deposit may be chosen again.
  ['used', ({ gift }) => gift.state === 'activated' && gift.type !== 'deposit_bonus'],
  ['used', ({ gift }) => gift.type === 'deposit_bonus' && gift.depositProgress >= (gift.depositLimit ?? 0)],
  ['taking_a_break', ({ player }) => player.isTakingABreak],
  ['multi_account', ({ player }) => player.isMultiAccount],
  ['disabled', ({ player }) => player.areBonusesDisabled],
  ['wrong_device', ({ gift, platform }) => gift.platform !== null && gift.platform !== platform],
  ['phone_and_email_restriction', (activation) => lacksPhone(activation) && lacksEmail(activation)],
  ['phone_restriction', lacksPhone],
  ['email_restriction', lacksEmail],
  ['invalid_offer', (activation) => activation.player.level < leastLevel(activation)],
  [
    'deposit_restriction',
    ({ gift }) => gift.type !== 'deposit_bonus' && gift.depositProgress < (gift.depositLimit ?? 0),
  ],
  ['has_bonus', ({ gift, player }) => becomesBonusAtOnce.includes(gift.type) && player.hasBonus],
]

/** Null, or why the gift can't be activated now. */
export function findActivationRefusal(activation: Activation, now: Date): Refused | null {
  return rules.find(([, objects]) => objects(activation, now))?.[0] ?? null
}

const askedOfDeposits = [
  'multi_account',
  'disabled',
  'phone_and_email_restriction',
  'phone_restriction',
  'email_restriction',
  'invalid_offer',
] as const satisfies readonly GiftRefusal[]

/** Null, or why a deposit may not bring the gift [6.9]: what would refuse its activation as well, whatever the device. */
export function findDepositRefusal(
  { gift, player }: Pick<Activation, 'gift' | 'player'>,
  now: Date,
): (typeof askedOfDeposits)[number] | null {
  const activation = { gift, player, platform: gift.platform ?? 'desktop', offerLevel: gift.level }
  const refused = rules.filter(([, objects]) => objects(activation, now)).map(([code]) => code)
  return askedOfDeposits.find((code) => refused.includes(code)) ?? null
}

function lacksPhone({ gift, player }: Activation): boolean {
  return gift.needsPhone && !player.hasPhone
}

function lacksEmail({ gift, player }: Activation): boolean {
  return gift.needsEmail && !player.hasEmail
}

function leastLevel({ gift: { type, level }, offerLevel }: Activation): number {
  return type === 'bonus_offer' ? Math.max(level, offerLevel) : level
}
