import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInSite } from '../../testing/dom.tsx'
import { CodeField } from './code-field.tsx'

const onComplete = vi.fn<(digits: string) => void>()

function Field() {
  const [digits, setDigits] = useState('')
  return <CodeField label="Code" value={digits} onChange={setDigits} onComplete={onComplete} />
}

async function open() {
  onComplete.mockReset()
  return renderInSite(<Field />)
}
const input = () => screen.getByLabelText<HTMLInputElement>('Code')
/** What stands over the input, from left to right; the dash between cells has no text of its own. */
const cells = () =>
  Array.from(input().parentElement!.querySelectorAll('span'), (cell) => cell.textContent || '-')

test('four digits stand as ##-##, with a dash in place of each that is missing [5.1]', async () => {
  const { user } = await open()
  expect(input().placeholder).toBe('-- -- -- --')
  expect(cells()).toEqual(['–', '–', '-', '–', '–'])
  await user.type(input(), '15')
  expect(cells()).toEqual(['1', '5', '-', '–', '–'])
  await user.type(input(), '94')
  expect(cells()).toEqual(['1', '5', '-', '9', '4'])
})

test('the code is complete with its fourth digit, and takes no fifth', async () => {
  const { user } = await open()
  await user.type(input(), '159')
  expect(onComplete).not.toHaveBeenCalled()
  await user.type(input(), '47')
  expect(onComplete.mock.calls).toEqual([['1594']])
  expect(input().value).toBe('1594')
})

test.each(['15-94', ' 15 94 ', 'Code: 1594.', '159477'])('%j is pasted as 1594', async (text) => {
  const { user } = await open()
  await user.click(input())
  await user.paste(text)
  expect(input().value).toBe('1594')
  expect(onComplete.mock.calls).toEqual([['1594']])
})
