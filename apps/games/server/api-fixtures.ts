// One valid example of each answer; a test parses them, and pages are rendered against them.
import { openArt } from '@yanta/art'
import { freePlayRules } from '@yanta/contract'
import { symbolIds } from '@yanta/game-rules/slot'
import type { World } from '../engines/world.ts'
import type { OpenAnswerOf, RoundList, RoundOf, RoundProof, SeedsAnswer } from './api.ts'
import type { Proof } from './proof.ts'

const serverSeedHash = 'd85a4ae6d4d5fbd1a8e4f3db4b1dbdfb4f1a2c4a2a5b2e3ad4f0c62f0d0c4a11'
const nextServerSeedHash = '0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9'

export const roundFixture: RoundOf<'slot'> = {
  id: 'r_6f1c2a90b4d84e11',
  stake: 2000,
  win: 1500,
  balanceAfterBet: 1_246_050,
  balance: 1_247_550,
  outcome: {
    engine: 'slot',
    profile: 'medium',
    stake: 2000,
    coin: 100,
    spins: [{
      kind: 'paid',
      multiplier: 1,
      stops: [4, 11, 30, 2, 17],
      window: [
        ['lemon', 'bell', 'plum'], ['gem', 'wild', 'cherry'], ['star', 'bell', 'lemon'], ['plum', 'seven', 'orange'], ['cherry', 'bar', 'lemon'],
      ],
      lineWins: [{ line: 1, symbol: 'bell', count: 3, cells: [[0, 1], [1, 1], [2, 1]], win: 1500 }],
      scatter: null,
      win: 1500,
      runningWin: 1500,
      freeSpinsLeft: 0,
    }],
    win: 1500,
    isCapped: false,
  },
  nonce: 7,
  serverSeedHash,
  clientSeed: 'vera-amber-07',
  playedAt: '2026-11-20T12:00:00.000Z',
  freeRounds: null,
}

const art = openArt()

export const worldFixture = {
  slug: 'neon',
  symbols: Object.fromEntries(symbolIds.map((id) => [id, art.getAddress(`symbols/neon/${id}`)])),
  backdrop: 'neon', frame: 'tube', particles: 'sparks', sound: 'night',
  colours: { rim: ['#ff2ad0', '#b0148a', '#5a0a5a'], deep: '#0c0224', reel: ['#22094a', '#3a126e'], second: '#9af0ff', title: ['#ffd6f6', '#ff8ae4', '#ff5ad8'], edge: '#3a0a4a', button: ['#ff8ae4', '#d012a8', '#7a0a7a'] },
  names: {
    ru: { cherry: 'вишня', lemon: 'лимон', orange: 'апельсин', plum: 'слива', bell: 'колокол', bar: 'бар', seven: 'семёрка', star: 'звезда', clover: 'клевер', gem: 'алмаз', wild: 'вайлд', scatter: 'скаттер' },
    en: { cherry: 'cherry', lemon: 'lemon', orange: 'orange', plum: 'plum', bell: 'bell', bar: 'bar', seven: 'seven', star: 'star', clover: 'clover', gem: 'diamond', wild: 'wild', scatter: 'scatter' },
  },
} satisfies World

export const openFixture: OpenAnswerOf<'slot'> = {
  session: 'page-session-example-0123456789',
  mode: 'real',
  currency: 'RUB',
  balance: 1_248_050,
  locale: 'ru',
  nickName: 'Вера',
  game: { slug: 'neon-drive', name: 'Neon Drive', theme: 'neon', engine: 'slot', profile: 'medium', rtp: 9612, volatility: 'medium', bought: { price: 538, rtp: 9634 }, world: worldFixture },
  stakes: [1000, 2000, 4000, 6000, 10_000, 20_000],
  defaultStake: 2000,
  serverSeedHash,
  nextServerSeedHash,
  clientSeed: 'vera-amber-07',
  nonce: 7,
  pending: null,
  isStakeReturned: false,
  rules: freePlayRules,
  freeRounds: null,
}

export const clustersFixture: OpenAnswerOf<'clusters'> = {
  ...openFixture,
  game: { slug: 'honey-jar', name: 'Honey Jar', theme: 'honey', engine: 'clusters', profile: 'calm', rtp: 9649, volatility: 'low', world: worldFixture },
  pending: null,
}

type ClustersGrid = RoundOf<'clusters'>['outcome']['cascades'][number]['grid']

