// Written by `node tools/database/write-schemas.ts` from the migrations; do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Currency, Dialect, Locale, Platform } from '@yanta/contract'

export interface AccountMatchSignsTable {
  match_id: number
  kind: 'tool' | 'network' | 'device' | 'birthday'
  mark: string
  since: Date | null
  found_at: Date
}

export interface AccountMatchesTable {
  id: GeneratedAlways<number>
  user_id: number
  other_user_id: number
  found_at: Date
  decision: 'flagged' | 'dismissed' | null
  decided_at: Date | null
  flagged_user_id: number | null
}

export interface AuditEntriesTable {
  id: GeneratedAlways<number>
  actor: string
  action: string
  subject: string
  reason: string
  detail: ColumnType<unknown, string, string>
  happened_at: Generated<Date>
}

export interface BannersTable {
  id: string
  type: string
  studio_id: number | null
  texts: ColumnType<unknown, string, string>
  url: string
  position: number
  image: Generated<string>
  image_small: Generated<string>
}

export interface BonusesTable {
  id: GeneratedAlways<number>
  user_id: number
  currency: Currency
  scope: string
  key: string
  note: string | null
  amount: number
  wager_needed: number
  wager_done: Generated<number>
  conversion_cap: number
  converted: Generated<number>
  status: Generated<'active' | 'completed' | 'lost' | 'expired' | 'cancelled'>
  created_at: Generated<Date>
  expires_at: Date
  ended_at: Date | null
  max_stake: number | null
  gift_id: number | null
}

export interface CatalogueVersionsTable {
  is_current: Generated<boolean>
  version: number
}

export interface CategoriesTable {
  id: GeneratedAlways<number>
  slug: string
  name_ru: string
  name_en: string
  icon: string
  position: number
  show_in_lobby: boolean
  is_listed: Generated<boolean>
}

export interface CompointPurchasesTable {
  id: GeneratedAlways<number>
  user_id: number
  key: string
  product: string
  quantity: number
  price: number
  gift_ids: ColumnType<unknown, string, string>
  balance: number
  created_at: Date
}

export interface ContactCodesTable {
  id: string
  type: 'phone' | 'email'
  contact: string
  purpose: 'login' | 'registration' | 'restore' | 'contact' | 'payout'
  code_hash: string
  tries: Generated<number>
  address: string
  created_at: Generated<Date>
  expires_at: Date
  confirmed_at: Date | null
  used_at: Date | null
}

export interface ContactGuessesTable {
  contact: string
  day: string
  guesses: Generated<number>
}

export interface ContentImportsTable {
  name: string
  hash: string
  imported_at: Generated<Date>
}

export interface ContestChoicesTable {
  contest_id: number
  user_id: number
  chosen_from: Date
  chosen_until: Date | null
}

export interface ContestDepositDaysTable {
  contest_id: number
  user_id: number
  day: string
  amount: number
}

export interface ContestEntriesTable {
  id: GeneratedAlways<number>
  contest_id: number
  user_id: number
  kind: 'bets' | 'deposits' | 'achievements' | 'highFives' | 'exchange' | 'desk'
  unit: 'points' | 'additional'
  amount: number
  key: string
  note: string | null
  at: Date
}

export interface ContestExchangesTable {
  id: GeneratedAlways<number>
  contest_id: number
  user_id: number
  key: string
  prize: string
  price: number | null
  unit: 'points' | 'additional' | null
  gift_ids: ColumnType<unknown, string, string>
  points: number
  additional: number
  at: Date
}

export interface ContestInvitationsTable {
  code: string
  entry: string
  for_user_id: number | null
  contest_id: number | null
  used_by: number | null
  used_at: Date | null
  created_at: Date
}

export interface ContestMembersTable {
  contest_id: number
  user_id: number
  number: number
  joined_at: Date
  points: Generated<number>
  earned: Generated<number>
  additional: Generated<number>
  flask_achievements: Generated<number>
  flask_deposits: Generated<number>
  flask_bets: Generated<number>
  bets_remainder: Generated<number>
  deposits_remainder: Generated<number>
  scored_at: Date
  eligible_until: Date | null
  listed_until: Date | null
  tie: Generated<number>
  score_remainder: Generated<number>
  seat_price: number | null
  seat_refunded_at: Date | null
  disqualified_at: Date | null
  score_order: number | null
}

export interface ContestStocksTable {
  contest_id: number
  prize: string
  taken: Generated<number>
}

