// Many small wins: two extra wilds in the middle and a short table.
import type { Profile } from '../model.ts'
import { strip } from './strip.ts'

export const lowProfile: Profile = {
  id: 'low',
  volatility: 'low',
  rtp: 9654,
  reels: [
    strip(
      'lemon clover cherry star lemon cherry orange lemon cherry clover lemon orange bell lemon cherry plum orange clover plum star seven orange cherry bell plum scatter bell plum',
    ),
    strip(
      'clover wild plum orange bell clover orange plum cherry lemon wild orange cherry star lemon bell cherry orange plum lemon star orange clover lemon cherry bell seven cherry scatter plum',
    ),
    strip(
      'plum orange cherry star clover wild orange cherry bell scatter lemon plum orange bell lemon cherry star orange plum lemon bell clover seven cherry plum clover lemon scatter bell lemon cherry',
    ),
    strip(
      'star cherry lemon star bell clover lemon cherry orange plum cherry seven plum orange lemon bell orange plum wild lemon orange cherry plum orange bell clover scatter cherry lemon clover',
    ),
    strip(
      'bell cherry plum clover cherry lemon orange bell lemon orange scatter clover plum lemon cherry orange plum lemon star cherry clover plum bell seven plum star orange cherry lemon',
    ),
  ],
  freeReels: [
    strip(
      'bell lemon cherry bell orange star plum bell clover lemon orange plum star clover scatter lemon cherry plum seven orange plum cherry lemon orange cherry clover lemon cherry',
    ),
    strip(
      'orange plum clover seven bell cherry orange plum bell cherry scatter lemon cherry orange plum bell orange clover lemon orange star cherry clover wild lemon star wild cherry plum lemon',
    ),
    strip(
      'seven clover cherry bell lemon wild plum lemon cherry orange star lemon bell orange plum bell scatter lemon plum cherry clover orange star clover cherry plum lemon bell cherry orange wild',
    ),
    strip(
      'clover orange scatter bell orange clover lemon wild cherry clover cherry lemon plum bell orange lemon plum seven cherry star lemon cherry wild plum orange bell star orange cherry plum lemon',
    ),
    strip(
      'orange lemon plum bell orange plum lemon cherry scatter lemon clover cherry star plum bell orange plum star orange cherry bell clover lemon cherry plum clover lemon seven cherry',
    ),
  ],
  paytable: {
    cherry: [0, 8, 25, 80],
    lemon: [0, 8, 25, 80],
    orange: [0, 10, 30, 100],
    plum: [0, 10, 30, 100],
    bell: [0, 25, 80, 250],
    clover: [0, 30, 100, 300],
    star: [0, 60, 250, 1000],
    seven: [0, 120, 500, 2500],
  },
  scatterPays: [2, 10, 50],
  freeSpins: { awarded: [10, 15, 20], retriggered: [5, 8, 10], limit: 50, multiplier: 2 },
  maxWin: 2500,
}
