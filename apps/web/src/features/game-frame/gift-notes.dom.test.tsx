import { listGifts, type Gift, type GiftTerms } from '@yanta/contract'
import { gift } from '@yanta/contract/fixtures'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { giftStore } from '../../domain/gift/gift-store.ts'
import { emptyGiftMap } from '../../domain/gift/gift-map.ts'
import { pass, platform, renderInSite, stopTime } from '../../testing/dom.tsx'
import { GiftNotes } from './gift-notes.tsx'

afterEach(() => act(() => giftStore.setState({ ...emptyGiftMap, isLoading: false, refusal: null })))

const terms = (changes: Partial<Extract<GiftTerms, { type: 'giftspin' }>> = {}): GiftTerms => ({
  type: 'giftspin',
  game: { slug: 'neon-drive', name: 'Neon Drive', preview: '/art/neon-drive.webp' },
  stake: 2_000,
  total: 30,
  left: 12,
  won: 0,
  bonus: { wagerTimes: 20, days: 7, capTimes: 5, maxStake: 50_000 },
  ...changes,
})
const spins: Gift = {
  ...gift,
  type: 'giftspin',
  title: '30 giftspins in Neon Drive',
  state: 'activated',
  terms: terms(),
  expiredAt: '2100-01-10T12:00:00.000Z',
}

async function show(...gifts: Gift[]) {
  stopTime()
  platform.answer(listGifts, { data: { data: gifts } })
  await renderInSite(<GiftNotes slug="neon-drive" />, { path: '/play/neon-drive' })
  await pass(0)
  return screen.queryByRole('region', { name: 'Giftspins in this game' })
}

test('below a game with running giftspins stand their terms, and that they may be interrupted', async () => {
  const notes = await show(spins)
  expect(notes?.textContent).toContain('30 giftspins in Neon Drive')
  expect(notes?.textContent).toContain('with ×20 wagering. Play them by 10.01.00')
  expect(notes?.textContent).toContain('the rest waits in your profile')
})

test.each([
  ['not activated', { ...spins, state: 'received' as const }],
  ['played', { ...spins, terms: terms({ left: 0 }) }],
  [
    'in another game',
    { ...spins, terms: terms({ game: { slug: 'red-oni', name: 'Red Oni', preview: '/art/red-oni.webp' } }) },
  ],
  ['expired', { ...spins, expiredAt: '2020-01-01T00:00:00.000Z' }],
])('nothing stands below it when they are %s', async (_how, other) => {
  expect(await show(other)).toBeNull()
})
