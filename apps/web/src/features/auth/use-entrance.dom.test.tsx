import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { expect, test, vi } from 'vitest'
import { button, renderInSite, settle } from '../../testing/dom.tsx'
import { useEntrance } from './use-entrance.ts'

function Screen({ redirect }: { redirect: string }) {
  const enter = useEntrance(redirect)
  useScrollRestoration()
  return <button onClick={() => void enter()}>Enter</button>
}

test.each([
  ['stays where it was scrolled to', '/promo?page=2', 0],
  ['gives way to another one, which is shown from its top [2.23]', '/profile', 1],
])('the screen below the login %s', async (_, redirect, times) => {
  const { user, address } = await renderInSite(<Screen redirect={redirect} />, { path: '/promo?page=2' })
  const scrollTo = vi.spyOn(window, 'scrollTo')
  await user.click(button('Enter'))
  await settle()
  expect(address()).toBe(redirect)
  expect(scrollTo).toHaveBeenCalledTimes(times)
  scrollTo.mockRestore()
})