export interface ContestTicketsTable {
  contest_id: number
  number: number
  user_id: number
  tickets: number
  first: number
}

export interface ContestWinnersTable {
  contest_id: number
  prize: string
  place: number
  user_id: number
  number: number
  ticket: number | null
  gift_id: number | null
  granted_at: Date | null
}

export interface ContestsTable {
  id: GeneratedAlways<number>
  kind: 'promotion' | 'tournament' | 'series'
  entry: string
  slug: string
  starts_at: Date
  ends_at: Date | null
  state: Generated<'created' | 'active' | 'ended' | 'frozen' | 'drawn' | 'finished' | 'cancelled'>
  terms: ColumnType<unknown, string, string>
  seed: string
  seed_hash: string
  list_hash: string | null
  pool: Generated<number>
  pool_remainder: Generated<number>
  member_count: Generated<number>
  ticket_count: number | null
  frozen_at: Date | null
  drawn_at: Date | null
  finished_at: Date | null
  created_at: Date
  series_id: number | null
}

export interface CouponUsesTable {
  code: string
  user_id: number
  number: number
  gift_id: number | null
  used_at: Generated<Date>
}

export interface CouponsTable {
  code: string
  gift: string | null
  source: 'content' | 'desk'
  for_registration: Generated<boolean>
  is_listed: Generated<boolean>
  starts_at: Date | null
  ends_at: Date | null
  most_uses: number | null
  most_per_player: Generated<number>
  created_at: Generated<Date>
  spelling: string
}

export interface DepositNotificationsTable {
  provider: string
  event_id: string
  deposit_id: number | null
  body: string
  received_at: Date
}

export interface DepositOpenItemsTable {
  id: GeneratedAlways<number>
  deposit_id: number
  kind: 'mismatch' | 'conflict' | 'late'
  detail: ColumnType<unknown, string, string>
  created_at: Date
  closed_at: Date | null
}

export interface DepositReversalsTable {
  deposit_id: number
  user_id: number
  amount: number
  taken: number
  created_at: Date
}

export interface DepositsTable {
  id: GeneratedAlways<number>
  user_id: number
  request_key: string
  provider: string
  method: string
  amount: number
  currency: Currency
  gift_id: number | null
  return_query: string
  status: Generated<'created' | 'pending' | 'unknown' | 'success' | 'failed'>
  reason:
    | 'declined'
    | 'no_money'
    | 'card_expired'
    | 'wrong_card'
    | 'not_confirmed'
    | 'limit_exceeded'
    | 'cancelled'
    | 'abandoned'
    | null
  opening: ColumnType<unknown, string | null, string | null>
  created_at: Date
  ended_at: Date | null
  ask_at: Date
  ask_count: Generated<number>
}

export interface DuckHuntsTable {
  contest_id: number
  user_id: number
  seed: string
  seed_hash: string
  fired: Generated<number>
  hits: Generated<number>
  created_at: Date
}

export interface DuckShotsTable {
  contest_id: number
  user_id: number
  number: number
  is_hit: boolean
  prize: string | null
  gift_id: number | null
  at: Date
}

export interface ErasedContactsTable {
  hash: string
  barred_until: Date | null
}

export interface EventArchiveTable {
  id: number
  xid: string
  type: string
  user_id: number
  data: ColumnType<unknown, string, string>
  happened_at: Date
}

export interface EventCursorsTable {
  consumer: string
  xid: Generated<string>
  event_id: Generated<number>
}

export interface EventOutboxTable {
  id: GeneratedAlways<number>
  xid: Generated<string>
  type: string
  user_id: number
  data: ColumnType<unknown, string, string>
  happened_at: Generated<Date>
}

export interface ExperimentGuestsTable {
  key: string
  experiment: string
  variant: string
  day: string
}

export interface ExperimentPlayersTable {
  user_id: number
  experiment: string
  variant: string
  exposed_at: Date
  guest_day: string | null
}

export interface FreeRoundsTable {
  id: GeneratedAlways<number>
  user_id: number
  currency: Currency
  gift_id: number
  game_slug: string
  stake: number
  total: number
  used: Generated<number>
  won: Generated<number>
  is_feature: boolean
  status: Generated<'active' | 'played' | 'expired' | 'cancelled'>
  created_at: Date
  expires_at: Date
  ended_at: Date | null
}

export interface GameCategoriesTable {
  game_id: number
  category_id: number
}

