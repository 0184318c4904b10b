import { expect, test } from 'vitest'
import { hasStackedWilds, listFeatures } from './features.ts'
import type { Profile, ProfileId } from './model.ts'
import { profiles } from './profiles/profiles.ts'

const { medium } = profiles
const without = (symbol: string) => (reels: Profile['reels']) =>
  reels.map((strip) => strip.filter((each) => each !== symbol))

test.each<[ProfileId, string[]]>([
  ...(['low', 'medium', 'high', 'stacked', 'doubling'] as const).map((id): [ProfileId, string[]] => [
    id,
    ['free_spins', 'wilds', 'multipliers'],
  ]),
  ['expanding', ['free_spins', 'wilds', 'expanding_wilds', 'multipliers']],
  ...(['doors', 'gates'] as const).map((id): [ProfileId, string[]] => [
    id,
    ['free_spins', 'free_spins_choice', 'wilds', 'multipliers'],
  ]),
  ['walking', ['free_spins', 'wilds', 'walking_wilds']],
  ['sticky', ['free_spins', 'wilds', 'sticky_wilds']],
])('the %s profile has %j', (id, features) => {
  expect(listFeatures(profiles[id])).toEqual(features)
})

test.each<[string, Profile, string[]]>([
  [
    'without wilds',
    { ...medium, reels: without('wild')(medium.reels), freeReels: without('wild')(medium.freeReels) },
    ['free_spins', 'multipliers'],
  ],
  [
    'with wilds in its free spins alone',
    { ...medium, reels: without('wild')(medium.reels) },
    ['free_spins', 'wilds', 'multipliers'],
  ],
  [
    'whose free spins pay as much as others',
    { ...medium, freeSpins: { ...medium.freeSpins, multiplier: 1 } },
    ['free_spins', 'wilds'],
  ],
  [
    'whose scatters bring no free spins',
    { ...medium, freeSpins: { ...medium.freeSpins, awarded: [0, 0, 0] } },
    ['wilds'],
  ],
  ['without scatters', { ...medium, reels: without('scatter')(medium.reels) }, ['wilds']],
])('a profile %s lists only features that it has', (_, profile, features) => {
  expect(listFeatures(profile)).toEqual(features)
})

test('wilds can fill a whole reel in the stacked profile alone', () => {
  const stacked = Object.values(profiles).filter(hasStackedWilds)
  expect(stacked.map(({ id }) => id)).toEqual(['stacked'])
})
