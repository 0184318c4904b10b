import { category, gameFacets } from '@yanta/contract/fixtures'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { modalStore } from '../../dialogs/store.ts'
import { button, pass, renderInSite, stopTime } from '../../testing/dom.tsx'
import { FilterBar } from './filter-bar.tsx'
import { readFilters } from './game-filters.ts'
import type { FiltersSheetProps } from './filters-sheet.tsx'
import type { GamesData } from './games-data.ts'
import { GamesScreen } from './games-screen.tsx'
import './filters.messages.json'

function buildList(path: string, total = 12): GamesData {
  return {
    group: category,
    within: null,
    categories: [category],
    filters: readFilters(new URL(path, location.href).searchParams),
    facets: gameFacets,
    banner: null,
    games: [],
    page: 1,
    total,
  }
}

async function open(path = '/games/slots') {
  stopTime()
  return renderInSite(<FilterBar list={buildList(path)} />, { path })
}
const words = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (value: string) => fireEvent.input(words(), { target: { value } })

test('the search text is in the address 250 ms after the last letter', async () => {
  const { address } = await open('/games/slots?sort=new')
  type('fr')
  await pass(200)
  type('fruit ')
  await pass(240)
  expect(address()).toBe('/games/slots?sort=new')
  await pass(20)
  expect(address()).toBe('/games/slots?q=fruit&sort=new')
})

test('order and demo change the address at once, along with the typed text', async () => {
  const { address } = await open()
  type('fruit')
  fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'rtp' } })
  await pass(0)
  expect(address()).toBe('/games/slots?q=fruit&sort=rtp')
})

test('the demo switch sets and clears demo in the address', async () => {
  const { address } = await open('/games/slots?demo=1')
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Demo play' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('switch', { name: 'Demo play' }))
  await pass(0)
  expect(address()).toBe('/games/slots')
})

test('what is chosen while a list is being loaded is added to what was chosen before, and each choice shows at once', async () => {
  stopTime()
  const answers: (() => void)[] = []
  const load = () => new Promise<object>((resolve) => answers.push(() => resolve({})))
  const { address } = await renderInSite(<FilterBar list={buildList('/games/slots')} />, {
    path: '/games/slots',
    load: load as never,
  })
  const demo = screen.getByRole<HTMLInputElement>('switch', { name: 'Demo play' })
  fireEvent.click(demo)
  await pass(0)
  expect([address(), demo.checked]).toEqual(['/games/slots', true])
  fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'rtp' } })
  await pass(0)
  type('fruit')
  await pass(300)
  for (const answer of answers) answer()
  await pass(0)
  expect(address()).toBe('/games/slots?q=fruit&sort=rtp&demo=1')
})

test('the button shows the number of filters, and the address gets what the sheet applies', async () => {
  const { address } = await open('/games/slots?provider=halva&volatility=high')
  expect(button(/Filters/).textContent).toContain('2')
  fireEvent.click(button(/Filters/))
  const [sheet] = modalStore.getState().stack
  expect(sheet?.name).toBe('gameFilters')
  const { list, onApply } = sheet!.props as FiltersSheetProps
  await act(async () => onApply({ ...list.filters, volatilities: [], bonus: true }))
  await pass(0)
  expect(address()).toBe('/games/slots?provider=halva&bonus=1')
})

test('the search of a short list stays under the hands of whoever clears it', async () => {
  function Screen() {
    const [path, setPath] = useState('/games/slots?q=fr')
    return (
      <>
        <GamesScreen list={buildList(path, 2)} />
        <button onClick={() => setPath('/games/slots')}>cleared</button>
      </>
    )
  }
  await renderInSite(<Screen />, { path: '/games/slots?q=fr' })
  const field = words()
  field.focus()
  fireEvent.click(button('cleared'))
  expect(document.activeElement).toBe(field)
})