/** Lemons and bells by turns; below them a row of five cherries, an orange and a plum. */
const dealt: ClustersGrid = [
  ...Array.from({ length: 42 }, (_, cell) => (cell % 2 === 0 ? 'lemon' as const : 'bell' as const)), 'cherry', 'cherry', 'cherry', 'cherry', 'cherry', 'orange', 'plum',
]

/** The cherries vanish, what lies above them falls by a row, and the second grid has no cluster. */
export const clustersRoundFixture: RoundOf<'clusters'> = {
  ...roundFixture,
  win: 1000,
  balance: 1_247_050,
  outcome: {
    engine: 'clusters',
    profile: 'calm',
    stake: 2000,
    cascades: [
      { grid: dealt, multiplier: 1, clusters: [{ symbol: 'cherry', cells: [42, 43, 44, 45, 46], win: 1000 }], win: 1000, runningWin: 1000 },
      {
        grid: dealt.map((symbol, cell) => (cell % 7 > 4 ? symbol : dealt[cell - 7] ?? (cell % 2 === 0 ? 'seven' : 'star'))),
        multiplier: 2, clusters: [], win: 0, runningWin: 1000,
      },
    ],
    win: 1000,
    isCapped: false,
  },
}

export const holdFixture: OpenAnswerOf<'hold'> = {
  ...openFixture,
  game: { slug: 'long-coin', name: 'Long Coin', theme: 'asia', engine: 'hold', profile: 'harvest', rtp: 9641, volatility: 'medium', world: worldFixture },
  pending: null,
}

/** Six coins open the feature; the first respin brings a coin and a minor pot, and three more bring nothing. */
export const holdRoundFixture: RoundOf<'hold'> = {
  ...roundFixture,
  win: 120_000,
  balance: 1_366_050,
  outcome: {
    engine: 'hold',
    profile: 'harvest',
    stake: 2000,
    stops: [30, 6, 11, 14, 8],
    window: ['orange', 'clover', 'coin', 'bell', 'coin', 'coin', 'seven', 'wild', 'star', 'clover', 'lemon', 'coin', 'orange', 'coin', 'coin'],
    ways: [],
    waysWin: 0,
    coins: [[2, 4000], [4, 4000], [5, 2000], [11, 2000], [13, 4000], [14, 2000]].map(([cell, value]) => ({ cell: cell!, pot: null, value: value! })),
    feature: {
      respins: [
        { landed: [{ cell: 8, pot: null, value: 2000 }, { cell: 9, pot: 'minor', value: 100_000 }], left: 3 },
        { landed: [], left: 2 },
        { landed: [], left: 1 },
        { landed: [], left: 0 },
      ],
      coins: 120_000,
      grand: 0,
      win: 120_000,
    },
    win: 120_000,
  },
}

/** Five plums on one way win 2.3 stakes, without a feature. */
export const holdWaysFixture: RoundOf<'hold'> = {
  ...roundFixture,
  win: 4600,
  balance: 1_250_650,
  outcome: {
    engine: 'hold',
    profile: 'harvest',
    stake: 2000,
    stops: [4, 10, 16, 30, 2],
    window: ['star', 'plum', 'clover', 'plum', 'seven', 'lemon', 'coin', 'plum', 'clover', 'cherry', 'plum', 'seven', 'orange', 'plum', 'bell'],
    ways: [{ symbol: 'plum', count: 5, ways: 1, cells: [1, 3, 7, 10, 13], win: 4600 }],
    waysWin: 4600,
    coins: [{ cell: 6, pot: null, value: 2000 }],
    feature: null,
    win: 4600,
  },
}

export const waysFixture: OpenAnswerOf<'ways'> = {
  ...openFixture,
  game: { slug: 'tall-order', name: 'Tall Order', theme: 'safari', engine: 'ways', profile: 'tide', rtp: 9634, volatility: 'medium', world: worldFixture },
  pending: null,
}

const restingReels: RoundOf<'ways'>['outcome']['spins'][number]['reels'] = [['plum', 'star'], ['lemon', 'bell', 'orange'], ['gem', 'cherry'], ['bar', 'seven', 'lemon', 'plum'], ['bell', 'bell'], ['wild', 'star', 'clover']]

