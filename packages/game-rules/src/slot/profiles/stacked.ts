// Wilds come three high: a whole reel of them at best, on more reels in free spins, at double wins.
import type { Profile } from '../model.ts'
import { strip } from './strip.ts'

export const stackedProfile: Profile = {
  id: 'stacked',
  volatility: 'high',
  rtp: 9617,
  reels: [
    strip(
      'bell orange lemon plum clover lemon star gem lemon bell bar orange bell seven orange plum gem orange clover star bar lemon seven plum scatter orange plum star bell lemon clover plum',
    ),
    strip(
      'seven plum orange clover bell plum lemon bar bell orange plum bell star orange bar wild wild wild plum lemon star gem orange lemon clover bell gem scatter plum lemon orange star lemon clover',
    ),
    strip(
      'bell plum star orange bar bell star plum orange gem clover lemon plum star scatter lemon plum scatter lemon orange bell seven orange bar clover lemon gem clover bell plum lemon orange wild wild wild',
    ),
    strip(
      'plum clover gem star plum gem bar clover bell star orange lemon plum orange lemon clover plum orange lemon bell orange bar plum bell lemon orange star wild wild wild seven bell lemon scatter',
    ),
    strip(
      'gem wild seven star lemon plum bar lemon scatter orange star plum orange clover bell plum gem orange bar bell plum orange lemon bell clover star lemon bell plum orange seven lemon clover',
    ),
  ],
  freeReels: [
    strip(
      'orange seven gem clover plum star bell orange plum lemon seven star gem bell lemon orange clover star plum orange bell lemon plum scatter lemon bell bar orange clover bar',
    ),
    strip(
      'star lemon bar seven wild wild wild plum orange bell scatter clover lemon plum star orange lemon wild wild wild bell gem orange lemon clover bar orange star bell plum clover orange gem bell plum',
    ),
    strip(
      'bell bar orange lemon bell wild wild wild orange lemon gem seven star wild wild wild orange lemon bell plum star orange plum scatter bar bell clover lemon star clover plum gem clover plum orange',
    ),
    strip(
      'orange star clover bell orange bar lemon plum scatter lemon seven plum lemon wild wild wild orange star gem bar orange bell plum star bell plum clover lemon orange bell wild wild wild gem clover',
    ),
    strip(
      'bell bar orange plum wild wild wild lemon star seven lemon plum clover gem orange bell scatter star bell clover orange bell plum star orange bar lemon gem orange lemon clover seven plum',
    ),
  ],
  paytable: {
    lemon: [0, 3, 10, 40],
    orange: [0, 3, 10, 40],
    plum: [0, 4, 12, 60],
    bell: [0, 5, 20, 100],
    clover: [0, 6, 30, 150],
    star: [0, 10, 50, 350],
    gem: [0, 20, 125, 1000],
    bar: [0, 30, 250, 1500],
    seven: [0, 50, 500, 3000],
    wild: [0, 50, 500, 5000],
  },
  scatterPays: [2, 10, 50],
  freeSpins: { awarded: [8, 12, 16], retriggered: [4, 8, 12], limit: 40, multiplier: 2 },
  maxWin: 5000,
}
