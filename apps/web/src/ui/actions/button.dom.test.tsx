import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { button, renderInSite } from '../../testing/dom.tsx'
import { Button } from './button.tsx'

const onSubmit = vi.fn()
const onClick = vi.fn()

async function open(isWaiting: boolean) {
  for (const mock of [onSubmit, onClick]) mock.mockClear()
  const site = await renderInSite(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" isWaiting={isWaiting} onClick={onClick}>
        Send
      </Button>
    </form>,
  )
  await site.user.click(button('Send'))
  await site.user.type(document.querySelector('input')!, '{Enter}')
}

test('a form is sent once: its button takes neither a press nor Enter while it waits [4.55]', async () => {
  await open(true)
  expect([onSubmit.mock.calls.length, onClick.mock.calls.length]).toEqual([0, 0])
  expect(button('Send').getAttribute('aria-busy')).toBe('true')
  expect(button('Send').getAttribute('aria-disabled')).toBe('true')
})

test('a button that waits for nothing takes both', async () => {
  await open(false)
  expect([onSubmit.mock.calls.length, onClick.mock.calls.length]).toEqual([2, 2])
  expect(button('Send').getAttribute('aria-busy')).toBeNull()
  fireEvent.click(button('Send'))
  expect(onSubmit).toHaveBeenCalledTimes(3)
})
