import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a form is sent once: its button takes neither a press nor Enter while it waits [4.55]', () => {
  const onClick = vi.fn()
  const { props } = Button({ type: 'submit', isWaiting: true, onClick }) as { props: Record<string, unknown> & { onClick: (event: object) => void } }
  const event = { preventDefault: vi.fn() }
  props.onClick(event)
  expect([event.preventDefault.mock.calls.length, onClick.mock.calls.length, props['aria-busy'], props['aria-disabled']]).toEqual([1, 0, true, true])
})