export interface GameSessionsTable {
  id: GeneratedAlways<number>
  user_id: number | null
  login_id: string | null
  mode: 'real' | 'demo'
  game_slug: string
  currency: Currency
  locale: Locale
  run_token_seed: string
  run_token_hash: string
  demo_balance: number | null
  active: Generated<boolean>
  deactivation_reason: string | null
  created_at: Generated<Date>
  expires_at: Date
  region: Generated<string>
  provider: Generated<string>
}

export interface GamesTable {
  id: GeneratedAlways<number>
  slug: string
  name_ru: string
  name_en: string
  studio_id: number
  badges: string[]
  theme: string
  engine: string | null
  profile: string | null
  rtp: number | null
  allow_bonus_balance: boolean
  has_demo: boolean
  position: number
  is_listed: Generated<boolean>
  content_disabled_reason: string | null
  desk_disabled_reason: string | null
  disabled_reason: GeneratedAlways<string | null>
  platforms: Generated<Platform[]>
  preview: Generated<string>
  tall_preview: Generated<string>
  features: Generated<string[]>
  listed_at: Generated<Date>
  wager_contribution: Generated<number>
}

export interface GiftOffersTable {
  slug: string
  entry: ColumnType<unknown, string, string>
  is_listed: Generated<boolean>
}

export interface HighFivesTable {
  id: GeneratedAlways<number>
  contest_id: number
  from_user_id: number | null
  visitor: string | null
  address_hash: string | null
  to_user_id: number
  day: string
  at: Date
  counted_at: Date | null
  void_at: Date | null
}

export interface JobsTable {
  name: string
  due_at: Date
  held_until: Date
  attempts: Generated<number>
  last_error: string | null
}

export interface KnownDevicesTable {
  user_id: number
  device: string
  first_seen_at: Generated<Date>
  last_seen_at: Generated<Date>
}

export interface KnownPlacesTable {
  user_id: number
  network: string
  device: string
  first_seen_at: Generated<Date | null>
}

export interface LedgerAccountsTable {
  id: GeneratedAlways<number>
  name: string
  user_id: number | null
  kind: string
  unit: string
  balance: Generated<number>
}

export interface LedgerEntriesTable {
  transaction_id: number
  account_id: number
  unit: string
  amount: number
}

export interface LedgerTransactionsTable {
  id: GeneratedAlways<number>
  kind: string
  scope: string
  key: string
  note: string | null
  created_at: Generated<Date>
}

export interface LoginGuessesTable {
  key: string
  count: number
  ends_at: Date
}

export interface MessagesTable {
  id: GeneratedAlways<number>
  user_id: number | null
  channel: 'mail' | 'sms'
  recipient: string
  locale: Locale
  subject: string | null
  body: string
  created_at: Generated<Date>
  sent_at: Date | null
  attempts: Generated<number>
  due_at: Generated<Date>
  last_error: string | null
  html: string | null
  code: string | null
  good_until: Date | null
}

export interface MostPlayedGamesTable {
  is_current: Generated<boolean>
  day: string
  slugs: string[]
}

export interface PasskeysTable {
  id: string
  user_id: number
  credential_id: string
  public_key: Buffer
  counter: number
  transports: Generated<string[]>
  name: string
  created_at: Generated<Date>
  last_used_at: Date | null
}

export interface PasswordRestoresTable {
  code_hash: string
  type: 'phone' | 'email'
  contact: string
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
}

export interface PaymentToolsTable {
  user_id: number
  hash: string
  first_seen_at: Date
}

export interface PayoutCodesTable {
  user_id: number
  code_id: string
}

export interface PayoutGiftsTable {
  payout_id: number
  gift_id: number
  state: 'received' | 'activated'
  expires_at: Date | null
  due_until: Date | null
}

export interface PayoutStepsTable {
  payout_id: number
  status: 'new' | 'approved' | 'sent' | 'done' | 'refused' | 'failed' | 'cancelled'
  at: Date
  is_automatic: Generated<boolean>
}

export interface PayoutsTable {
  id: GeneratedAlways<number>
  user_id: number
  key: string
  method: string
  currency: Currency
  amount: number
  fee: number
  fields: ColumnType<unknown, string, string>
  target: string
  status: Generated<'new' | 'approved' | 'sent' | 'done' | 'refused' | 'failed' | 'cancelled'>
  reason: string | null
  created_at: Date
  expected_at: Date
}

