// A wild of the middle reels that helps a line fills its reel, in paid and in free spins, where there are more of them at double wins.
import type { Profile } from '../model.ts'
import { strip } from './strip.ts'

export const expandingProfile: Profile = {
  id: 'expanding',
  volatility: 'high',
  rtp: 9682,
  reels: [
    strip(
      'bell orange clover scatter bell plum bar seven cherry scatter lemon orange bar cherry plum lemon cherry star gem clover plum cherry bell orange lemon gem orange star lemon plum clover',
    ),
    strip(
      'star bar gem clover bell cherry orange lemon star plum lemon bar orange seven bell lemon plum clover orange cherry wild bell lemon clover plum cherry gem orange cherry scatter plum',
    ),
    strip(
      'plum lemon bell cherry gem orange cherry seven clover bell wild lemon plum bell star clover lemon orange gem cherry orange bar star plum orange clover lemon plum scatter cherry bar',
    ),
    strip(
      'seven orange clover bar plum lemon gem bar star cherry orange plum cherry lemon clover gem lemon bell orange cherry clover bell scatter star lemon plum cherry wild plum orange bell',
    ),
    strip(
      'cherry bar plum lemon clover plum bell scatter orange seven cherry clover star lemon bell gem plum cherry bar plum orange gem star lemon scatter orange cherry lemon orange clover bell',
    ),
  ],
  freeReels: [
    strip(
      'bell cherry plum bar orange lemon plum cherry clover bell orange star cherry bar lemon scatter orange plum cherry star bell gem lemon orange plum lemon clover gem seven clover',
    ),
    strip(
      'scatter bell clover bar orange wild plum gem seven bar star orange cherry clover lemon plum cherry wild lemon star clover cherry orange lemon bell cherry orange plum bell gem plum lemon',
    ),
    strip(
      'star gem orange cherry plum gem clover plum bell lemon orange cherry wild seven cherry plum orange bar wild lemon orange cherry clover plum bell scatter lemon star bar clover bell lemon',
    ),
    strip(
      'bell bar clover plum bar bell cherry orange scatter gem seven plum cherry clover orange wild bell lemon gem plum cherry star lemon cherry plum clover star lemon orange wild lemon orange',
    ),
    strip(
      'cherry clover lemon bell bar clover plum cherry orange lemon cherry orange lemon star orange bell cherry seven orange plum lemon scatter gem plum clover bar plum bell gem star',
    ),
  ],
  paytable: {
    cherry: [0, 3, 8, 35],
    lemon: [0, 3, 8, 35],
    orange: [0, 3, 12, 45],
    plum: [0, 4, 12, 50],
    bell: [0, 6, 20, 80],
    clover: [0, 8, 36, 140],
    star: [0, 10, 50, 250],
    gem: [0, 20, 125, 700],
    bar: [0, 30, 175, 1000],
    seven: [0, 60, 400, 2500],
  },
  wildMotion: 'expanding',
  scatterPays: [2, 10, 50],
  freeSpins: { awarded: [8, 12, 16], retriggered: [4, 8, 12], limit: 40, multiplier: 2 },
  maxWin: 5000,
}
