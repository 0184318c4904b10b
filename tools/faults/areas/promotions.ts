import type { Fault } from '../fault.ts'

const promotions = 'apps/platform/src/modules/rewards/promotions'
const draw = 'packages/contract/src/draw'

export const promotionFaults: readonly Fault[] = [
  {
    id: 'points-of-bonus-money',
    says: 'A bet earns points by the whole stake, the part of bonus money too.',
    file: `${promotions}/earning/promotions-consumer.ts`,
    symbol: 'readFacts',
    find: 'const { stakeReal, winReal,',
    replace: 'const { stake: stakeReal, winReal,',
    seenBy: [`${promotions}/earning/earning.test.ts`],
  },
  {
    id: 'prize-beyond-its-stock',
    says: 'Whether a prize has a stock is asked, how many of it were taken is not: everybody gets it.',
    file: `${promotions}/exchange/exchange.repository.ts`,
    symbol: 'takeFromStock',
    find: 'contest_stocks.taken < ${of}::int',
    replace: '${of}::int > 0',
    seenBy: [`${promotions}/exchange/exchange.test.ts`],
  },
  {
    id: 'fives-without-daily-limit',
    says: 'The limit of a day is compared with the fives of who gets them: nobody has given too many.',
    file: `${promotions}/high-fives/give-five.service.ts`,
    symbol: 'giveAsPlayer',
    find: 'received, isRepeated }, { sent, limit })',
    replace: 'received, isRepeated }, { sent: received, limit })',
    seenBy: [`${promotions}/high-fives/high-fives.test.ts`],
  },
  {
    id: 'winner-drawn-again',
    says: 'Who has won stays in the draw, and may get several prizes.',
    file: `${draw}.ts`,
    symbol: 'drawWinners',
    find: 'left.remove(owner)',
    replace: '',
    seenBy: [`${draw}.test.ts`],
  },
]
