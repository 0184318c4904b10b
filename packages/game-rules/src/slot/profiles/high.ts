// Rare and large: bars, sevens and gems come in pairs, free spins at triple wins with wilds side by side.
import type { Profile } from '../model.ts'
import { strip } from './strip.ts'

export const highProfile: Profile = {
  id: 'high',
  volatility: 'high',
  rtp: 9635,
  reels: [
    strip(
      'plum orange cherry lemon scatter bar bar cherry bell orange cherry star bell clover cherry orange plum clover lemon orange star cherry seven seven lemon wild orange bell gem gem cherry plum orange clover',
    ),
    strip(
      'lemon cherry plum orange lemon star bell plum cherry seven seven lemon star clover lemon scatter bell plum star orange bell bar bar clover plum lemon orange wild lemon plum cherry gem gem clover',
    ),
    strip(
      'star clover lemon orange clover lemon wild orange bell scatter plum cherry orange star plum cherry bar bar lemon orange star bell lemon scatter clover cherry plum gem gem bell seven seven cherry plum',
    ),
    strip(
      'orange plum clover star orange clover cherry seven seven plum lemon cherry star orange bell plum lemon clover cherry bell gem gem lemon bell bar bar scatter plum cherry orange wild star lemon',
    ),
    strip(
      'cherry wild plum lemon clover star orange bell seven seven lemon cherry bar bar plum orange gem gem orange cherry lemon plum bell lemon clover plum scatter bell star clover cherry orange star',
    ),
  ],
  freeReels: [
    strip(
      'cherry lemon clover plum orange cherry seven seven star cherry orange lemon wild bell plum clover orange bell gem gem orange cherry bell lemon orange cherry bar bar orange plum cherry star clover scatter',
    ),
    strip(
      'lemon cherry star plum bar bar orange clover scatter star seven seven clover lemon plum cherry bell plum lemon star orange lemon gem gem wild wild bell lemon orange plum cherry bell lemon plum clover',
    ),
    strip(
      'lemon cherry seven seven orange bell star bar bar orange bell lemon clover plum star orange plum cherry gem gem cherry wild wild lemon clover orange lemon bell scatter plum clover star cherry plum',
    ),
    strip(
      'cherry plum bar bar cherry orange clover star orange cherry wild wild lemon plum scatter lemon bell clover star lemon orange gem gem seven seven plum bell cherry orange star clover bell plum lemon',
    ),
    strip(
      'wild wild star clover orange lemon plum clover bell lemon bar bar lemon plum star orange bell plum cherry orange plum scatter star cherry clover bell cherry seven seven lemon orange gem gem cherry',
    ),
  ],
  paytable: {
    cherry: [0, 5, 25, 100],
    lemon: [0, 5, 25, 100],
    orange: [0, 5, 30, 125],
    plum: [0, 5, 30, 125],
    bell: [0, 10, 60, 300],
    clover: [0, 15, 75, 400],
    star: [0, 20, 125, 600],
    gem: [0, 50, 400, 2000],
    bar: [0, 75, 600, 4000],
    seven: [0, 125, 1000, 5000],
    wild: [0, 200, 1500, 6000],
  },
  scatterPays: [2, 10, 100],
  freeSpins: { awarded: [10, 15, 20], retriggered: [5, 10, 15], limit: 50, multiplier: 3 },
  maxWin: 5000,
}
