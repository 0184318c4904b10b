import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSheetDrag } from './use-sheet-drag.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(max-width: 754px)' }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Sheet({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  useSheetDrag(dialog, surface, onClose)
  return (
    <dialog ref={dialog} open>
      <div ref={surface} data-testid="sheet" />
    </dialog>
  )
}

/** Pulls a sheet of this height down so far, and holds still before letting go. */
function pull(height: number, depth: number) {
  const onClose = vi.fn()
  render(<Sheet onClose={onClose} />)
  const sheet = screen.getByTestId('sheet')
  Object.defineProperty(sheet, 'offsetHeight', { value: height })
  const touch = (type: string, clientY: number, timeStamp: number) => {
    const event = new Event(type, { cancelable: true })
    Object.defineProperties(event, {
      touches: { value: type === 'touchend' ? [] : [{ clientX: 0, clientY }] },
      timeStamp: { value: timeStamp },
    })
    sheet.dispatchEvent(event)
  }
  touch('touchstart', 0, 0)
  touch('touchmove', depth, 1_000)
  touch('touchend', depth, 2_000)
  return onClose.mock.calls.length
}

test.each([
  [900, 199, 0],
  [900, 200, 1],
  [700, 200, 1],
  [300, 89, 0],
  [300, 90, 1],
])(
  'a sheet of %i px that is pulled down by %i px closes %i times: 200 px are enough [9.18]',
  (height, depth, times) => {
    expect(pull(height, depth)).toBe(times)
  },
)
