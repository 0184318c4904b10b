import type { CallCenterConfig, SupportReason } from '@yanta/contract'
import { serverData } from '@yanta/contract/fixtures'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setUnread } from '../../domain/chat/unread.ts'
import { button, renderInSite } from '../../testing/dom.tsx'
import type { ChatEnd } from './chat-problem.tsx'
import { SupportModal } from './support-modal.tsx'

const onClose = vi.fn()
const config: CallCenterConfig = {
  ...serverData.callCenterConfig,
  chatProvider: 'webim',
  isUnderMaintenance: true,
  messengers: { telegram: 'https://t.me/sample', viber: null },
  email: 'help@sample.example',
}
const onChat = vi.fn(async (): Promise<ChatEnd | null> => 'down')
const open = (changes: Partial<CallCenterConfig> = {}, reason?: SupportReason, isChatWanted = false) =>
  renderInSite(
    <SupportModal
      config={{ ...config, ...changes }}
      reason={reason}
      isChatWanted={isChatWanted}
      onChat={onChat}
      onClose={onClose}
    />,
  )
const told = () => screen.queryByText('Chat maintenance')

test('toggling the chat while it is down opens a dialog of its own, which closes alone [2.53], [8.43]', async () => {
  onClose.mockClear()
  const { user } = await open()
  expect(told()).toBeNull()
  await user.click(button(/Live chat/))
  expect(told()).not.toBeNull()
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(told()).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

test('messengers open in a new tab, mail does not [1.6]', async () => {
  await open()
  const way = (name: string) => screen.getByText(name).closest('a')!
  expect([way('Telegram').getAttribute('href'), way('Telegram').target]).toEqual([
    'https://t.me/sample',
    '_blank',
  ])
  expect(way('Telegram').rel).toBe('noopener')
  expect([way('E-mail').getAttribute('href'), way('E-mail').target]).toEqual([
    'mailto:help@sample.example',
    '',
  ])
})

test('without any contact the dialog says that support is unavailable', async () => {
  onClose.mockClear()
  await open({ messengers: { telegram: null, viber: null }, email: null })
  expect(told()).not.toBeNull()
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('what led to support is its first line and the subject of a mail', async () => {
  await open({}, 'payout')
  expect(screen.getByRole('dialog').textContent).toMatch(/^Support.*?A question about a withdrawal/)
  expect(screen.getByText('E-mail').closest('a')!.getAttribute('href')).toBe(
    'mailto:help@sample.example?subject=Sample%3A%20A%20question%20about%20a%20withdrawal',
  )
})

test('a chat that does not open is told with the other ways, and is tried once more [1.6]', async () => {
  onChat.mockResolvedValueOnce('failed').mockResolvedValueOnce(null)
  const { user } = await open({ isUnderMaintenance: false })
  const before = onChat.mock.calls.length
  await user.click(button(/Live chat/))
  const failed = screen.getByText('The chat didn’t open').closest('dialog')!
  expect([...failed.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    'https://t.me/sample',
    'mailto:help@sample.example',
  ])
  await user.click(button('Try again'))
  expect(screen.queryByText('The chat didn’t open')).toBeNull()
  expect(onChat.mock.calls.length - before).toBe(2)
})

test('while it opens the chat says so, and a second press starts nothing [4.55]', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  onChat.mockReturnValueOnce(promise)
  const before = onChat.mock.calls.length
  const { user } = await open({ isUnderMaintenance: false })
  await user.dblClick(button(/Live chat/))
  expect(button(/Live chat/).textContent).toContain('Connecting…')
  expect(onChat.mock.calls.length - before).toBe(1)
  await act(async () => resolve(null))
  expect(button(/Live chat/).textContent).toContain('We reply right here')
})

test('unread messages are counted beside the chat', async () => {
  await open({ isUnderMaintenance: false })
  act(() => setUnread(3))
  expect(button(/Live chat/).textContent).toContain('3 new messages')
})

test('who asks for the chat itself has it opened without a press; one that fails leaves the other ways [2.62] [8.34]', async () => {
  const { promise, resolve } = Promise.withResolvers<ChatEnd>()
  onChat.mockClear()
  onChat.mockReturnValueOnce(promise)
  await open({ isUnderMaintenance: false }, 'codes', true)
  expect([button(/Live chat/).textContent, onChat.mock.calls.length]).toEqual([
    expect.stringContaining('Connecting…'),
    1,
  ])
  await act(async () => resolve('failed'))
  const failed = screen.getByText('The chat didn’t open').closest('dialog')!
  fireEvent.click([...failed.querySelectorAll('button')].at(-1)!)
  expect([screen.getByText('Telegram').tagName, onChat.mock.calls.length]).toEqual(['B', 1])
})

test.each([
  ['is down', { isUnderMaintenance: true }],
  ['does not exist', { isUnderMaintenance: false, chatProvider: null }],
])('who asks for a chat that %s is shown the contacts of support [2.62]', async (_what, changes) => {
  onChat.mockClear()
  await open(changes, 'codes', true)
  expect([screen.getByText('Telegram').tagName, told(), onChat.mock.calls.length]).toEqual(['B', null, 0])
})
