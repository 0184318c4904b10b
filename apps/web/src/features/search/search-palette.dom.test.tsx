import { listGames } from '@yanta/contract'
import { category, gameListItem, producer } from '@yanta/contract/fixtures'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { button, pass, platform, readText, renderInSite, settle, stopTime } from '../../testing/dom.tsx'
import { SearchPalette } from './search-palette.tsx'

const onSupport = vi.fn()
const onClose = vi.fn()
const games = (...names: string[]) => ({
  items: names.map((name, index) => ({
    ...gameListItem,
    id: String(index),
    slug: name.toLowerCase().replace(' ', '-'),
    name,
  })),
  totalItems: names.length,
})

async function open() {
  stopTime()
  platform.answer(listGames, games('Neon Drive', 'Red Oni'))
  onClose.mockClear()
  const site = await renderInSite(
    <SearchPalette categories={[category]} providers={[producer]} onSupport={onSupport} onClose={onClose} />,
  )
  await pass(1)
  return site
}
const words = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (text: string) => fireEvent.input(words(), { target: { value: text } })
const options = () => screen.getAllByRole('option').map((option) => readText(option))
const chosen = () =>
  options()[
    screen
      .getAllByRole('option')
      .findIndex((each) => each.ariaSelected === 'true' || each.getAttribute('aria-selected') === 'true')
  ]
const asked = () => platform.sent(listGames).map(({ query }) => query.get('q'))

test('the field has the focus, popular games are requested at once, and a text 90 ms after the last letter', async () => {
  await open()
  expect(document.activeElement).toBe(words())
  expect(platform.sent(listGames).map(({ query }) => query.get('filter[category]'))).toEqual([category.slug])
  for (const text of ['n', 'ne', 'neo']) {
    type(text)
    await pass(60)
  }
  expect(asked()).toEqual([null])
  await pass(25)
  expect(asked()).toEqual([null])
  await pass(10)
  expect(asked()).toEqual([null, 'neo'])
  expect(platform.sent(listGames)[1]!.query.get('limit')).toBe('6')
})

test('a late response for an older text is dropped', async () => {
  await open()
  const slow = platform.hold(listGames)
  type('red')
  await pass(100)
  platform.answer(listGames, games('Neon Drive'))
  type('neon')
  await pass(100)
  expect(options()[0]).toContain('Neon Drive')
  slow.answer(games('Red Oni'))
  await settle()
  expect(options()[0]).toContain('Neon Drive')
  expect(readText(document.body)).not.toContain('Red Oni')
})

test('surrounding spaces request nothing new', async () => {
  await open()
  type('neon')
  await pass(100)
  type(' neon ')
  await pass(500)
  expect(asked()).toEqual([null, 'neon'])
})

test('arrows cycle through the options, Enter opens the chosen one, and the search is stored as recent', async () => {
  await open()
  type('o')
  await pass(100)
  expect(chosen()).toContain('Neon Drive')
  fireEvent.keyDown(words(), { key: 'ArrowDown' })
  expect(chosen()).toContain('Red Oni')
  fireEvent.keyDown(words(), { key: 'ArrowUp' })
  fireEvent.keyDown(words(), { key: 'ArrowUp' })
  expect(chosen()).toBe(options().at(-1))
  const followed = vi.fn((event: Event) => event.preventDefault())
  addEventListener('click', followed, { once: true })
  fireEvent.keyDown(words(), { key: 'ArrowDown' })
  fireEvent.keyDown(words(), { key: 'Enter' })
  expect(readText(followed.mock.calls[0]![0].target as Element)).toContain('Neon Drive')
  expect(localStorage.getItem('recent-searches')).toBe('["o"]')
})

test('Enter before the response opens the page of all results', async () => {
  const { address } = await open()
  type('oni')
  fireEvent.keyDown(words(), { key: 'Enter' })
  await settle()
  expect(address()).toBe('/search?q=oni')
})

test('a text without results shows that and offers popular games, and Enter opens no game [2.51]', async () => {
  const { address } = await open()
  expect(chosen()).toContain('Neon Drive')
  platform.answer(listGames, games())
  type('zzz')
  await pass(100)
  expect(readText(document.body)).toContain('zzz')
  expect(screen.getByRole('status').textContent).not.toBe('')
  expect(options()[0]).toContain('Neon Drive')
  expect([chosen(), words().getAttribute('aria-activedescendant')]).toEqual([undefined, null])
  const followed = vi.fn((event: Event) => event.preventDefault())
  addEventListener('click', followed)
  fireEvent.keyDown(words(), { key: 'Enter' })
  type('zzz ')
  expect(chosen()).toBeUndefined()
  fireEvent.keyDown(words(), { key: 'Enter' })
  expect([followed.mock.calls.length, address()]).toEqual([0, '/'])
  fireEvent.keyDown(words(), { key: 'ArrowUp' })
  expect(chosen()).toBe(options().at(-1))
  type('zzzz')
  await pass(100)
  fireEvent.keyDown(words(), { key: 'ArrowDown' })
  expect(chosen()).toContain('Neon Drive')
  removeEventListener('click', followed)
})

test('popular games that come late are still offered when nothing is found', async () => {
  const popular = platform.hold(listGames)
  stopTime()
  await renderInSite(
    <SearchPalette categories={[category]} providers={[]} onSupport={onSupport} onClose={onClose} />,
  )
  platform.answer(listGames, games())
  type('zzz')
  await pass(100)
  popular.answer(games('Neon Drive'))
  await pass(1)
  expect(readText(document.body)).toContain('zzz')
  expect(options()[0]).toContain('Neon Drive')
})

test('results of an older text are not chosen while the next response is pending', async () => {
  await open()
  platform.answer(listGames, games())
  type('zzz')
  await pass(100)
  platform.hold(listGames)
  type('zzzz')
  await pass(100)
  expect(chosen()).toBeUndefined()
})

test('a failure can be retried, and is retried when the network comes back', async () => {
  await open()
  platform.silence(listGames)
  type('neon')
  await pass(100)
  const again = screen.getByRole('button', { name: /again|retry/i })
  platform.answer(listGames, games('Neon Drive'))
  fireEvent.click(again)
  await pass(100)
  expect(options()[0]).toContain('Neon Drive')
  platform.silence(listGames)
  type('red')
  await pass(100)
  platform.answer(listGames, games('Red Oni'))
  act(() => void dispatchEvent(new Event('online')))
  await pass(100)
  expect(options()[0]).toContain('Red Oni')
})

test('support and a close button are there', async () => {
  await open()
  fireEvent.click(screen.getAllByRole('option').at(-1)!)
  expect(onSupport).toHaveBeenCalledTimes(1)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(button(/close/i))
  expect(onClose).toHaveBeenCalledTimes(1)
})
