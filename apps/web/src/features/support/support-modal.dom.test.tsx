import type { CallCenterConfig } from '@yanta/contract'
import { serverData } from '@yanta/contract/fixtures'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { button, renderInSite } from '../../testing/dom.tsx'
import { SupportModal } from './support-modal.tsx'

const onClose = vi.fn()
const config: CallCenterConfig = {
  ...serverData.callCenterConfig,
  chatProvider: 'webim',
  isUnderMaintenance: true,
  messengers: { telegram: 'https://t.me/sample', viber: null },
  email: 'help@sample.example',
}
const open = (changes: Partial<CallCenterConfig> = {}) =>
  renderInSite(<SupportModal config={{ ...config, ...changes }} onClose={onClose} />)
const told = () => screen.queryByText('Chat maintenance')

test('toggling the chat while it is down opens a dialog of its own, which closes alone [2.53], [8.43]', async () => {
  onClose.mockClear()
  await open()
  expect(told()).toBeNull()
  fireEvent.click(button(/Live chat/))
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
