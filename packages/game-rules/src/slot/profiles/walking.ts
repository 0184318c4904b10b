// A wild moves one reel to the left in each following spin: after a paid spin these are free respins, which bring no new wilds.
import type { Profile } from '../model.ts'
import { strip } from './strip.ts'

export const walkingProfile: Profile = {
  id: 'walking',
  volatility: 'low',
  rtp: 9607,
  reels: [
    strip(
      'bell orange clover scatter bell plum bar seven cherry scatter lemon orange bar cherry plum lemon cherry star gem clover plum cherry bell orange lemon gem orange star lemon plum clover',
    ),
    strip(
      'star bar gem clover bell cherry orange lemon star plum lemon bar orange seven bell lemon plum clover orange cherry scatter bell lemon clover plum cherry gem orange cherry scatter plum',
    ),
    strip(
      'plum lemon bell cherry gem orange cherry seven clover bell wild lemon plum bell star clover lemon orange gem cherry orange bar star plum orange clover lemon plum scatter cherry bar',
    ),
    strip(
      'seven orange clover bar plum lemon gem bar star cherry orange plum cherry lemon clover gem lemon bell orange cherry clover bell scatter star lemon plum cherry wild plum orange bell',
    ),
    strip(
      'cherry bar plum lemon clover plum bell wild orange seven cherry clover star lemon bell gem plum cherry bar plum orange gem star lemon scatter orange cherry lemon orange clover bell',
    ),
  ],
  freeReels: [
    strip(
      'plum cherry bell lemon orange bar gem lemon cherry plum lemon star bell clover orange bell cherry clover star orange cherry bar plum lemon clover plum orange gem seven',
    ),
    strip(
      'orange star bar bell orange lemon seven cherry orange gem plum clover cherry orange clover lemon gem bell star lemon plum bell wild clover plum bar cherry plum lemon cherry',
    ),
    strip(
      'lemon cherry bell gem clover orange seven star clover lemon plum clover bell cherry gem plum lemon bell orange cherry lemon plum orange star cherry orange bar plum wild bar',
    ),
    strip(
      'orange plum star orange lemon gem wild clover lemon bell plum bar bell star cherry orange lemon cherry clover gem bar clover orange plum lemon bell cherry plum seven cherry',
    ),
    strip(
      'star plum gem clover orange lemon cherry bar orange plum lemon bell plum star orange plum cherry lemon clover cherry gem clover bell seven bar lemon wild orange cherry bell',
    ),
  ],
  respinReels: [
    strip(
      'bell cherry plum gem orange lemon plum cherry clover bell lemon star cherry bar lemon seven orange plum cherry star plum clover lemon orange bell clover gem orange bar',
    ),
    strip(
      'cherry clover plum bell gem seven plum clover gem lemon bar orange star bar clover bell orange cherry plum lemon orange cherry star lemon bell plum cherry lemon orange',
    ),
    strip(
      'clover cherry lemon bell bar plum cherry orange gem star bell clover orange cherry lemon star clover plum bell lemon orange cherry seven bar lemon plum orange gem plum',
    ),
    strip(
      'bell lemon bar plum cherry star lemon cherry plum star gem lemon bell clover orange cherry clover orange lemon gem orange cherry plum seven clover bar bell plum orange',
    ),
    strip(
      'bell cherry plum lemon bar orange plum cherry seven star cherry plum gem lemon orange bar gem plum clover orange bell clover orange lemon star cherry bell clover lemon',
    ),
  ],
  paytable: {
    cherry: [0, 5, 15, 45],
    lemon: [0, 5, 15, 45],
    orange: [0, 6, 18, 50],
    plum: [0, 7, 20, 60],
    bell: [0, 10, 36, 100],
    clover: [0, 12, 45, 120],
    star: [0, 20, 75, 200],
    gem: [0, 30, 100, 250],
    bar: [0, 40, 125, 300],
    seven: [0, 60, 200, 400],
    wild: [0, 60, 200, 400],
  },
  wildMotion: 'walking',
  scatterPays: [2, 10, 50],
  freeSpins: { awarded: [8, 10, 12], retriggered: [0, 0, 0], limit: 12, multiplier: 1 },
  maxWin: 5000,
}
