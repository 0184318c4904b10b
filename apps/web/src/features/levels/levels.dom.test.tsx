import { getUserLevel, listLevels } from '@yanta/contract'
import { level, profile, userLevel } from '@yanta/contract/fixtures'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { closeAllModals, modalStore, openModal } from '../../dialogs/store.ts'
import { toastStore } from '../../dialogs/toast-queue.ts'
import { dispatchToLevel, forgetLevel, levelStore } from '../../domain/level/level-store.ts'
import { button, platform, readText, renderInSite, settle } from '../../testing/dom.tsx'
import { LevelUpModal } from './level-up-modal.tsx'
import { LevelsTab } from './levels-tab.tsx'
import { LevelUps } from './use-level-up.ts'

const names = ['Drop', 'Spark', 'Breeze', 'Wave', 'Lighthouse', 'Sail', 'Storm', 'Sun', 'Comet', 'Crown']
const levels = names.map((name, place) => ({
  ...level,
  index: place + 1,
  name,
  fromXp: place * 10_000,
  cashback: 3 + place,
  compointsRate: 10 + 2 * place,
  gift: place === 7 ? null : `${place + 1}000 ₽`,
}))
const storm = { level: 7, xp: 100_010, from: 100_000, next: 250_000 }
const sun = { level: 8, xp: 250_010, from: 250_000, next: 600_000 }

afterEach(() => act(forgetLevel))

const reach = (from: number, to: number, way = storm) =>
  act(async () => dispatchToLevel({ type: 'reached', reached: { from, to, way } }))
const opened = () => modalStore.getState().stack.map(({ name, props }) => ({ name, props }))
const tile = (name: string) => within(screen.getByText(name, { selector: 'li b' }).closest('li')!)

test('the tab marks the levels passed, the own and those ahead by the names of the platform, and follows experience [2.7] [3.51]', async () => {
  await renderInSite(<LevelsTab profile={profile} way={userLevel} levels={levels} />)
  expect(tile('Lighthouse').getByText('Reached')).toBeTruthy()
  expect(tile('Sail').getByText('You are here')).toBeTruthy()
  expect(tile('Storm').getByText('Ahead')).toBeTruthy()
  expect(tile('Storm').getByText('60,000 XP')).toBeTruthy()
  await reach(6, 7)
  expect(tile('Sail').getByText('Reached')).toBeTruthy()
  expect(tile('Storm').getByText('You are here')).toBeTruthy()
})

test('what a level gives is compared for the level before, the own, the next and the last [3.51]', async () => {
  await renderInSite(<LevelsTab profile={profile} way={userLevel} levels={levels} />)
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => readText(cell)))
  expect(rows.slice(0, 3)).toEqual([
    ['Benefit', 'Lighthouse', 'Sail', 'Storm', 'Crown'],
    ['Cashback', '7%', '8%', '9%', '12%'],
    ['Compoint multiplier', '×1.8', '×2', '×2.2', '×2.8'],
  ])
  expect(readText(document.body)).toContain('no more than 2% of the bets')
})

test('a level-up is shown at once where nothing is in the way, with the gifts of all passed levels', async () => {
  platform.answer(listLevels, { items: levels })
  await renderInSite(<LevelUps />)
  await reach(5, 6)
  await settle()
  expect(opened()).toEqual([
    { name: 'levelUp', props: { before: levels[4], after: levels[5], gifts: ['6000 ₽'] } },
  ])
})

test('a level-up whose dialog a navigation closes before it is drawn opens again on the next screen', async () => {
  platform.answer(listLevels, { items: levels })
  const { user } = await renderInSite(
    <>
      <LevelUps />
      <Link to="/promo">Promotions</Link>
    </>,
  )
  await reach(5, 6)
  await settle()
  await user.click(screen.getByRole('link', { name: 'Promotions' }))
  act(() => closeAllModals())
  await waitFor(() => expect(opened()).toHaveLength(1))
  expect(levelStore.getState().levelUp).toEqual({ from: 5, to: 6 })
  await renderInSite(<LevelUpModal before={levels[4]!} after={levels[5]!} gifts={[]} onClose={() => {}} />)
  expect(levelStore.getState().levelUp).toBeNull()
})

