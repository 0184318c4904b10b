import type { Fault } from '../fault.ts'

const wallet = 'apps/platform/src/modules/money/wallet'
const bonuses = 'apps/platform/src/modules/money/bonuses'
const limits = 'apps/platform/src/modules/money/own-limits'
const progress = 'apps/platform/src/modules/rewards/progress'

export const moneyFaults: readonly Fault[] = [
  {
    id: 'win-rounded-toward-bonus',
    says: 'The part of a kopeck that can not be split goes to the bonus: the player loses it.',
    file: `${wallet}/split-money.ts`,
    symbol: 'splitWin',
    find: 'Number((BigInt(amount) * BigInt(stake.bonus)) / BigInt(totalOf(stake)))',
    replace: 'Math.round((amount * stake.bonus) / totalOf(stake))',
    seenBy: [`${wallet}/split-money.test.ts`],
  },
  {
    id: 'compoints-of-bonus-stakes',
    says: 'Compoints are earned by the whole stake, the part of bonus money too.',
    file: `${wallet}/wallet-changes.ts`,
    symbol: 'buildEvents',
    find: 'stakeReal: round.stake.real',
    replace: 'stakeReal: totalOf(round.stake)',
    seenBy: [`${progress}/progress.test.ts`, `${wallet}/wallet.test.ts`],
  },
  {
    id: 'compoints-remainder-lost',
    says: 'A stake too small for a hundredth of a compoint is forgotten instead of waiting for the next one.',
    file: `${progress}/progress.rules.ts`,
    symbol: 'earn',
    find: 'compointRemainder: remainder',
    replace: 'compointRemainder: hundredths > 0 ? remainder : before.compointRemainder',
    seenBy: [`${progress}/progress.test.ts`],
  },
  {
    id: 'conversion-without-cap',
    says: 'A bonus that was wagered becomes real money as a whole, beyond its cap.',
    file: `${bonuses}/bonuses.rules.ts`,
    symbol: 'findEnd',
    find: `{ done, needed, cap }: BonusProgress,
  { balance, isInPlay }: { balance: number; isInPlay: boolean },
): BonusEnd | null {
  if (isInPlay) return null
  if (done >= needed) return { status: 'completed', converted: Math.min(balance, cap) }`,
    replace: `{ done, needed }: BonusProgress,
  { balance, isInPlay }: { balance: number; isInPlay: boolean },
): BonusEnd | null {
  if (isInPlay) return null
  if (done >= needed) return { status: 'completed', converted: balance }`,
    seenBy: [`${bonuses}/bonuses.rules.test.ts`, `${wallet}/bonus-step.test.ts`],
  },
  {
    id: 'limit-not-asked',
    says: 'A stake is taken although it exceeds the limit that its player has set.',
    file: `${wallet}/wallet.rules.ts`,
    symbol: 'applyBet',
    find: 'assertWithinLimits(state, stake)',
    replace: 'assertWithinLimits({ ...state, limits: null }, stake)',
    seenBy: [`${limits}/own-limits.test.ts`, `${limits}/own-limits.properties.test.ts`],
  },
  {
    id: 'limit-opened-by-old-round',
    says: "A win of yesterday's round makes room for more losses today.",
    file: `${limits}/play-usage.rules.ts`,
    symbol: 'countPlay',
    find: 'isOfPeriod ? play.won : 0',
    replace: 'play.won',
    seenBy: [`${limits}/limits.rules.test.ts`, `${limits}/own-limits.test.ts`],
  },
  {
    id: 'limit-removed-at-once',
    says: 'A limit that is removed is gone at once instead of after 24 hours and a confirmation.',
    file: `${limits}/limit-changes.rules.ts`,
    symbol: 'isRaise',
    find: 'to === null || to > from',
    replace: 'to !== null && to > from',
    seenBy: [`${limits}/limit-changes.rules.test.ts`, `${limits}/own-limits.test.ts`],
  },
  {
    id: 'limit-ignores-open-orders',
    says: 'Deposits that are under way do not count: several at once exceed the limit together.',
    file: `${limits}/own-limits.repository.ts`,
    symbol: 'sumDeposits',
    find: "status in ('created', 'pending') or coalesce(ended_at, created_at) >= ${start}",
    replace: 'ended_at >= ${start}',
    seenBy: [`${limits}/own-limits.test.ts`],
  },
  {
    id: 'providers-share-transaction-ids',
    says: 'Two providers that use the same transaction id: the money of the second one does not move.',
    file: `${wallet}/wallet-step.ts`,
    symbol: 'attempt',
    find: 'lockBalanceSource(trx, session, provider)',
    replace: 'lockBalanceSource(trx, session, session.mode)',
    seenBy: [`${wallet}/wallet.test.ts`, `${wallet}/bad-provider.test.ts`],
  },
  {
    id: 'stakes-not-published',
    says: 'The browser is notified of wins but not of stakes: the header shows money that has been staked.',
    file: `${wallet}/wallet.present.ts`,
    symbol: 'publishMovements',
    find: 'if (gains[balance_type] === 0) continue',
    replace: 'if (gains[balance_type] <= 0) continue',
    seenBy: [`${wallet}/wallet.test.ts`],
  },
]