export interface PendingContactsTable {
  id: GeneratedAlways<number>
  user_id: number
  type: 'phone' | 'email'
  value: string
  code_id: string | null
  created_at: Date
}

export interface PlayedFreeRoundsTable {
  free_rounds_id: number
  number: number
  provider: string
  round_ref: string
  win: number
  won: number
  expires_at: Date
}

export interface PlayerAchievementsTable {
  user_id: number
  counted: ColumnType<unknown, string, string>
}

export interface PlayerBreaksTable {
  user_id: number
  until: Date
  taken_at: Generated<Date>
}

export interface PlayerLimitUsageTable {
  user_id: number
  limits: ColumnType<unknown, string | undefined, string>
  usage: ColumnType<unknown, string, string>
}

export interface PlayerLimitsTable {
  user_id: number
  kind: 'deposit' | 'loss' | 'stake' | 'time'
  period: 'day' | 'week' | 'month'
  value: number
  change_asked_at: Date | null
  change_value: number | null
  told_percent: Generated<number>
  told_of: Date | null
}

export interface PlayerProgressTable {
  user_id: number
  xp: Generated<number>
  xp_remainder: Generated<number>
  compoint_remainder: Generated<number>
  level: Generated<number>
}

export interface PlayerWeeksTable {
  user_id: number
  starts_at: Date
  ends_at: Date
  stakes: Generated<number>
  wins: Generated<number>
  rounds: Generated<number>
  settled_at: Date | null
  cashback: Generated<number>
  winback: Generated<number>
  winback_status: Generated<'none' | 'offered' | 'claimed' | 'lapsed'>
  winback_until: Date | null
}

export interface ProductSalesTable {
  slug: string
  sold: number
}

export interface PushNotesTable {
  id: GeneratedAlways<number>
  user_id: number
  title: string
  body: string
  path: string
  tag: string
  created_at: Generated<Date>
  due_at: Generated<Date>
  attempts: Generated<number>
  outcome: 'sent' | 'nobody' | 'too_many' | 'failed' | null
  settled_at: Date | null
  last_error: string | null
}

export interface PushSubscriptionsTable {
  endpoint: string
  user_id: number
  session_id: string
  p256dh: string
  auth: string
  saved_at: Generated<Date>
  time_zone: string | null
}

export interface RealityChecksTable {
  user_id: number
  minutes: number | null
  answered_at: Date
}

export interface RecentGamesTable {
  user_id: number
  game_slug: string
  opened_at: Generated<Date>
}

export interface RecoveryCodesTable {
  user_id: number
  code_hash: string
  used_at: Date | null
}

export interface RoundsTable {
  id: GeneratedAlways<number>
  provider: string
  ref: string
  session_id: number
  user_id: number | null
  game_slug: string
  currency: Currency
  status: 'open' | 'settled' | 'rolled_back'
  staked: number
  stake_real: number
  stake_bonus: number
  win_real: number
  win_bonus: number
  started_at: Generated<Date>
  ended_at: Date | null
  bonus_id: number | null
  is_bought: Generated<boolean>
  is_ante: Generated<boolean>
}

export interface SelfExclusionsTable {
  id: GeneratedAlways<number>
  user_id: number
  same_as: number | null
  started_at: Date
  until: Date | null
  ended_at: Date | null
}

export interface SessionsTable {
  id: string
  user_id: number
  socket_hash: string
  refresh_generation: Generated<number>
  rotated_at: Generated<Date>
  created_at: Generated<Date>
  expires_at: Date
  ended_at: Date | null
  end_reason: string | null
  address: string
  user_agent: string
  last_seen_at: Generated<Date>
  last_address: string | null
  last_region: string | null
  is_new_place: Generated<boolean>
}

export interface SiteSwitchesTable {
  name: string
  is_on: boolean
  switched_at: Generated<Date>
}

export interface StudiosTable {
  id: GeneratedAlways<number>
  slug: string
  name: string
  position: number
  is_listed: Generated<boolean>
  image: Generated<string>
  dialect: Generated<Dialect>
  provider: Generated<string>
}

