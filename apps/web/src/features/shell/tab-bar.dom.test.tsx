import { listGames } from '@yanta/contract'
import { gameListItem } from '@yanta/contract/fixtures'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { platform, renderInSite, settle } from '../../testing/dom.tsx'
import { TabBar } from './tab-bar.tsx'

const lobby = { to: '/', icon: 'grid', label: 'Lobby' } as const

function open() {
  const bar = (
    <TabBar
      lobby={lobby}
      places={[]}
      games="/games/top"
      current="/"
      isSignedIn={false}
      onSearch={() => {}}
      onMenu={() => {}}
    />
  )
  return renderInSite(bar, { site: { hasSession: false } })
}

test("a guest's main action opens one of the popular games that have a demo", async () => {
  platform.answer(listGames, { items: [{ ...gameListItem, slug: 'honey-jar' }], totalItems: 1 })
  const { user, address } = await open()
  await user.click(screen.getByRole('link', { name: 'Play' }))
  await settle()
  expect(address()).toBe('/play/honey-jar')
  expect(platform.sent(listGames)[0]?.query.get('filter[demo]')).toBe('1')
})

test('where no demo is found it opens the list of games', async () => {
  platform.refuse(listGames, 503)
  const { user, address } = await open()
  await user.click(screen.getByRole('link', { name: 'Play' }))
  await settle()
  expect(address()).toBe('/games/top')
})

test('pressed twice while a game is drawn for, one is asked for and opened', async () => {
  platform.answer(listGames, { items: [{ ...gameListItem, slug: 'honey-jar' }], totalItems: 1 })
  const { user, address } = await open()
  await user.dblClick(screen.getByRole('link', { name: 'Play' }))
  await settle()
  expect(address()).toBe('/play/honey-jar')
  expect(platform.sent(listGames)).toHaveLength(1)
})

test('whoever has gone on before a game was found is left there', async () => {
  const held = platform.hold(listGames)
  const { user, address, unmount } = await open()
  await user.click(screen.getByRole('link', { name: 'Play' }))
  await settle()
  unmount()
  held.answer({ items: [{ ...gameListItem, slug: 'honey-jar' }], totalItems: 1 })
  await settle()
  expect(address()).toBe('/')
})

test('the menu names the new messages of support, which styles show while there are some', async () => {
  await open()
  expect(screen.getByRole('button', { name: /^Menu/ }).textContent).toBe('Menu, new messages from support')
})
