import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUnread } from '../../domain/chat/unread.ts'
import { button, readText, renderInSite } from '../../testing/dom.tsx'
import { SupportButton } from './support-button.tsx'

test.each([
  ['ru', 'Открыть поддержку', 'Открыть поддержку: 3 новых сообщения'],
  ['en', 'Open support', 'Open support: 3 new messages'],
] as const)(
  'in %s the button for support shows and says how many messages are unread',
  async (locale, name, unread) => {
    await renderInSite(<SupportButton onOpen={() => {}} />, { locale })
    expect(readText(button(name))).toBe('')
    act(() => setUnread(3))
    expect(readText(button(unread))).toBe('3')
    act(() => setUnread(0))
    expect(readText(button(name))).toBe('')
  },
)

test.each([
  ['/', 1],
  ['/promo', 1],
  ['/play/neon-drive', 0],
])('at %s there are %d buttons for support: none covers a game', async (path, count) => {
  await renderInSite(<SupportButton onOpen={() => {}} />, { path })
  expect(screen.queryAllByRole('button', { name: 'Open support' })).toHaveLength(count)
})