test('a level-up whose dialog does not come is a toast, and is not asked for again and again', async () => {
  platform.answer(listLevels, { items: levels })
  await renderInSite(<LevelUps />)
  await reach(6, 7)
  await settle()
  // As the host does when the code can't be loaded.
  act(() => closeAllModals())
  await settle()
  expect(opened()).toEqual([])
  expect(toastStore.getState().waiting).toMatchObject([{ title: 'New level: Storm' }])
  expect(levelStore.getState().levelUp).toBeNull()
})

test('levels passed one after the other under a dialog wait for its end and are one level-up', async () => {
  platform.answer(listLevels, { items: levels })
  await renderInSite(<LevelUps />)
  act(() => openModal('alert'))
  await reach(6, 7)
  await reach(7, 8, sun)
  await settle()
  expect(opened().map(({ name }) => name)).toEqual(['alert'])
  act(() => modalStore.setState({ stack: [] }))
  await waitFor(() => expect(opened()).toHaveLength(1))
  expect(opened()[0]).toEqual({
    name: 'levelUp',
    props: { before: levels[5], after: levels[7], gifts: ['7000 ₽'] },
  })
})

test('a level-up is not shown over a game that was opened before its names were there', async () => {
  const held = platform.hold(listLevels)
  const { user } = await renderInSite(
    <>
      <LevelUps />
      <Link to="/play/neon-drive">Play</Link>
    </>,
  )
  await reach(6, 7)
  await user.click(screen.getByRole('link', { name: 'Play' }))
  held.answer({ items: levels })
  await waitFor(() => expect(toastStore.getState().waiting).toHaveLength(1))
  expect(opened()).toEqual([])
})

test('over a game a level-up is a toast [4.51]', async () => {
  platform.answer(listLevels, { items: levels })
  await renderInSite(<LevelUps />, { path: '/play/neon-drive' })
  await reach(6, 7)
  await waitFor(() => expect(toastStore.getState().waiting).toHaveLength(1))
  expect(toastStore.getState().waiting[0]).toMatchObject({ title: 'New level: Storm' })
  expect(opened()).toEqual([])
  expect(levelStore.getState().levelUp).toEqual({ from: 6, to: 7 })
})

test('a level-up whose names did not load is still announced', async () => {
  platform.silence(listLevels)
  await renderInSite(<LevelUps />)
  await reach(6, 7)
  await waitFor(() =>
    expect(toastStore.getState().waiting).toMatchObject([{ title: 'New level: 7', type: 'success' }]),
  )
})

test('the level-up says what has changed and leads to the gift and to all levels [3.51]', async () => {
  await renderInSite(
    <LevelUpModal before={levels[5]!} after={levels[6]!} gifts={['6 000 ₽']} onClose={() => {}} />,
  )
  const dialog = screen.getByRole('dialog', { name: 'Storm' })
  expect(readText(dialog)).toContain('8% 9%')
  expect(readText(dialog)).toContain('×2 ×2.2')
  expect(readText(dialog)).toContain('6 000 ₽')
  expect(screen.getByRole('link', { name: 'Take the gift' }).getAttribute('href')).toBe('/profile/gifts')
  expect(screen.getByRole('link', { name: 'All levels' }).getAttribute('href')).toBe('/profile/levels')
})

test('a level without a gift leads to none', async () => {
  let isClosed = false
  const { user } = await renderInSite(
    <LevelUpModal before={levels[6]!} after={levels[7]!} gifts={[]} onClose={() => (isClosed = true)} />,
  )
  expect(screen.queryByRole('link', { name: 'Take the gift' })).toBeNull()
  await user.click(button('Great'))
  expect(isClosed).toBe(true)
  expect(platform.sent(getUserLevel)).toEqual([])
})
