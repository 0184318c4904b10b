import { producer } from '@yanta/contract/fixtures'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { button, readText, renderInSite } from '../../testing/dom.tsx'
import { ProducersPicker } from './producers-picker.tsx'

const producers = [
  ...Array.from({ length: 9 }, (_, index) => ({
    ...producer,
    slug: `top-${index}`,
    name: `Top ${index}`,
    position: index,
  })),
  { ...producer, slug: 'aurora', name: 'Aurora', position: 90 },
  { ...producer, slug: 'lampa', name: 'Lampa', position: 91 },
  { ...producer, slug: 'red-lampa', name: 'Red Lampa', position: 92 },
]
const onClose = vi.fn()
const open = () => renderInSite(<ProducersPicker producers={producers} onClose={onClose} />)
const namesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.querySelector('span')!.textContent)

test('eight are at the top, the rest by name below [2.54], [9.16]', async () => {
  await open()
  const [top, rest] = screen.getAllByRole('list')
  expect(namesOf(top!)).toEqual(['Top 0', 'Top 1', 'Top 2', 'Top 3', 'Top 4', 'Top 5', 'Top 6', 'Top 7'])
  expect(namesOf(rest!)).toEqual(['Aurora', 'Lampa', 'Red Lampa', 'Top 8'])
})

test('the third letter narrows both lists to one, by the start of the name in any case [5.16], [9.16]', async () => {
  const { user } = await open()
  await user.type(screen.getByRole('searchbox'), 'LA')
  expect(screen.getAllByRole('list')).toHaveLength(2)
  await user.type(screen.getByRole('searchbox'), 'm')
  expect(screen.getAllByRole('list').map(namesOf)).toEqual([['Lampa']])
  expect(readText(screen.getByRole('status'))).toBe('Found: 1')
  await user.type(screen.getByRole('searchbox'), 'zz')
  expect(readText(screen.getByRole('status'))).toBe('No such provider')
  await user.click(button('Clear'))
  expect(screen.getAllByRole('list')).toHaveLength(2)
})

test('the cross closes the dialog', async () => {
  const { user } = await open()
  await user.click(button('Close'))
  expect(onClose).toHaveBeenCalledTimes(1)
})
