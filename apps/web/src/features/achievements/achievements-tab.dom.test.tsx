import { listAchievements } from '@yanta/contract'
import { achievement } from '@yanta/contract/fixtures'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ToastSlot } from '../../app/toast-slot.tsx'
import { platform, readText, renderInSite, settle } from '../../testing/dom.tsx'
import { connectLine } from '../../testing/socket-line.ts'
import { AchievementToasts } from './achievement-toasts.tsx'
import { AchievementsTab } from './achievements-tab.tsx'

const line = connectLine('hash-of-player-7', { 'user:7': 1 })

const completedAt = '2026-11-20T10:00:00.000Z'
const one = (id: string, progress: number) => ({
  ...achievement,
  id,
  title: id,
  text: `Do ${id}`,
  progress,
  isCompleted: progress === 100,
  completedAt: progress === 100 ? completedAt : null,
  gift: null as string | null,
})
const snapshot = (...items: ReturnType<typeof one>[]) => ({ items, epoch: 'e1', seq: { 'user:7': 1 } })
const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .queryAllByRole('progressbar')
    .map((ring) => [ring.getAttribute('aria-label'), Number(ring.getAttribute('aria-valuenow'))])

test('the nearest six stand first, then the shelf with what is still to do [9.17]', async () => {
  await renderInSite(
    <AchievementsTab
      rendered={snapshot(one('star', 40), one('seven', 100), one('bell', 86), one('plum', 0))}
    />,
  )
  await settle()
  expect(namesIn('Almost there')).toEqual([
    ['bell', 86],
    ['star', 40],
  ])
  expect(namesIn('Trophies').map(([name]) => name)).toEqual(['seven', 'star', 'bell', 'plum'])
  const page = readText(document.body)
  expect(page).toContain('1 / 4')
  expect(page).toContain('86%')
  expect(page).toContain('Do plum')
  expect(page).toContain('Earned 20 November 2026')
})

test('a new player is told how they begin', async () => {
  await renderInSite(<AchievementsTab rendered={snapshot(one('star', 0))} />)
  await settle()
  expect(readText(document.body)).toContain('Demo and bonus stakes do not count.')
  expect(namesIn('Trophies')).toEqual([['star', 0]])
})

test('what could not be loaded is an error with a way to try again', async () => {
  await renderInSite(<AchievementsTab rendered={null} />)
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
})

test('progress moves while the screen is open, and a completed one is told with its gift [7.86]', async () => {
  const done = { ...one('star', 100), gift: '500 experience points' }
  platform.answer(listAchievements, { ...snapshot(done), seq: { 'user:7': 3 } })
  await renderInSite(
    <>
      <AchievementsTab rendered={snapshot(one('star', 40))} />
      <AchievementToasts />
      <ToastSlot />
    </>,
  )
  await settle()
  const say = (seq: number, progress: number) =>
    act(async () =>
      line.say({
        type: 'achievementProgress',
        room: 'user:7',
        epoch: 'e1',
        seq,
        data: {
          id: 'star',
          progress,
          isCompleted: progress === 100,
          completedAt: progress === 100 ? completedAt : null,
          image: achievement.image,
          titles: { ru: 'Звезда', en: 'Star' },
        },
      }),
    )
  await say(2, 71)
  await waitFor(() => expect(namesIn('Almost there')).toEqual([['star', 71]]))
  await say(3, 100)
  await waitFor(() => expect(namesIn('Trophies')).toEqual([['star', 100]]))
  await waitFor(() => expect(readText(document.body)).toContain('Do star. Gift: 500 experience points.'))
  expect(screen.getByRole('link', { name: 'Collect' }).getAttribute('href')).toBe('/profile/gifts')
})