export interface SupportChatsTable {
  id: GeneratedAlways<number>
  user_id: number | null
  name: string | null
  is_vip: Generated<boolean>
  language: 'ru' | 'en'
  email: string | null
  last_number: Generated<number>
  visitor_read: Generated<number>
  operator_read: Generated<number>
  ended_at: Date | null
  rated_at: Date | null
  created_at: Date
  opened_at: Date
  changed_at: Date
  reason:
    | 'codes'
    | 'login'
    | 'contact'
    | 'documents'
    | 'payout'
    | 'deposit'
    | 'operation'
    | 'gift'
    | 'tournament'
    | 'break'
    | 'exclusion'
    | 'game'
    | null
}

export interface SupportGuestPicturesTable {
  day: string
  network: string
  sent: number
}

export interface SupportMessagesTable {
  chat_id: number
  number: number
  key: string
  author: 'visitor' | 'operator' | 'automatic'
  kind: 'text' | 'picture' | 'end' | 'rating'
  name: string | null
  text: string
  sent_at: Date
  picture: string | null
  picture_width: number | null
  picture_height: number | null
}

export interface SupportOperatorsTable {
  id: GeneratedAlways<number>
  name: string
  link_hash: string
  link_expires_at: Date
  token_hash: string | null
  expires_at: Date | null
  last_seen_at: Date | null
}

export interface ToldSettingsTable {
  name: string
  hash: string
}

export interface TotpSecretsTable {
  user_id: number
  secret: string
  begun_at: Generated<Date>
  enabled_at: Date | null
  last_step: Generated<number>
  guess_day: string | null
  guesses: Generated<number>
}

export interface UsedChallengesTable {
  id: string
  expires_at: Date
  tries: Generated<number>
  answered_at: Date | null
}

export interface UserFavouritesTable {
  user_id: number
  game_id: number
  place: GeneratedAlways<number>
}

export interface UserGiftsTable {
  id: GeneratedAlways<number>
  user_id: number
  type:
    | 'cashback'
    | 'deposit_bonus'
    | 'cash'
    | 'giftspin'
    | 'feature'
    | 'group'
    | 'custom'
    | 'xp'
    | 'compoint'
    | 'bonus_offer'
    | 'nondeposit'
  reason: string
  state: Generated<'received' | 'activated' | 'used' | 'expired' | 'revoked'>
  titles: ColumnType<unknown, string, string>
  deposit_limit: number | null
  deposit_progress: Generated<number>
  created_at: Generated<Date>
  expires_at: Date | null
  selected_at: Date | null
  slug: string | null
  image: string
  terms: ColumnType<unknown, string, string>
  scope: string
  key: string
  needs_phone: Generated<boolean>
  needs_email: Generated<boolean>
  platform: 'mobile' | 'desktop' | null
  level: Generated<number>
  price: number | null
  product_id: string | null
  deposit_count: Generated<number>
  rounds_left: number | null
  won: Generated<number>
  due_until: Date | null
  prize: number | null
  result_gift_id: number | null
  activated_at: Date | null
  ended_at: Date | null
}

export interface UserNotificationsTable {
  id: GeneratedAlways<number>
  user_id: number
  kind: string
  data: ColumnType<unknown, string, string>
  created_at: Date
  read_at: Date | null
}

export interface UsersTable {
  id: GeneratedAlways<number>
  email: string | null
  phone: string | null
  password_hash: string
  nick_name: string
  currency: Currency
  locale: Locale
  country: string | null
  birthday: string | null
  avatar: Generated<number>
  registration_contact_type: 'phone' | 'email'
  email_verified_at: Date | null
  phone_verified_at: Date | null
  multi_account: Generated<boolean>
  closed_at: Date | null
  created_at: Generated<Date>
  firstname: string | null
  lastname: string | null
  middlename: string | null
  address: string | null
  gender: 'female' | 'male' | null
  wants_news: Generated<boolean>
  has_chosen_nickname: Generated<boolean>
  terms_version: string | null
  terms_accepted_at: Date | null
  promo_code: string | null
  referral_code: string | null
  referral_subid: string | null
  has_new_device_mail: Generated<boolean>
  bonuses_disabled_at: Date | null
  payouts_held_at: Date | null
  erased_at: Date | null
}

export interface VerificationStepsTable {
  id: GeneratedAlways<number>
  user_id: number
  kind: string
  event: 'sent' | 'declined' | 'approved' | 'reopened'
  happened_at: Date
  file_name: string | null
  file_bytes: number | null
  reasons: Generated<string[]>
  comment: string | null
}

