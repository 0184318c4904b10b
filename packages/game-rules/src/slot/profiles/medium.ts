// The all-rounder: wilds on every reel, free spins at triple wins.
import type { Profile } from '../model.ts'
import { strip } from './strip.ts'

export const mediumProfile: Profile = {
  id: 'medium',
  volatility: 'medium',
  rtp: 9637,
  reels: [
    strip(
      'plum lemon gem orange bell plum gem star plum lemon star bar lemon bell star wild clover bell orange lemon bell scatter orange plum clover seven bar clover lemon orange',
    ),
    strip(
      'bell lemon orange plum clover star orange gem bar lemon clover bell scatter clover plum wild orange plum lemon orange seven lemon bell orange lemon plum gem bar star',
    ),
    strip(
      'seven lemon bar orange clover star orange clover plum star bell scatter orange gem plum lemon gem wild plum bar bell lemon star plum bell lemon orange wild lemon clover plum scatter',
    ),
    strip(
      'lemon plum bar orange clover lemon gem bell lemon wild star bar orange clover star orange lemon bell gem plum bell orange plum seven lemon orange bell clover plum scatter',
    ),
    strip(
      'plum orange star bell scatter plum clover lemon plum star lemon seven gem lemon orange bar clover orange bell gem lemon orange bar clover plum wild bell star orange lemon',
    ),
  ],
  freeReels: [
    strip(
      'clover star bell lemon orange plum scatter star lemon wild plum bell lemon plum clover lemon plum bar seven gem orange bell lemon clover bar orange gem bell star orange',
    ),
    strip(
      'lemon bar clover plum orange lemon gem star seven scatter clover orange plum bar orange gem bell plum lemon bell orange lemon bell orange wild lemon plum star clover wild',
    ),
    strip(
      'seven bell plum wild gem plum lemon star bell clover orange star lemon plum wild orange lemon plum clover bar bell plum bar gem star orange scatter lemon orange clover lemon',
    ),
    strip(
      'plum wild lemon plum bell clover orange bell scatter orange clover lemon bar gem plum orange lemon gem orange bell clover plum bell star lemon wild bar seven orange lemon star',
    ),
    strip(
      'seven lemon orange star plum orange clover lemon gem orange bell clover lemon star plum orange gem bell plum lemon orange star bar clover scatter plum bar bell lemon wild',
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
  scatterPays: [2, 10, 100],
  freeSpins: { awarded: [10, 15, 20], retriggered: [5, 10, 15], limit: 50, multiplier: 3 },
  maxWin: 5000,
}
