// All migrations of the platform's tables, in order. A new one is added at the end and never edited once it was released.
import type { Migration } from 'kysely/migration'
import * as usersAndSessions from './migrations/0001-users-and-sessions.ts'
import * as catalogue from './migrations/0002-catalogue.ts'
import * as messages from './migrations/0003-messages.ts'
import * as audit from './migrations/0004-audit.ts'
import * as ledger from './migrations/0010-ledger.ts'
import * as gameSessions from './migrations/0011-game-sessions.ts'
import * as wallet from './migrations/0012-wallet.ts'
import * as playerBreaks from './migrations/0013-player-breaks.ts'
import * as eventOutbox from './migrations/0014-event-outbox.ts'
import * as compoints from './migrations/0015-compoints.ts'
import * as gamePlatforms from './migrations/0016-game-platforms.ts'
import * as sessionsByUser from './migrations/0017-sessions-by-user.ts'
import * as siteSwitches from './migrations/0018-site-switches.ts'
import * as pictures from './migrations/0019-pictures.ts'
import * as gameSessionRegions from './migrations/0020-game-session-regions.ts'
import * as webPush from './migrations/0021-web-push.ts'
import * as accounts from './migrations/0022-accounts.ts'
import * as loginSecurity from './migrations/0023-login-security.ts'
import * as lettersInHtml from './migrations/0024-letters-in-html.ts'
import * as gifts from './migrations/0025-gifts.ts'
import * as lobby from './migrations/0026-lobby.ts'
import * as catalogueVersion from './migrations/0027-catalogue-version.ts'
import * as wagerContribution from './migrations/0028-wager-contribution.ts'
import * as studioDialects from './migrations/0029-studio-dialects.ts'
import * as bonuses from './migrations/0030-bonuses.ts'
import * as gameProviders from './migrations/0032-game-providers.ts'
import * as eventArchive from './migrations/0033-event-archive.ts'
import * as mostPlayedGames from './migrations/0034-most-played-games.ts'
import * as loginGuesses from './migrations/0035-login-guesses.ts'
import * as eventOrder from './migrations/0036-event-order.ts'
import * as jobs from './migrations/0038-jobs.ts'
import * as giftsOfEveryType from './migrations/0040-gifts-of-every-type.ts'
import * as coupons from './migrations/0041-coupons.ts'
import * as couponSpelling from './migrations/0042-coupon-spelling.ts'
import * as liveGifts from './migrations/0043-live-gifts.ts'
import * as bonusTerms from './migrations/0045-bonus-terms.ts'
import * as freeRounds from './migrations/0046-free-rounds.ts'
import * as achievements from './migrations/0055-achievements.ts'
import * as notifications from './migrations/0056-notifications.ts'
import * as progress from './migrations/0050-progress.ts'
import * as winbackAccount from './migrations/0051-winback-account.ts'
import * as compointShop from './migrations/0052-compoint-shop.ts'
import * as waitingAndTold from './migrations/0057-waiting-and-told.ts'
import * as pendingContacts from './migrations/0058-pending-contacts.ts'
import * as deposits from './migrations/0060-deposits.ts'
import * as payouts from './migrations/0061-payouts.ts'
import * as pushTimeZone from './migrations/0089-push-time-zone.ts'
import * as experiments from './migrations/0088-experiments.ts'
import * as depositReversals from './migrations/0062-deposit-reversals.ts'
import * as promotions from './migrations/0066-promotions.ts'
import * as tournaments from './migrations/0067-tournaments.ts'
import * as verifications from './migrations/0068-verifications.ts'
import * as ownData from './migrations/0072-own-data.ts'
import * as erasure from './migrations/0073-erasure.ts'
import * as severalAccounts from './migrations/0074-several-accounts.ts'
import * as entriesOfAccount from './migrations/0064-entries-of-account.ts'
import * as openItemsOfWhatWasSaid from './migrations/0065-open-items-of-what-was-said.ts'
import * as selfExclusions from './migrations/0070-self-exclusions.ts'
import * as ownPlay from './migrations/0071-own-play.ts'
import * as playerLimits from './migrations/0069-player-limits.ts'
import * as copiedLimits from './migrations/0075-copied-limits.ts'
import * as moneyByTime from './migrations/0083-money-by-time.ts'
import * as supportChat from './migrations/0084-support-chat.ts'
import * as supportPictures from './migrations/0090-support-pictures.ts'
import * as usageInOneColumn from './migrations/0091-usage-in-one-column.ts'
import * as supportGuestPictures from './migrations/0095-support-guest-pictures.ts'
import * as boughtFeatures from './migrations/0096-bought-features.ts'
import * as unlistedGifts from './migrations/0097-unlisted-gifts.ts'
import * as anteBets from './migrations/0098-ante-bets.ts'