export interface VerificationsTable {
  user_id: number
  kind: 'identity' | 'payment_card' | 'e_wallet' | 'additional'
  status: Generated<'none' | 'wait' | 'cancel' | 'success'>
  picture: string | null
  sent_at: Date | null
  upload: string | null
  upload_until: Date | null
}

export interface WalletTransactionsTable {
  id: GeneratedAlways<number>
  provider: string
  transaction_id: string
  kind: 'bet' | 'win' | 'rollback'
  session_id: number
  round_ref: string
  amount: number
  real_part: number
  bonus_part: number
  closes_round: boolean
  bet_transaction_id: string | null
  status: 'done' | 'rolled_back' | 'blocked'
  balance: number
  created_at: Generated<Date>
}

export interface PlatformTables {
  account_match_signs: AccountMatchSignsTable
  account_matches: AccountMatchesTable
  audit_entries: AuditEntriesTable
  banners: BannersTable
  bonuses: BonusesTable
  catalogue_versions: CatalogueVersionsTable
  categories: CategoriesTable
  compoint_purchases: CompointPurchasesTable
  contact_codes: ContactCodesTable
  contact_guesses: ContactGuessesTable
  content_imports: ContentImportsTable
  contest_choices: ContestChoicesTable
  contest_deposit_days: ContestDepositDaysTable
  contest_entries: ContestEntriesTable
  contest_exchanges: ContestExchangesTable
  contest_invitations: ContestInvitationsTable
  contest_members: ContestMembersTable
  contest_stocks: ContestStocksTable
  contest_tickets: ContestTicketsTable
  contest_winners: ContestWinnersTable
  contests: ContestsTable
  coupon_uses: CouponUsesTable
  coupons: CouponsTable
  deposit_notifications: DepositNotificationsTable
  deposit_open_items: DepositOpenItemsTable
  deposit_reversals: DepositReversalsTable
  deposits: DepositsTable
  duck_hunts: DuckHuntsTable
  duck_shots: DuckShotsTable
  erased_contacts: ErasedContactsTable
  event_archive: EventArchiveTable
  event_cursors: EventCursorsTable
  event_outbox: EventOutboxTable
  experiment_guests: ExperimentGuestsTable
  experiment_players: ExperimentPlayersTable
  free_rounds: FreeRoundsTable
  game_categories: GameCategoriesTable
  game_sessions: GameSessionsTable
  games: GamesTable
  gift_offers: GiftOffersTable
  high_fives: HighFivesTable
  jobs: JobsTable
  known_devices: KnownDevicesTable
  known_places: KnownPlacesTable
  ledger_accounts: LedgerAccountsTable
  ledger_entries: LedgerEntriesTable
  ledger_transactions: LedgerTransactionsTable
  login_guesses: LoginGuessesTable
  messages: MessagesTable
  most_played_games: MostPlayedGamesTable
  passkeys: PasskeysTable
  password_restores: PasswordRestoresTable
  payment_tools: PaymentToolsTable
  payout_codes: PayoutCodesTable
  payout_gifts: PayoutGiftsTable
  payout_steps: PayoutStepsTable
  payouts: PayoutsTable
  pending_contacts: PendingContactsTable
  played_free_rounds: PlayedFreeRoundsTable
  player_achievements: PlayerAchievementsTable
  player_breaks: PlayerBreaksTable
  player_limit_usage: PlayerLimitUsageTable
  player_limits: PlayerLimitsTable
  player_progress: PlayerProgressTable
  player_weeks: PlayerWeeksTable
  product_sales: ProductSalesTable
  push_notes: PushNotesTable
  push_subscriptions: PushSubscriptionsTable
  reality_checks: RealityChecksTable
  recent_games: RecentGamesTable
  recovery_codes: RecoveryCodesTable
  rounds: RoundsTable
  self_exclusions: SelfExclusionsTable
  sessions: SessionsTable
  site_switches: SiteSwitchesTable
  studios: StudiosTable
  support_chats: SupportChatsTable
  support_guest_pictures: SupportGuestPicturesTable
  support_messages: SupportMessagesTable
  support_operators: SupportOperatorsTable
  told_settings: ToldSettingsTable
  totp_secrets: TotpSecretsTable
  used_challenges: UsedChallengesTable
  user_favourites: UserFavouritesTable
  user_gifts: UserGiftsTable
  user_notifications: UserNotificationsTable
  users: UsersTable
  verification_steps: VerificationStepsTable
  verifications: VerificationsTable
  wallet_transactions: WalletTransactionsTable
}
