// The plans of all tables, by the sections of the player's file.
import type { TableName, TablePlan } from './data-plan.ts'
import { identityPlans, messagePlans } from './identity-plans.sql.ts'
import { moneyPlans } from './money-plans.sql.ts'
import { playPlans } from './play-plans.sql.ts'
import { rewardPlans } from './reward-plans.sql.ts'

export const dataSections: Readonly<Record<string, readonly TablePlan[]>> = {
  account: identityPlans,
  messages: messagePlans,
  money: moneyPlans,
  play: playPlans,
  rewards: rewardPlans,
}

/** Tables without a row about any player: the catalogue, what the operator runs, and how the platform works. */
export const tablesWithoutPlayers: readonly TableName[] = [
  'banners',
  'catalogue_versions',
  'categories',
  'content_imports',
  'contest_stocks',
  'contests',
  'coupons',
  // By random keys, of guests alone.
  'experiment_guests',
  // By the keyed hash of a contact that no account has any more.
  'erased_contacts',
  'event_cursors',
  'game_categories',
  'games',
  'gift_offers',
  'jobs',
  // By the hash of a login or an address, for minutes.
  'login_guesses',
  'most_played_games',
  'product_sales',
  'site_switches',
  'studios',
  // By the keyed hash of a network, of guests alone, for three days at most.
  'support_guest_pictures',
  'support_operators',
  'told_settings',
  'used_challenges',
]
