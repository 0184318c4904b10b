// The profiles. Every return is exact: `computeHoldReturns` gives it from these numbers, and a test compares them.
import { holdSymbols, type HoldProfile, type HoldProfileId, type HoldSymbol } from './model.ts'

/** Parses a strip written as words, top to bottom; throws on a word that is not a symbol. */
function strip(words: string): readonly HoldSymbol[] {
  return words.split(' ').map((word) => {
    const symbol = holdSymbols.find((id) => id === word)
    if (!symbol) throw new Error(`${word} is no symbol`)
    return symbol
  })
}

export const holdProfiles: Readonly<Record<HoldProfileId, HoldProfile>> = {
  /** A feature in 48 rounds, of many small coins; three rounds in four of its return are the ways. */
  stream: {
    id: 'stream',
    volatility: 'low',
    rtp: 9638,
    reels: [
      strip(
        'lemon cherry orange lemon plum orange bell lemon clover orange plum coin cherry star lemon coin bell orange cherry plum star lemon seven clover orange coin cherry seven bell clover plum bell cherry coin coin',
      ),
      strip(
        'seven coin coin star lemon cherry plum bell star orange coin clover bell cherry lemon plum orange lemon clover bell wild orange plum cherry seven orange cherry wild clover lemon plum coin coin bell cherry lemon',
      ),
      strip(
        'orange wild cherry star plum bell orange seven clover cherry lemon bell star wild coin coin coin clover lemon cherry coin seven lemon cherry star orange coin plum bell lemon orange plum clover orange cherry plum',
      ),
      strip(
        'coin coin bell lemon orange cherry clover bell cherry plum coin coin plum bell clover lemon bell seven lemon cherry wild star orange cherry coin clover seven cherry orange plum lemon wild star orange lemon plum',
      ),
      strip(
        'bell orange lemon plum cherry coin seven orange bell lemon coin star orange cherry star clover plum lemon bell coin lemon seven cherry clover lemon bell orange cherry clover plum orange coin coin plum cherry',
      ),
    ],
    pays: {
      cherry: [5, 14, 34],
      lemon: [5, 14, 34],
      orange: [7, 17, 43],
      plum: [7, 17, 43],
      bell: [10, 26, 78],
      clover: [14, 38, 121],
      star: [21, 69, 224],
      seven: [34, 121, 431],
    },
    values: [
      { coins: 10, weight: 4200 },
      { coins: 20, weight: 3000 },
      { coins: 30, weight: 1300 },
      { coins: 40, weight: 800 },
      { coins: 60, weight: 400 },
      { coins: 100, weight: 180 },
      { coins: 200, weight: 90, pot: 'mini' },
      { coins: 500, weight: 26, pot: 'minor' },
      { coins: 2000, weight: 4, pot: 'major' },
    ],
    landing: { hits: 3, of: 50 },
    grand: 5000,
    maxWin: 1772,
  },
  /** A feature in 64 rounds, whose coins are worth a stake and more. */
  harvest: {
    id: 'harvest',
    volatility: 'medium',
    rtp: 9641,
    reels: [
      strip(
        'orange clover lemon seven star plum clover lemon plum orange cherry bell coin cherry orange star lemon cherry coin coin bell seven cherry orange plum cherry bell plum lemon star orange clover coin lemon bell',
      ),
      strip(
        'bell lemon star clover cherry orange bell coin coin cherry plum seven lemon cherry clover lemon plum orange cherry star bell lemon coin coin clover bell plum cherry orange lemon plum seven orange wild',
      ),
      strip(
        'coin plum cherry clover bell lemon orange plum coin cherry lemon seven wild star coin coin coin plum clover wild cherry orange lemon plum star orange cherry lemon clover orange bell lemon seven bell cherry',
      ),
      strip(
        'bell cherry orange lemon bell cherry orange coin coin bell star plum cherry star clover lemon coin coin lemon clover wild orange plum lemon clover orange cherry plum seven bell cherry plum seven orange',
      ),
      strip(
        'plum coin orange plum bell star seven bell orange coin coin lemon bell cherry seven orange plum cherry clover plum lemon star clover lemon cherry star lemon bell orange clover coin cherry lemon orange cherry',
      ),
    ],
    pays: {
      cherry: [5, 12, 34],
      lemon: [5, 12, 34],
      orange: [6, 15, 46],
      plum: [6, 15, 46],
      bell: [9, 27, 91],
      clover: [12, 43, 152],
      star: [21, 76, 305],
      seven: [38, 152, 610],
    },
    values: [
      { coins: 20, weight: 5600 },
      { coins: 40, weight: 2400 },
      { coins: 60, weight: 1000 },
      { coins: 80, weight: 500 },
      { coins: 100, weight: 240 },
      { coins: 400, weight: 120, pot: 'mini' },
      { coins: 1000, weight: 40, pot: 'minor' },
      { coins: 4000, weight: 7, pot: 'major' },
    ],
    landing: { hits: 1, of: 18 },
    grand: 20000,
    maxWin: 4009,
  },
  /** Whole reels of coins: the feature comes in 54 rounds, half the return, with large pots. */
  vault: {
    id: 'vault',
    volatility: 'high',
    rtp: 9645,
    reels: [
      strip(
        'star seven lemon clover cherry lemon star cherry coin coin coin orange lemon plum orange bell plum cherry orange plum lemon bell orange plum clover cherry seven clover cherry bell star lemon orange bell plum',
      ),
      strip(
        'orange lemon clover cherry wild bell plum lemon cherry clover lemon coin coin coin orange seven cherry lemon orange plum seven orange cherry star bell clover plum star bell cherry orange lemon plum bell',
      ),
      strip(
        'orange cherry plum seven orange coin wild lemon cherry clover lemon cherry orange bell lemon plum bell cherry orange star plum bell orange cherry star lemon bell clover coin coin coin plum seven lemon clover',
      ),
      strip(
        'lemon orange plum lemon star cherry coin coin coin orange bell lemon cherry plum bell star clover cherry bell seven lemon plum bell orange clover cherry wild orange seven lemon plum cherry orange clover',
      ),
      strip(
        'cherry lemon plum bell clover lemon cherry orange bell seven orange star bell lemon cherry coin coin coin clover plum orange cherry seven star lemon plum bell star plum cherry orange clover lemon plum orange',
      ),
    ],
    pays: {
      cherry: [3, 8, 27],
      lemon: [3, 8, 27],
      orange: [4, 11, 37],
      plum: [4, 11, 37],
      bell: [6, 21, 85],
      clover: [11, 37, 149],
      star: [17, 74, 319],
      seven: [32, 159, 744],
    },
    values: [
      { coins: 20, weight: 5400 },
      { coins: 40, weight: 2500 },
      { coins: 60, weight: 1000 },
      { coins: 100, weight: 500 },
      { coins: 200, weight: 250 },
      { coins: 500, weight: 100, pot: 'mini' },
      { coins: 2000, weight: 30, pot: 'minor' },
      { coins: 10000, weight: 5, pot: 'major' },
    ],
    landing: { hits: 1, of: 20 },
    grand: 40000,
    maxWin: 9505,
  },
  /** Modest coins, and a grand pot of 5,000 stakes. */
  summit: {
    id: 'summit',
    volatility: 'high',
    rtp: 9624,
    reels: [
      strip(
        'lemon bell orange cherry coin coin clover plum seven cherry lemon coin coin bell plum cherry orange lemon bell seven star orange lemon plum clover lemon orange cherry bell plum cherry clover orange star',
      ),
      strip(
        'clover plum orange bell clover coin cherry bell orange seven coin coin lemon cherry plum lemon wild bell cherry plum bell star orange plum clover lemon seven orange coin cherry lemon star cherry lemon',
      ),
      strip(
        'coin coin coin cherry bell lemon cherry bell orange clover lemon seven star plum cherry bell orange lemon cherry clover plum lemon bell plum seven orange star plum lemon orange wild cherry clover',
      ),
      strip(
        'wild star coin lemon seven plum clover lemon seven orange clover bell cherry plum star orange bell plum orange coin coin cherry lemon bell cherry lemon orange bell cherry lemon plum coin cherry clover',
      ),
      strip(
        'lemon orange plum bell cherry star clover plum star orange lemon cherry clover bell orange plum bell cherry orange bell cherry lemon seven coin coin lemon cherry orange clover coin coin lemon seven plum',
      ),
    ],
    pays: {
      cherry: [5, 12, 34],
      lemon: [5, 12, 34],
      orange: [6, 16, 47],
      plum: [6, 16, 47],
      bell: [9, 28, 94],
      clover: [16, 47, 172],
      star: [22, 94, 344],
      seven: [47, 187, 781],
    },
    values: [
      { coins: 20, weight: 5600 },
      { coins: 40, weight: 2600 },
      { coins: 60, weight: 1000 },
      { coins: 100, weight: 500 },
      { coins: 200, weight: 160, pot: 'mini' },
      { coins: 1000, weight: 40, pot: 'minor' },
      { coins: 4000, weight: 7, pot: 'major' },
    ],
    landing: { hits: 1, of: 20 },
    grand: 100000,
    maxWin: 8017,
  },
}
