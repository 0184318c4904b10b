import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { field, renderInSite } from '../../testing/dom.tsx'
import { DateField } from './date-field.tsx'

function Form() {
  const [value, setValue] = useState('')
  return (
    <>
      <DateField
        label="Birthday"
        message="Day, month, year"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        describe={(day) => `It is ${day}`}
      />
      <output>{value}</output>
    </>
  )
}
test('a day is typed by digits alone, or with any signs between, and read back', async () => {
  const { user } = await renderInSite(<Form />)
  const birthday = field('Birthday')
  expect(screen.getByText('Day, month, year')).toBeTruthy()
  await user.type(birthday, '17051990')
  expect(birthday.value).toBe('17.05.1990')
  expect(screen.getByText('It is 1990-05-17')).toBeTruthy()
  await user.clear(birthday)
  await user.type(birthday, '1/2/1990')
  expect(birthday.value).toBe('01.02.1990')
  expect(screen.getByText('It is 1990-02-01')).toBeTruthy()
})

test('a date that is corrected in its middle is left alone until the field is left', async () => {
  const { user } = await renderInSite(<Form />)
  const birthday = field('Birthday')
  await user.type(birthday, '17051990')
  await user.type(birthday, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 })
  expect(birthday.value).toBe('17.5.1990')
  fireEvent.blur(birthday)
  expect(birthday.value).toBe('17.05.1990')
  expect(screen.getByRole('status').textContent).toBe('17.05.1990')
})

test('what is pasted may begin with the year', async () => {
  const { user } = await renderInSite(<Form />)
  const birthday = field('Birthday')
  await user.click(birthday)
  await user.paste('1990-5-7')
  await user.tab()
  expect(birthday.value).toBe('07.05.1990')
})
