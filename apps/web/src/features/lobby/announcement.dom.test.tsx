import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, renderInSite } from '../../testing/dom.tsx'
import { Announcement } from './announcement.tsx'

const of = (name: string) => ({
  name,
  title: 'The cashbox rests tonight',
  tone: 'info' as const,
  button: { text: 'More', url: '/payments' },
  nodes: [],
})
const open = (name: string) => renderInSite(<Announcement announcement={of(name)} />)
const shown = () => screen.queryByRole('region', { name: 'Announcement' }) !== null

test('a closed announcement stays hidden, after a reload too, until there is another version of it [7.61]', async () => {
  const first = await open('night-works@2026-11-20')
  expect(shown()).toBe(true)
  fireEvent.click(button('Hide the announcement'))
  expect(shown()).toBe(false)
  expect(localStorage.getItem('closed-announcement')).toBe('night-works@2026-11-20')
  first.unmount()
  const again = await open('night-works@2026-11-20')
  expect(shown()).toBe(false)
  again.unmount()
  await open('night-works@2026-11-21')
  expect(shown()).toBe(true)
})

test("its button links to the operator's address", async () => {
  await open('day-works@2026-11-20')
  expect(screen.getByText('More').closest('a')!.getAttribute('href')).toBe('/payments')
})
