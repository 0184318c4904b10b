import { gameListItem } from '@yanta/contract/fixtures'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { presentCardGame } from '../../domain/game/card-game.ts'
import { modalStore } from '../../dialogs/store.ts'
import { button, pass, renderInSite, stopTime } from '../../testing/dom.tsx'
import { CardActions } from './card-actions.tsx'
import { CardContext } from './card-context.ts'
import { GameCard } from './game-card.tsx'

const game = presentCardGame(gameListItem)

async function open(changes: Partial<typeof game> = {}, circumstances = {}) {
  stopTime()
  await renderInSite(
    <CardContext value={{ isRegionBlocked: false, isWagering: false, ...circumstances }}>
      <GameCard game={{ ...game, ...changes }} />
      <CardActions />
    </CardContext>,
  )
  return screen.getByRole('article')
}
const opened = () => modalStore.getState().stack.map(({ name, props }) => [name, props])
const theGame = ['game', { slug: 'neon-drive', name: 'Neon Drive' }]
const finger = { pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50 }

test('a card leads to the demo, and where that is closed to guests it says that one logs in', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Demo: Neon Drive' }).getAttribute('href')).toBe(
    '/play/neon-drive?mode=demo',
  )
  cleanup()
  await open({}, { isDemoClosed: true })
  expect(screen.queryByRole('link', { name: /Demo/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Log in: Neon Drive' }).getAttribute('href')).toBe(
    '/play/neon-drive?mode=demo',
  )
})

test('a press held for 400 ms opens the sheet of the card [9.18]', async () => {
  const card = await open()
  fireEvent.pointerDown(card, finger)
  await pass(380)
  expect(opened()).toEqual([])
  await pass(40)
  expect(opened()).toEqual([theGame])
})

test('a touch that moves 11 px, or ends early, does not count as a hold [9.18]', async () => {
  const card = await open()
  fireEvent.pointerDown(card, finger)
  fireEvent.pointerMove(card, { ...finger, clientY: 61 })
  await pass(500)
  fireEvent.pointerUp(card, finger)
  fireEvent.pointerDown(card, finger)
  await pass(300)
  fireEvent.pointerUp(card, finger)
  await pass(500)
  expect(opened()).toEqual([])
})

test('a mouse gets a labelled button, the keyboard its menu key', async () => {
  const card = await open()
  fireEvent.pointerOver(card, { pointerType: 'mouse' })
  fireEvent.click(button('About Neon Drive'))
  expect(opened()).toEqual([theGame])
  modalStore.setState({ stack: [] })
  fireEvent.keyDown(screen.getByRole('link', { name: 'Neon Drive' }), { key: 'F10', shiftKey: true })
  expect(opened()).toEqual([theGame])
})

test('the card links to the game and to its demo, where it has one', async () => {
  await open()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/play/neon-drive',
    '/play/neon-drive?mode=demo',
  ])
})

test.each([
  ['a game without demo has no way to one', { has_demo_mode: false }, {}, ['/play/neon-drive']],
  ['a game that is off leads nowhere', { disabled: true, disabledReason: 'soon' as const }, {}, []],
  ['in a blocked region no card leads to a game [6.10]', {}, { isRegionBlocked: true }, []],
])('%s', async (_, changes, circumstances, links) => {
  await open(changes, circumstances)
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links)
})

test('the note that a game does not count shows only while a bonus is wagered [6.8]', async () => {
  const card = await open({ isOutsideWager: true }, { isWagering: true })
  const told = card.textContent
  document.body.replaceChildren()
  expect((await open({ isOutsideWager: true })).textContent).not.toBe(told)
})
