import { act, fireEvent, screen } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { buildPopupLink } from '../navigation/popup-link.ts'
import { showToast } from '../dialogs/toast-queue.ts'
import { button, pass, renderInSite, settle, stopTime } from '../testing/dom.tsx'
import { ToastSlot } from './toast-slot.tsx'

function Page() {
  const navigate = useNavigate()
  const { to, ...options } = buildPopupLink('/cashbox', { pathname: '/promo', search: '' }, false)
  return (
    <>
      <button type="button" onClick={() => void navigate(to, options)}>
        pay
      </button>
      <button type="button" onClick={() => void navigate('/promo')}>
        done
      </button>
      <ToastSlot />
    </>
  )
}
const shown = () => screen.queryAllByRole('group').map((card) => card.querySelector('b')!.textContent)
const press = (name: string) => act(async () => fireEvent.click(button(name)))

test('toasts are held back also while the cashbox is open over another screen [4.53]', async () => {
  stopTime()
  await renderInSite(<Page />, { path: '/promo' })
  await press('pay')
  act(() => showToast({ type: 'info', title: 'Credited' }))
  await settle()
  await pass(60_000)
  expect(shown()).toEqual([])
  await press('done')
  await settle()
  await pass(200)
  expect(shown()).toEqual(['Credited'])
})
