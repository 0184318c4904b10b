// Messages of refusals for which a feature has none of its own [8.12]. Loaded with the first refusal shown.
import type { RefusalCode } from '@yanta/contract'
import type { MessageKey } from './message-key.ts'
import type { I18n } from './use-i18n.tsx'
import './refusals.messages.json'

/** Refusals sent only to game servers, which no screen calls. */
type CodeOfProviders =
  | 'invalid_signature'
  | 'stale_signature'
  | 'session_not_found'
  | 'session_expired'
  | 'session_deactivated'
  | 'round_not_found'
  | 'round_closed'
  | 'step_not_allowed'
  | 'round_rolled_back'
  | 'bet_rolled_back'
  | 'wrong_currency'
  | 'amount_too_large'
  | 'bonus_stake_too_large'
  | 'round_too_soon'
  | 'stake_too_large'
  | 'feature_not_sold'
  | 'ante_not_offered'
  | 'free_rounds_not_found'
  | 'free_rounds_stake'

const words = {
  forbidden: 'errors.code.forbidden',
  not_found: 'errors.code.not_found',
  payload_too_large: 'errors.code.payload_too_large',
  too_many_requests: 'errors.code.too_many_requests',
  region_blocked: 'errors.code.region_blocked',
  temporarily_unavailable: 'errors.code.temporarily_unavailable',
  under_reconstruction: 'errors.code.under_reconstruction',
  account_closed: 'errors.code.account_closed',
  taking_a_break: 'errors.code.taking_a_break',
  self_excluded: 'errors.code.self_excluded',
  limit_reached: 'errors.code.limit_reached',
  limit_change_not_found: 'errors.code.limit_change_not_found',
  limit_change_too_early: 'errors.code.limit_change_too_early',
  self_exclusion_not_found: 'errors.code.self_exclusion_not_found',
  verification_not_found: 'errors.code.verification_not_found',
  cannot_save: 'errors.code.cannot_save',
  unable_to_process_verification: 'errors.code.unable_to_process_verification',
  verification_is_already_processing: 'errors.code.verification_is_already_processing',
  large_file: 'errors.code.large_file',
  invalid_mime_type: 'errors.code.invalid_mime_type',
  verification_service_disabled: 'errors.code.verification_service_disabled',
  documents_already_sent: 'errors.code.documents_already_sent',
  document_does_not_meet_requirements: 'errors.code.document_does_not_meet_requirements',
  insufficient_funds: 'errors.code.insufficient_funds',
  invalid_credentials: 'errors.code.invalid_credentials',
  unauthorized: 'errors.code.unauthorized',
  language_not_supported: 'errors.code.language_not_supported',
  second_factor_expired: 'errors.code.second_factor_expired',
  login_session_not_found: 'errors.code.login_session_not_found',
  wrong_code: 'errors.code.wrong_code',
  code_expired: 'errors.code.code_expired',
  code_attempts_used: 'errors.code.code_attempts_used',
  code_too_soon: 'errors.code.code_too_soon',
  code_too_often: 'errors.code.code_too_often',
  code_limit_reached: 'errors.code.code_limit_reached',
  captcha_failed: 'errors.code.captcha_failed',
  invalid_proof: 'errors.code.invalid_proof',
  payment_system_not_found: 'errors.code.payment_system_not_found',
  amount_out_of_range: 'errors.code.amount_out_of_range',
  provider_unreachable: 'errors.code.provider_unreachable',
  deposit_not_found: 'errors.code.deposit_not_found',
  deposit_limit_reached: 'errors.code.deposit_limit_reached',
  payout_not_found: 'errors.code.payout_not_found',
  payout_sent: 'errors.code.payout_sent',
  payout_final: 'errors.code.payout_final',
  reality_check_required: 'errors.code.reality_check_required',
  payout_limit_reached: 'errors.code.payout_limit_reached',
  burnt_gifts_changed: 'errors.code.burnt_gifts_changed',
  wager_unfinished: 'errors.code.wager_unfinished',
  money_held: 'errors.code.money_held',
  account_has_money: 'errors.code.account_has_money',
  payout_open: 'errors.code.payout_open',
  round_open: 'errors.code.round_open',
  period_too_long: 'errors.code.period_too_long',
  contact_taken: 'errors.code.contact_taken',
  contact_not_found: 'errors.code.contact_not_found',
  contact_verified: 'errors.code.contact_verified',
  account_not_found: 'errors.code.account_not_found',
  terms_changed: 'errors.code.terms_changed',
  wrong_promo_code: 'errors.code.wrong_promo_code',
  breached_password: 'errors.code.breached_password',
  wrong_password: 'errors.code.wrong_password',
  invalid_restore_code: 'errors.code.invalid_restore_code',
  nickname_taken: 'errors.code.nickname_taken',
  nickname_already_chosen: 'errors.code.nickname_already_chosen',
  totp_already_on: 'errors.code.totp_already_on',
  totp_not_begun: 'errors.code.totp_not_begun',
  totp_not_on: 'errors.code.totp_not_on',
  passkey_failed: 'errors.code.passkey_failed',
  passkey_not_found: 'errors.code.passkey_not_found',
  passkey_limit_reached: 'errors.code.passkey_limit_reached',
  game_not_found: 'errors.code.game_not_found',
  game_disabled: 'errors.code.game_disabled',
  demo_unavailable: 'errors.code.demo_unavailable',
  wrong_device: 'errors.code.wrong_device',
  gift_not_found: 'errors.code.gift_not_found',
  gift_not_eligible: 'errors.code.gift_not_eligible',
  has_bonus: 'errors.code.has_bonus',
  bonus_not_found: 'errors.code.bonus_not_found',
  bonus_in_play: 'errors.code.bonus_in_play',
  bonuses_disabled: 'errors.code.bonuses_disabled',
  in_process: 'errors.code.in_process',
  expired: 'errors.code.expired',
  used: 'errors.code.used',
  deposit_restriction: 'errors.code.deposit_restriction',
  email_restriction: 'errors.code.email_restriction',
  phone_restriction: 'errors.code.phone_restriction',
  phone_and_email_restriction: 'errors.code.phone_and_email_restriction',
  documents_restriction: 'errors.code.documents_restriction',
  multi_account: 'errors.code.multi_account',
  disabled: 'errors.code.disabled',
  invalid_user_gift: 'errors.code.invalid_user_gift',
  activation_failed: 'errors.code.activation_failed',
  invalid_provider_response: 'errors.code.invalid_provider_response',
  invalid_offer: 'errors.code.invalid_offer',
  exists_active_giftspin: 'errors.code.exists_active_giftspin',
  coupon_not_found: 'errors.code.coupon_not_found',
  coupon_expired: 'errors.code.coupon_expired',
  coupon_used: 'errors.code.coupon_used',
  coupon_over: 'errors.code.coupon_over',
  product_not_found: 'errors.code.product_not_found',
  product_sold_out: 'errors.code.product_sold_out',
  product_price_changed: 'errors.code.product_price_changed',
  product_level_required: 'errors.code.product_level_required',
  transaction_conflict: 'errors.code.transaction_conflict',
  insufficient_compoint_balance: 'errors.code.insufficient_compoint_balance',
  notification_not_found: 'errors.code.notification_not_found',
  winback_not_found: 'errors.code.winback_not_found',
  favourites_limit_reached: 'errors.code.favourites_limit_reached',
  high_five_per_user_limit_reached: 'errors.code.high_five_per_user_limit_reached',
  high_five_daily_limit_reached: 'errors.code.high_five_daily_limit_reached',
  cannot_high_five: 'errors.code.cannot_high_five',
  action_not_allowed: 'errors.code.action_not_allowed',
  action_self_palm: 'errors.code.action_self_palm',
  invalid_promotion: 'errors.code.invalid_promotion',
  user_not_participate: 'errors.code.user_not_participate',
  user_is_blocked_for_multi_account: 'errors.code.user_is_blocked_for_multi_account',
  cannot_buy_prize: 'errors.code.cannot_buy_prize',
  action_is_inactive: 'errors.code.action_is_inactive',
  max_member_limit_reached: 'errors.code.max_member_limit_reached',
  tournament_series_member: 'errors.code.tournament_series_member',
  tournament_paid_seat: 'errors.code.tournament_paid_seat',
  tournament_price_changed: 'errors.code.tournament_price_changed',
  tournament_is_over: 'errors.code.tournament_is_over',
  tournament_series_closed: 'errors.code.tournament_series_closed',
  disqualified: 'errors.code.disqualified',
  partner_code_required: 'errors.code.partner_code_required',
  level_required: 'errors.code.level_required',
  invitation_required: 'errors.code.invitation_required',
  promotion_required: 'errors.code.promotion_required',
  deposit_required: 'errors.code.deposit_required',
  step_out_of_turn: 'errors.code.step_out_of_turn',
  invalid_refresh_token: 'errors.code.unauthorized',
  captcha_required: 'errors.code.captcha_failed',
  internal_error: 'errors.broken',
  invalid_request: 'errors.wrong',
} as const satisfies Record<Exclude<RefusalCode, CodeOfProviders>, MessageKey>

