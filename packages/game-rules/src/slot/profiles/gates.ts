// Doors for the bold: rare and large wins, and behind the last door six free spins at fivefold wins with wilds side by side.
import type { Profile } from '../model.ts'
import { strip } from './strip.ts'

export const gatesProfile: Profile = {
  id: 'gates',
  volatility: 'high',
  rtp: 9639,
  reels: [
    strip(
      'orange bell orange lemon wild seven seven orange cherry bell cherry plum orange clover bell clover cherry star scatter gem gem clover cherry orange scatter plum cherry orange lemon plum lemon star bar bar cherry',
    ),
    strip(
      'lemon orange lemon clover bell star seven seven clover plum cherry plum cherry lemon bell lemon plum lemon clover bell orange plum bar bar plum lemon star scatter gem gem cherry wild orange star',
    ),
    strip(
      'clover bell orange cherry plum lemon gem gem clover bar bar plum star scatter star clover star bell plum wild plum lemon orange lemon seven seven orange cherry clover cherry lemon orange plum bell',
    ),
    strip(
      'lemon orange cherry clover seven seven bell orange plum star lemon bell orange gem gem wild plum cherry orange lemon scatter cherry plum star cherry bar bar clover plum bell star clover lemon star',
    ),
    strip(
      'orange plum lemon cherry star cherry bell plum lemon plum scatter star bar bar plum bell lemon star gem gem wild clover orange star lemon orange seven seven cherry bell',
    ),
  ],
  freeReels: [
    strip(
      'wild orange star orange lemon clover lemon bell cherry orange clover plum cherry orange bell seven seven cherry orange cherry bell bar bar plum lemon cherry bell orange gem gem star cherry orange plum cherry clover',
    ),
    strip(
      'gem gem lemon plum star lemon clover bar bar plum seven seven plum cherry orange clover bell lemon clover cherry plum star lemon plum star lemon bell cherry orange wild wild bell lemon orange',
    ),
    strip(
      'cherry lemon plum bell clover orange plum clover gem gem lemon seven seven plum cherry plum bell cherry star clover lemon bell orange cherry orange star lemon wild wild lemon star plum bar bar plum',
    ),
    strip(
      'plum bell lemon wild wild orange cherry lemon orange clover plum gem gem lemon orange lemon plum star plum star bar bar clover bell star seven seven orange cherry lemon bell clover',
    ),
    strip(
      'plum orange bell clover lemon cherry seven seven orange clover gem gem bell bar bar bell star cherry orange plum lemon plum clover wild wild star lemon cherry orange bell clover cherry plum lemon',
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
  freeSpins: { awarded: [10, 20, 30], retriggered: [0, 0, 0], limit: 50, multiplier: 3 },
  doors: [
    { awarded: [15, 30, 45], multiplier: 2 },
    { awarded: [10, 20, 30], multiplier: 3 },
    { awarded: [6, 12, 18], multiplier: 5 },
  ],
  maxWin: 10_000,
}
