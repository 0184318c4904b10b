// A wild that substitutes doubles the win of its line, in free spins on top of their double wins.
import type { Profile } from '../model.ts'
import { strip } from './strip.ts'

export const doublingProfile: Profile = {
  id: 'doubling',
  volatility: 'medium',
  rtp: 9641,
  reels: [
    strip(
      'plum lemon orange cherry bell lemon star clover cherry plum gem lemon bell seven lemon orange star lemon clover gem bar cherry clover plum bar orange cherry scatter orange plum bell orange',
    ),
    strip(
      'wild orange lemon bell plum clover cherry bar plum orange lemon plum star orange seven wild orange cherry star gem lemon orange bell plum bar scatter clover cherry lemon clover cherry bell gem lemon',
    ),
    strip(
      'bell bar lemon orange bar clover scatter plum lemon orange gem seven star clover scatter plum cherry bell wild lemon star bell orange gem cherry plum orange lemon plum cherry wild orange clover cherry lemon',
    ),
    strip(
      'star plum lemon cherry orange lemon clover orange plum lemon bell cherry star plum bell lemon orange clover seven bar wild clover gem bell scatter bar plum cherry orange wild cherry gem lemon orange',
    ),
    strip(
      'lemon orange star clover plum bar lemon seven bell plum orange cherry lemon clover bar lemon plum bell orange gem cherry plum orange scatter star bell lemon gem orange cherry clover wild cherry',
    ),
  ],
  freeReels: [
    strip(
      'cherry scatter plum star lemon cherry clover wild cherry gem orange lemon bell orange gem bar orange plum star lemon cherry plum seven lemon orange clover bar bell clover lemon orange plum bell',
    ),
    strip(
      'star orange lemon wild seven orange plum cherry star bell lemon gem wild bell plum lemon clover plum bell lemon bar cherry orange scatter cherry bar orange cherry wild orange clover gem plum lemon clover',
    ),
    strip(
      'orange star plum orange bell lemon cherry orange wild bell bar plum seven lemon orange wild cherry clover wild cherry plum bell gem lemon clover scatter star plum clover lemon orange cherry gem lemon bar',
    ),
    strip(
      'plum orange lemon bar plum orange lemon plum star cherry wild clover gem bell scatter orange lemon seven wild clover lemon star gem wild bell cherry clover orange plum lemon orange cherry bar bell cherry',
    ),
    strip(
      'lemon star gem orange lemon bar plum cherry lemon bell plum lemon bell clover cherry plum seven wild lemon bar cherry clover wild orange star cherry orange plum bell orange gem clover orange scatter',
    ),
  ],
  paytable: {
    cherry: [0, 4, 12, 50],
    lemon: [0, 4, 15, 50],
    orange: [0, 5, 15, 60],
    plum: [0, 5, 15, 75],
    bell: [0, 8, 30, 125],
    clover: [0, 12, 50, 200],
    star: [0, 20, 80, 350],
    gem: [0, 30, 150, 800],
    bar: [0, 40, 200, 1200],
    seven: [0, 60, 400, 2500],
    wild: [0, 60, 500, 5000],
  },
  wildFactor: 2,
  scatterPays: [2, 10, 100],
  freeSpins: { awarded: [10, 15, 20], retriggered: [5, 10, 15], limit: 50, multiplier: 2 },
  maxWin: 5000,
}
