// What a test or a file leaves running does not reach the next.
import { expect, test, vi } from 'vitest'
import { settle } from './dom.tsx'
import { endListeners } from './end-with-test.ts'

const late = vi.fn()

test('a timer goes on while its test runs', async () => {
  setInterval(late)
  await settle()
  expect(late).toHaveBeenCalled()
})

test('a timer that the test before has left behind has ended with it', async () => {
  late.mockClear()
  await settle()
  expect(late).not.toHaveBeenCalled()
})

test.each([window, document, document.documentElement])(
  'a listener that a file leaves on %s ends with the file',
  (target) => {
    const heard = vi.fn()
    target.addEventListener('left-behind', heard)
    target.dispatchEvent(new Event('left-behind'))
    endListeners()
    target.dispatchEvent(new Event('left-behind'))
    expect(heard).toHaveBeenCalledTimes(1)
  },
)
