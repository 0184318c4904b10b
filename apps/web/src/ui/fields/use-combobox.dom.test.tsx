import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import '../../testing/dom.tsx'
import { noOption, useCombobox } from './use-combobox.ts'

const chosen = vi.fn()

function Box({ names, onEnter }: { names: readonly string[]; onEnter?: () => boolean }) {
  const [current, setCurrent] = useState(noOption)
  const { list, fieldProps } = useCombobox({
    listId: 'cities',
    current,
    among: null,
    onMove: setCurrent,
    onEnter,
  })
  return (
    <>
      <input aria-label="City" {...fieldProps} />
      <div ref={list} id="cities" role="listbox">
        {names.map((name, index) => (
          <div
            key={name}
            id={`cities-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onClick={() => chosen(name)}
            onKeyDown={() => {}}
          >
            {name}
          </div>
        ))}
      </div>
    </>
  )
}
function open(names: readonly string[] = ['Oslo', 'Riga', 'Rome'], onEnter?: () => boolean) {
  chosen.mockClear()
  render(<Box names={names} onEnter={onEnter} />)
}
const field = () => screen.getByRole('combobox')
const press = (...keys: string[]) => keys.map((key) => fireEvent.keyDown(field(), { key }))
const current = () => field().getAttribute('aria-activedescendant')

test('arrows move through the options and around, and a screen reader is told which is current', () => {
  open()
  expect(current()).toBeNull()
  const moves = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    press(key)
    return current()
  })
  expect(moves).toEqual(['cities-0', 'cities-1', 'cities-2', 'cities-0', 'cities-2'])
})

test('without a current option the arrow up begins at the end', () => {
  open()
  press('ArrowUp')
  expect(current()).toBe('cities-2')
})

test('Enter chooses the current option and never submits a form', () => {
  open()
  expect(press('Enter')).toEqual([false])
  expect(chosen).not.toHaveBeenCalled()
  press('ArrowDown', 'ArrowDown', 'Enter')
  expect(chosen.mock.calls).toEqual([['Riga']])
})

test('Enter chooses nothing while the field has a use of its own for it', () => {
  open(['Oslo'], () => true)
  press('ArrowDown', 'Enter')
  expect(chosen).not.toHaveBeenCalled()
})

test('Enter that ends a composition chooses nothing', () => {
  open()
  press('ArrowDown')
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(chosen).not.toHaveBeenCalled()
})

test('without options the arrows stay those of the text', () => {
  open([])
  expect(press('ArrowDown')).toEqual([true])
  expect(current()).toBeNull()
})
