import { getChosenTournament, listTournaments, runGame } from '@yanta/contract'
import { balance, game, gameRun, profile, serverData } from '@yanta/contract/fixtures'
import { act, fireEvent, render } from '@testing-library/react'
import { createRoutesStub, Outlet, useRevalidator } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadCatalogue } from '../i18n/catalogues.ts'
import { I18nProvider } from '../i18n/use-i18n.tsx'
import { emitPlayerEvent } from '../data/player-events.ts'
import { dispatchToFrame, frameStore } from '../features/game-frame/frame-store.ts'
import { button, pass, platform, stopTime } from '../testing/dom.tsx'
import Play from './play.tsx'

beforeEach(() => {
  platform.answer(getChosenTournament, { data: null, seq: {}, epoch: 'e1' })
  platform.answer(listTournaments, { items: [], totalItems: 0 })
  platform.answer(runGame, gameRun)
})
afterEach(() => act(() => dispatchToFrame({ type: 'close' })))

const phase = () => frameStore.getState().frame.phase

/** The game's screen below a site whose player and game may be others each time the data are loaded. */
async function open({ site, screen }: { site: () => object; screen: () => object }) {
  await loadCatalogue('en')
  stopTime()
  function Root() {
    const { revalidate } = useRevalidator()
    return (
      <>
        <button onClick={() => void revalidate()}>Load anew</button>
        <Outlet />
      </>
    )
  }
  const route = { id: 'screen', path: '/play/:name', Component: Play, loader: screen }
  const Site = createRoutesStub([{ id: 'root', Component: Root, loader: site, children: [route] }])
  render(
    <I18nProvider locale="en">
      <Site
        initialEntries={['/play/neon-drive']}
        hydrationData={{ loaderData: { root: site(), screen: screen() } }}
      />
    </I18nProvider>,
  )
  await pass(1_010)
  return {
    async reload() {
      fireEvent.click(button('Load anew'))
      await pass(0)
    },
  }
}

test('a login over a game, which ends the game, starts it again on its own screen [4.15]', async () => {
  let hash = 'login-1'
  const site = () => ({ serverData, player: { profile: { ...profile, hash }, balance } })
  const { reload } = await open({ site, screen: () => ({ game, similar: [] }) })
  expect(phase()).toBe('shown')
  hash = 'login-2'
  act(() => emitPlayerEvent('gameExit'))
  expect(phase()).toBe('idle')
  await reload()
  await pass(1_010)
  expect([phase(), platform.sent(runGame).length]).toEqual(['shown', 2])
})

test('data loaded anew within one login leave the game alone', async () => {
  const site = () => ({ serverData, player: { profile, balance } })
  const { reload } = await open({ site, screen: () => ({ game: { ...game }, similar: [] }) })
  await reload()
  expect([phase(), platform.sent(runGame).length]).toEqual(['shown', 1])
})

test('a game whose maintenance has ended opens once its data say so', async () => {
  let disabled = true
  const { reload } = await open({
    site: () => ({ serverData, player: { profile, balance } }),
    screen: () => ({
      game: { ...game, disabled, disabledReason: disabled ? 'maintenance' : null },
      similar: [],
    }),
  })
  expect(phase()).toBe('idle')
  disabled = false
  await reload()
  await pass(1_010)
  expect(phase()).toBe('shown')
})
