import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { field, fill, renderInSite } from '../../testing/dom.tsx'
import { Tabs } from './tabs.tsx'

function Two() {
  const [value, setValue] = useState('kept')
  return (
    <Tabs
      label="Two"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'kept', label: 'Kept', content: <input aria-label="In the kept one" />, isKept: true },
        { value: 'left', label: 'Left', content: <input aria-label="In the one left" /> },
        { value: 'unseen', label: 'Unseen', content: <input aria-label="In the unseen one" />, isKept: true },
      ]}
    />
  )
}
const choose = (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(screen.getByRole('tab', { name }))

test('what was typed in a tab that is kept is there again, hidden meanwhile; in another it is gone', async () => {
  const { user } = await renderInSite(<Two />)
  fill('In the kept one', 'first')
  await choose(user, 'Left')
  expect(field('In the kept one').closest('[role=tabpanel]')!.hasAttribute('hidden')).toBe(true)
  fill('In the one left', 'second')
  await choose(user, 'Kept')
  const kept = field('In the kept one')
  expect([kept.value, kept.closest('[role=tabpanel]')!.hasAttribute('hidden')]).toEqual(['first', false])
  expect(screen.queryByLabelText('In the one left')).toBeNull()
  await choose(user, 'Left')
  expect(field('In the one left').value).toBe('')
})

test('a tab that is kept is drawn only once it was chosen', async () => {
  const { user } = await renderInSite(<Two />)
  expect(screen.queryByLabelText('In the unseen one')).toBeNull()
  await choose(user, 'Unseen')
  await choose(user, 'Kept')
  expect(screen.queryByLabelText('In the unseen one')).not.toBeNull()
})
