import { exportOwnData } from '@yanta/contract'
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as saving from '../../../browser/save-file.ts'
import { modalStore } from '../../../dialogs/store.ts'
import { toastStore } from '../../../dialogs/toast-queue.ts'
import { alerts, button, field, fill, platform, renderInSite, settle } from '../../../testing/dom.tsx'
import { DataCard } from './data-card.tsx'
import { DataCopyModal } from './data-copy-modal.tsx'
import './data-copy.messages.json'

test.each([
  ['Download as PDF', 'dataCopy', { format: 'pdf' }],
  ['Download as JSON', 'dataCopy', { format: 'json' }],
  ['Close my account', 'closeAccount', {}],
])('%s asks for the password first', async (name, dialog, props) => {
  await renderInSite(<DataCard username="vera@example.com" />)
  fireEvent.click(button(name))
  expect(modalStore.getState().stack.map((opened) => [opened.name, opened.props])).toEqual([
    [dialog, { username: 'vera@example.com', ...props }],
  ])
  expect(platform.calls).toEqual([])
})

test('the right password saves the file under its own name, one call however often it is sent', async () => {
  const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined)
  const onClose = vi.fn()
  await renderInSite(<DataCopyModal username="vera@example.com" format="json" onClose={onClose} />)
  expect(button('Download').disabled).toBe(true)
  fill('Current password', 'vera-demo-2026')
  const held = platform.hold(exportOwnData)
  fireEvent.click(button('Download'))
  fireEvent.submit(field('Current password').form!)
  held.answer({
    name: 'own-data-1.json',
    type: 'application/json',
    content: new TextEncoder().encode('{}'),
  } as never)
  await settle()
  expect(platform.sent(exportOwnData).map(({ body }) => body)).toEqual([
    { password: 'vera-demo-2026', format: 'json' },
  ])
  expect(save.mock.calls.map(([file]) => file.name)).toEqual(['own-data-1.json'])
  expect(toastStore.getState().waiting.map(({ title }) => title)).toEqual(['File downloaded'])
  expect(onClose).toHaveBeenCalledOnce()
})

test('an export that failed says why, keeps the password and is sent again', async () => {
  const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined)
  await renderInSite(<DataCopyModal username="vera@example.com" format="pdf" onClose={vi.fn()} />)
  fill('Current password', 'vera-demo-2026')
  platform.silence(exportOwnData)
  fireEvent.click(button('Download'))
  await settle()
  expect(alerts()).toEqual(['The server is not answering. Please try again.'])
  expect(field('Current password').value).toBe('vera-demo-2026')
  platform.answer(exportOwnData, {
    name: 'own-data-1.pdf',
    type: 'application/pdf',
    content: new TextEncoder().encode('%PDF'),
  } as never)
  fireEvent.click(button('Download'))
  await settle()
  expect(platform.sent(exportOwnData)).toHaveLength(2)
  expect(save.mock.calls.map(([file]) => file.name)).toEqual(['own-data-1.pdf'])
})

test('a wrong password is told beside its field, and nothing is saved', async () => {
  const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined)
  const onClose = vi.fn()
  await renderInSite(<DataCopyModal username="vera@example.com" format="json" onClose={onClose} />)
  fill('Current password', 'not-it')
  platform.refuse(exportOwnData, 422, { code: 'wrong_password' })
  fireEvent.click(button('Download'))
  await settle()
  expect(alerts()).toHaveLength(1)
  expect(field('Current password').getAttribute('aria-invalid')).toBe('true')
  expect(save).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})