/** Refusal codes of a call without a network. */
const silences: readonly string[] = ['temporarily_unavailable', 'captcha_failed']

/** Message key of a code; 'unexpected error' for an unknown one. Without a network the message blames the network. */
export function describeCode(code: string): MessageKey {
  if (silences.includes(code) && globalThis.navigator?.onLine === false) return 'errors.code.offline'
  return Object.hasOwn(words, code) ? words[code as keyof typeof words] : 'errors.unexpected'
}

/** What a refusal says to the player: the platform's own message has priority over that of the code. */
export function describeRefusal(
  t: I18n['t'],
  { code, errors }: { code: string; errors: readonly { message?: string }[] },
): string {
  return errors[0]?.message ?? t(describeCode(code))
}

/** Message after too many tries, with the seconds to wait if the platform sent them [8.38]. */
export function describeWait(t: I18n['t'], seconds: unknown): string {
  if (typeof seconds !== 'number') return t('errors.code.too_many_requests')
  if (seconds < 60) return t('errors.wait.seconds', { count: Math.max(1, Math.ceil(seconds)) })
  if (seconds <= 5_400) return t('errors.wait.minutes', { count: Math.ceil(seconds / 60) })
  return t('errors.wait.hours', { count: Math.ceil(seconds / 3_600) })
}
