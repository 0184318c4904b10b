// Three doors before the free spins: many at single wins, few at quadruple ones. Number times multiplier is the same behind each.
import type { Profile } from '../model.ts'
import { strip } from './strip.ts'

export const doorsProfile: Profile = {
  id: 'doors',
  volatility: 'medium',
  rtp: 9642,
  reels: [
    strip(
      'clover bell star clover plum star clover gem lemon scatter bar clover lemon bell clover bell lemon bell seven orange wild plum bar orange star plum gem plum orange lemon star orange lemon',
    ),
    strip(
      'plum lemon orange lemon gem bar orange gem plum bell orange bell clover lemon bell plum seven star orange lemon clover star wild scatter lemon plum orange gem clover',
    ),
    strip(
      'bar lemon clover wild plum bar orange bell plum orange lemon orange bell clover seven lemon plum bell lemon clover gem star scatter star plum wild orange clover star lemon star plum scatter gem star',
    ),
    strip(
      'clover scatter lemon bell orange clover orange bell lemon wild seven star orange bell star orange scatter gem star plum bell lemon gem seven bar orange plum clover star lemon bar plum lemon clover plum lemon',
    ),
    strip(
      'plum lemon bell gem bell clover bell plum clover plum star gem lemon bell lemon bar orange scatter lemon wild lemon orange clover seven orange plum star lemon bar orange clover',
    ),
  ],
  freeReels: [
    strip(
      'bell star clover seven lemon gem bell clover bar orange lemon wild bell lemon star clover bar star plum bell seven plum gem lemon star plum lemon orange',
    ),
    strip(
      'gem lemon orange clover orange bar lemon wild star clover orange star wild plum lemon gem bell plum orange lemon plum orange bar orange gem seven clover bell',
    ),
    strip(
      'lemon clover wild star bar lemon plum lemon gem clover lemon clover bell seven bar wild bar orange plum star orange star gem lemon bar star orange plum',
    ),
    strip(
      'lemon orange wild clover lemon orange seven star orange bell bar gem wild lemon bell lemon plum clover orange bar plum bell clover star orange lemon bell orange plum lemon star',
    ),
    strip(
      'wild star seven orange lemon clover lemon plum seven gem star plum clover bar seven plum orange seven orange bar plum bell seven lemon star seven bell lemon orange bell star seven lemon gem',
    ),
  ],
  paytable: {
    lemon: [0, 5, 15, 60],
    orange: [0, 5, 15, 75],
    plum: [0, 5, 20, 75],
    bell: [0, 8, 40, 150],
    clover: [0, 12, 60, 250],
    star: [0, 20, 100, 400],
    gem: [0, 30, 150, 1000],
    bar: [0, 40, 250, 1250],
    seven: [0, 75, 500, 3000],
    wild: [0, 100, 750, 5000],
  },
  scatterPays: [2, 10, 50],
  freeSpins: { awarded: [10, 14, 20], retriggered: [0, 0, 0], limit: 50, multiplier: 2 },
  doors: [
    { awarded: [20, 28, 40], multiplier: 1 },
    { awarded: [10, 14, 20], multiplier: 2 },
    { awarded: [5, 7, 10], multiplier: 4 },
  ],
  maxWin: 5000,
}