export const migrations: Record<string, Migration> = {
  '0001-users-and-sessions': usersAndSessions,
  '0002-catalogue': catalogue,
  '0003-messages': messages,
  '0004-audit': audit,
  '0010-ledger': ledger,
  '0011-game-sessions': gameSessions,
  '0012-wallet': wallet,
  '0013-player-breaks': playerBreaks,
  '0014-event-outbox': eventOutbox,
  '0015-compoints': compoints,
  '0016-game-platforms': gamePlatforms,
  '0017-sessions-by-user': sessionsByUser,
  '0018-site-switches': siteSwitches,
  '0019-pictures': pictures,
  '0020-game-session-regions': gameSessionRegions,
  '0021-web-push': webPush,
  '0022-accounts': accounts,
  '0023-login-security': loginSecurity,
  '0024-letters-in-html': lettersInHtml,
  '0025-gifts': gifts,
  '0026-lobby': lobby,
  '0027-catalogue-version': catalogueVersion,
  '0028-wager-contribution': wagerContribution,
  '0029-studio-dialects': studioDialects,
  '0030-bonuses': bonuses,
  '0032-game-providers': gameProviders,
  '0033-event-archive': eventArchive,
  '0034-most-played-games': mostPlayedGames,
  '0035-login-guesses': loginGuesses,
  '0036-event-order': eventOrder,
  '0038-jobs': jobs,
  '0040-gifts-of-every-type': giftsOfEveryType,
  '0041-coupons': coupons,
  '0042-coupon-spelling': couponSpelling,
  '0043-live-gifts': liveGifts,
  '0045-bonus-terms': bonusTerms,
  '0046-free-rounds': freeRounds,
  '0055-achievements': achievements,
  '0056-notifications': notifications,
  '0050-progress': progress,
  '0051-winback-account': winbackAccount,
  '0052-compoint-shop': compointShop,
  '0057-waiting-and-told': waitingAndTold,
  '0058-pending-contacts': pendingContacts,
  '0060-deposits': deposits,
  '0061-payouts': payouts,
  '0088-experiments': experiments,
  '0089-push-time-zone': pushTimeZone,
  '0064-entries-of-account': entriesOfAccount,
  '0062-deposit-reversals': depositReversals,
  '0066-promotions': promotions,
  '0067-tournaments': tournaments,
  '0072-own-data': ownData,
  '0073-erasure': erasure,
  '0074-several-accounts': severalAccounts,
  '0065-open-items-of-what-was-said': openItemsOfWhatWasSaid,
  '0068-verifications': verifications,
  '0070-self-exclusions': selfExclusions,
  '0071-own-play': ownPlay,
  '0069-player-limits': playerLimits,
  '0075-copied-limits': copiedLimits,
  '0083-money-by-time': moneyByTime,
  '0084-support-chat': supportChat,
  '0090-support-pictures': supportPictures,
  '0091-usage-in-one-column': usageInOneColumn,
  '0095-support-guest-pictures': supportGuestPictures,
  '0096-bought-features': boughtFeatures,
  '0097-unlisted-gifts': unlistedGifts,
  '0098-ante-bets': anteBets,
}