/** Cherries pay by four ways, four scatters open free spins; the first of them wins nothing, the second has a seven on three reels. */
export const waysRoundFixture: RoundOf<'ways'> = {
  ...roundFixture,
  win: 2300,
  balance: roundFixture.balanceAfterBet + 2300,
  outcome: {
    engine: 'ways',
    profile: 'tide',
    stake: 2000,
    spins: [
      {
        kind: 'paid', multiplier: 1, freeSpins: 2, win: 800, runningWin: 800, freeSpinsLeft: 2,
        reels: [
          ['cherry', 'bell'], ['cherry', 'wild'], ['cherry', 'cherry', 'scatter'], ['scatter', 'lemon', 'plum'], ['scatter', 'orange', 'star', 'gem'],
          ['scatter', 'lemon', 'plum', 'bell', 'seven', 'bar', 'clover'],
        ],
        wins: [{ symbol: 'cherry', count: 3, ways: 4, cells: [[0, 0], [1, 0], [1, 1], [2, 0], [2, 1]], win: 800 }],
        scatters: [[2, 2], [3, 0], [4, 0], [5, 0]],
      },
      { kind: 'free', multiplier: 1, reels: restingReels, wins: [], scatters: [], freeSpins: 0, win: 0, runningWin: 800, freeSpinsLeft: 1 },
      {
        kind: 'free', multiplier: 1, freeSpins: 0, win: 1500, runningWin: 2300, freeSpinsLeft: 0,
        reels: [['seven', 'plum'], ['seven', 'bell'], ['wild', 'orange'], ['lemon', 'gem'], ['bar', 'star'], ['lemon', 'clover']],
        wins: [{ symbol: 'seven', count: 3, ways: 1, cells: [[0, 0], [1, 0], [2, 0]], win: 1500 }],
        scatters: [],
      },
    ],
    win: 2300,
    isCapped: false,
  },
}

export const rouletteFixture: OpenAnswerOf<'roulette'> = {
  ...openFixture,
  game: {
    slug: 'emerald-roulette', name: 'Emerald Roulette', theme: 'roulette', engine: 'roulette', profile: 'european', rtp: 9730, volatility: null, limits: { smallest: 1000, largestStraight: 500_000 },
  },
  stakes: [1000, 5000, 10_000, 50_000, 100_000],
  defaultStake: 10_000,
  balance: 1_000_000,
  pending: null,
}

export const minesFixture: OpenAnswerOf<'mines'> = {
  ...openFixture,
  game: { slug: 'deep-mines', name: 'Deep Mines', theme: 'mines-deep', engine: 'mines', profile: 'exact', rtp: 9700, volatility: null },
  pending: null,
}

/** A round of mines that has just begun, at the stake of `roundFixture`, or with these changes of its outcome. */
export function buildMinesRound(changes: Partial<RoundOf<'mines'>['outcome']> = {}): RoundOf<'mines'> {
  const { stake, balanceAfterBet } = roundFixture
  const outcome: RoundOf<'mines'>['outcome'] = {
    engine: 'mines', profile: 'exact', stake, mines: 5, field: null, rounding: null, opened: [], end: null, win: 0, ...changes,
  }
  return { ...roundFixture, win: outcome.win, balance: balanceAfterBet + outcome.win, outcome }
}

export const seedsFixture: SeedsAnswer = {
  revealed: {
    serverSeed: '5f3c1b0a9e8d7c6b5a49382716051423f5e4d3c2b1a0918273645546372819f0',
    serverSeedHash,
    clientSeed: 'vera-amber-07',
    rounds: 8,
  },
  serverSeedHash: nextServerSeedHash,
  nextServerSeedHash: 'ffeeddccbbaa99887766554433221100ffeeddccbbaa99887766554433221100',
  clientSeed: 'vera-amber-08',
  nonce: 0,
}

export const roundListFixture: RoundList = {
  items: [{
    id: roundFixture.id, stake: 2000, win: 1500, summary: { engine: 'slot', freeSpins: 0, isFeature: false }, status: 'settled', nonce: 7, isFree: false, isRevealed: false, playedAt: roundFixture.playedAt,
  }],
  hasMore: false,
}

export const proofFixture: Proof = {
  roundId: roundFixture.id,
  game: 'neon-drive',
  engine: 'slot',
  profile: 'medium',
  stake: 2000,
  win: 1500,
  currency: 'RUB',
  serverSeed: null,
  serverSeedHash,
  clientSeed: 'vera-amber-07',
  nonce: 7,
  isFree: false,
}

export const roundProofFixture: RoundProof = { round: roundFixture, state: 'rotate_to_verify', proof: proofFixture }
