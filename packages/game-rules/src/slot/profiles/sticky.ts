// Wilds of free spins stay where they landed until the end of the series.
import type { Profile } from '../model.ts'
import { strip } from './strip.ts'

export const stickyProfile: Profile = {
  id: 'sticky',
  volatility: 'medium',
  rtp: 9627,
  reels: [
    strip(
      'bell orange clover scatter bell plum bar seven cherry scatter lemon orange bar cherry plum lemon cherry star gem clover plum cherry bell orange lemon gem orange star lemon plum clover',
    ),
    strip(
      'star bar gem star clover cherry orange lemon clover plum lemon seven orange wild plum cherry bell clover orange lemon wild bell lemon gem plum orange bell cherry plum scatter bar cherry',
    ),
    strip(
      'orange bell cherry bar orange cherry seven clover bell wild lemon plum bell star clover lemon orange gem cherry plum bar gem plum lemon star orange lemon scatter cherry clover plum wild',
    ),
    strip(
      'seven plum orange gem wild star lemon orange plum cherry lemon star bar lemon bell orange cherry clover gem scatter bar lemon bell cherry clover plum orange clover cherry wild plum bell',
    ),
    strip(
      'clover bar orange scatter plum gem seven bar star plum cherry clover lemon bell cherry scatter lemon star clover cherry orange lemon bell cherry orange plum bell gem plum orange lemon',
    ),
  ],
  freeReels: [
    strip(
      'star plum orange cherry clover bell cherry orange lemon plum bell lemon clover seven plum clover bar gem star orange bell cherry lemon plum bar orange cherry lemon gem',
    ),
    strip(
      'star clover gem orange cherry plum star clover orange bell lemon orange cherry seven wild cherry plum orange gem bar lemon plum cherry clover lemon bell bar lemon bell plum',
    ),
    strip(
      'seven bell clover plum gem bell plum star orange cherry lemon wild gem bar plum cherry clover lemon bar plum cherry star orange cherry clover lemon orange bell lemon orange',
    ),
    strip(
      'cherry clover bell plum lemon clover plum lemon star orange cherry lemon bar bell gem seven wild lemon bar orange plum cherry clover orange cherry bell orange gem star plum',
    ),
    strip(
      'cherry clover plum lemon cherry star lemon bell bar clover plum cherry orange lemon plum cherry lemon clover orange star plum seven orange bell gem bar bell orange gem',
    ),
  ],
  paytable: {
    cherry: [0, 8, 25, 75],
    lemon: [0, 8, 25, 75],
    orange: [0, 10, 30, 90],
    plum: [0, 10, 30, 100],
    bell: [0, 15, 60, 175],
    clover: [0, 20, 80, 250],
    star: [0, 30, 120, 400],
    gem: [0, 45, 200, 600],
    bar: [0, 60, 250, 750],
    seven: [0, 100, 400, 1000],
  },
  wildMotion: 'sticky',
  scatterPays: [2, 10, 50],
  freeSpins: { awarded: [8, 10, 12], retriggered: [0, 0, 0], limit: 12, multiplier: 1 },
  maxWin: 5000,
}
