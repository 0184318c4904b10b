// The closed list of expected refusals. A code is also the key of its translation [8.1]; the number is the HTTP status.
import * as v from 'valibot'

export const refusals = {
  // transport
  invalid_request: 400,
  language_not_supported: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  payload_too_large: 413,
  too_many_requests: 429,
  region_blocked: 451,
  internal_error: 500,
  temporarily_unavailable: 503,
  under_reconstruction: 503,
  // session
  invalid_credentials: 401,
  account_closed: 403,
  invalid_refresh_token: 401,
  second_factor_expired: 410,
  login_session_not_found: 404,
  // codes that prove a contact [8.37-8.41]
  wrong_code: 422,
  code_expired: 410,
  code_attempts_used: 429,
  code_too_soon: 429,
  code_too_often: 429,
  code_limit_reached: 429,
  captcha_required: 403,
  captcha_failed: 422,
  // accounts
  invalid_proof: 410,
  contact_taken: 409,
  contact_not_found: 404,
  contact_verified: 409,
  account_not_found: 404,
  terms_changed: 409,
  wrong_promo_code: 422,
  breached_password: 422,
  wrong_password: 422,
  invalid_restore_code: 410,
  nickname_taken: 409,
  nickname_already_chosen: 409,
  totp_already_on: 409,
  totp_not_begun: 409,
  totp_not_on: 409,
  passkey_failed: 422,
  passkey_not_found: 404,
  passkey_limit_reached: 409,
  // games
  game_not_found: 404,
  game_disabled: 409,
  demo_unavailable: 409,
  wrong_device: 409,
  favourites_limit_reached: 409,
  // gifts
  gift_not_found: 404,
  gift_not_eligible: 409,
  // activation of a gift [8.33]; with them belong wrong_device and has_bonus
  in_process: 409,
  expired: 410,
  used: 409,
  deposit_restriction: 403,
  email_restriction: 403,
  phone_restriction: 403,
  phone_and_email_restriction: 403,
  // a payout of so much needs a verified identity [5.27]
  documents_restriction: 403,
  multi_account: 403,
  disabled: 403,
  invalid_user_gift: 404,
  activation_failed: 409,
  invalid_provider_response: 502,
  invalid_offer: 403,
  exists_active_giftspin: 409,
  // coupons: unknown; too late; used by this player; used as often as it may be
  coupon_not_found: 404,
  coupon_expired: 410,
  coupon_used: 409,
  coupon_over: 409,
  // the shop of compoints [8.42]
  product_not_found: 404,
  product_sold_out: 409,
  product_price_changed: 409,
  product_level_required: 403,
  insufficient_compoint_balance: 402,
  notification_not_found: 404,
  winback_not_found: 404,
  // bonus money: one bonus at a time [8.33]; none runs; a round holds some of its money; the account gets none [6.9]
  has_bonus: 409,
  bonus_not_found: 404,
  bonus_in_play: 409,
  bonuses_disabled: 403,
  // the cashbox
  payment_system_not_found: 404,
  amount_out_of_range: 422,
  provider_unreachable: 503,
  deposit_not_found: 404,
  deposit_limit_reached: 409,
  payout_not_found: 404,
  payout_sent: 409,
  // the jurisdiction lets no payout be taken back, or no reality check be switched off or put off longer
  payout_final: 409,
  reality_check_required: 422,
  payout_limit_reached: 409,
  burnt_gifts_changed: 409,
  wager_unfinished: 409,
  money_held: 409,
  // an account can't be closed: real money is left on it, or is on its way
  account_has_money: 409,
  payout_open: 409,
  period_too_long: 422,
  // promotions [8.22-8.32]
  high_five_per_user_limit_reached: 409,
  high_five_daily_limit_reached: 409,
  cannot_high_five: 409,
  action_not_allowed: 403,
  action_self_palm: 409,
  invalid_promotion: 404,
  user_not_participate: 409,
  user_is_blocked_for_multi_account: 409,
  cannot_buy_prize: 409,
  action_is_inactive: 409,
  // joining a tournament [8.20]; those that end in `_required` name a condition of its entrance [5.24]
  max_member_limit_reached: 409,
  tournament_series_member: 409,
  tournament_paid_seat: 409,
  tournament_price_changed: 409,
  tournament_is_over: 409,
  tournament_series_closed: 409,
  disqualified: 403,
  partner_code_required: 403,
  level_required: 403,
  invitation_required: 403,
  promotion_required: 403,
  deposit_required: 403,
  // checks before money moves; a limit that the player set says its kind, period, what is left and when it starts anew
  taking_a_break: 403,
  self_excluded: 403,
  limit_reached: 403,
  // limits of the player, and the end of a self-exclusion
  limit_change_not_found: 404,
  limit_change_too_early: 409,
  self_exclusion_not_found: 404,
  // documents [8.35]
  verification_not_found: 404,
  cannot_save: 500,
  unable_to_process_verification: 422,
  verification_is_already_processing: 409,
  large_file: 413,
  invalid_mime_type: 415,
  verification_service_disabled: 503,
  documents_already_sent: 409,
  document_does_not_meet_requirements: 422,
  // wallet of the provider
  invalid_signature: 401,
  stale_signature: 401,
  session_not_found: 404,
  session_expired: 409,
  session_deactivated: 409,
  insufficient_funds: 402,
  round_not_found: 404,
  round_closed: 409,
  // rounds of steps: another one is open; the step is not the next; the step is not possible now
  round_open: 409,
  step_out_of_turn: 409,
  step_not_allowed: 422,
  round_rolled_back: 409,
  bet_rolled_back: 409,
  transaction_conflict: 409,
  wrong_currency: 409,
  amount_too_large: 422,
  // the jurisdiction: less than its least time after the start of the last round; above its largest stake; no feature is sold; no ante is offered
  round_too_soon: 409,
  stake_too_large: 422,
  feature_not_sold: 403,
  ante_not_offered: 403,
  // a stake above the maximum of the running bonus; free rounds: none are left, or their stake is another
  bonus_stake_too_large: 422,
  free_rounds_not_found: 404,
  free_rounds_stake: 422,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof refusals
export const refusalCodes = Object.keys(refusals) as [RefusalCode, ...RefusalCode[]]

/** One item of `errors[]` [8.1]. `field` names the input it belongs to, as a dotted path. */
export const RefusalItem = v.object({
  code: v.string(),
  field: v.optional(v.string()),
  message: v.optional(v.string()),
  params: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
})
export type RefusalItem = v.InferOutput<typeof RefusalItem>
export type RefusalParams = NonNullable<RefusalItem['params']>

/** Body of every answer that is not 2xx. `requestId` finds the line in the log. */
export const RefusalBody = v.object({ errors: v.array(RefusalItem), requestId: v.optional(v.string()) })
export type RefusalBody = v.InferOutput<typeof RefusalBody>
