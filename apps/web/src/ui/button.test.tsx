import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Button, ButtonLink } from './button.tsx'

test('a form is sent once: its button takes neither a press nor Enter while it waits [4.55]', () => {
  const onClick = vi.fn()
  const { props } = Button({ type: 'submit', isWaiting: true, onClick }) as {
    props: Record<string, unknown> & { onClick: (event: object) => void }
  }
  const event = { preventDefault: vi.fn() }
  props.onClick(event)
  expect([
    event.preventDefault.mock.calls.length,
    onClick.mock.calls.length,
    props['aria-busy'],
    props['aria-disabled'],
  ]).toEqual([1, 0, true, true])
})

test.each([
  ['a path', { to: '/promo' }, 'a'],
  ['a step that takes the place of the last', { to: '/search?page=2', replace: true }, Link],
  ['a state of its own', { to: '/login', state: {} }, Link],
  ['a place beside this one', { to: '?page=2' }, Link],
  ['parts of an address', { to: { pathname: '/promo' } }, Link],
])("a link of a button is the router's where it says more than a path: %s", (_, wishes, type) => {
  expect(ButtonLink({ ...wishes, children: 'On' }).type).toBe(type)
})
