import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { ButtonLink } from './button.tsx'

test.each([
  ['a path', { to: '/promo' }, 'a'],
  ['a step that takes the place of the last', { to: '/search?page=2', replace: true }, Link],
  ['a state of its own', { to: '/login', state: {} }, Link],
  ['a place beside this one', { to: '?page=2' }, Link],
  ['parts of an address', { to: { pathname: '/promo' } }, Link],
])("a link of a button is the router's where it says more than a path: %s", (_, wishes, type) => {
  expect(ButtonLink({ ...wishes, children: 'On' }).type).toBe(type)
})
