import { paymentSystem } from '@yanta/contract/fixtures'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { button, field, fill, readText, renderInSite, settle } from '../../../testing/dom.tsx'
import { MethodPicker } from './method-picker.tsx'
import { MoneyField } from '../../../domain/wallet/money-field.tsx'

const methods = [
  paymentSystem,
  { ...paymentSystem, key: 'bank', name: 'Банк', position: 2 },
  { ...paymentSystem, key: 'voucher', name: 'Ваучер', position: 3, isMore: true },
]

function Picker({ lastUsed = null as string | null }) {
  const [value, setValue] = useState(lastUsed ?? 'card')
  return (
    <MethodPicker
      legend="Methods"
      methods={methods}
      lastUsed={lastUsed}
      currency="RUB"
      value={value}
      onChange={setValue}
    />
  )
}
const cards = () =>
  screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => (checked ? `${value}!` : value))

test('ways are cards with their limits, one of them chosen, also by the keyboard [3.55]', async () => {
  const { user } = await renderInSite(<Picker />)
  expect(cards()).toEqual(['card!', 'bank'])
  expect(readText(screen.getByRole('radiogroup', { name: 'Methods' }))).toContain('100–100,000 ₽')
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(cards()).toEqual(['card', 'bank!'])
})

test('further ways wait behind a button, a chosen one of them stays in sight [9.19]', async () => {
  const { user } = await renderInSite(<Picker />)
  await user.click(button('1 more method'))
  expect(cards()).toEqual(['card!', 'bank', 'voucher'])
  await user.click(screen.getByRole('radio', { name: /Ваучер/ }))
  await user.click(button('Show fewer'))
  expect(cards()).toEqual(['card', 'bank', 'voucher!'])
})

test('the way used last comes first [7.71]', async () => {
  await renderInSite(<Picker lastUsed="voucher" />)
  expect(cards()).toEqual(['voucher!', 'card', 'bank'])
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull()
})

function Sum() {
  const [value, setValue] = useState('500')
  return (
    <MoneyField label="Sum" currency="RUB" presets={[50_000, 500_000]} value={value} onChange={setValue} />
  )
}

test('a ready sum is chosen by its chip, or typed [9.10]', async () => {
  const { user } = await renderInSite(<Sum />)
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map(readText)
  expect(pressed()).toEqual(['500 ₽'])
  await user.click(button(/^5,000/))
  await settle()
  expect([field('Sum').value, pressed()]).toEqual(['5,000', ['5,000 ₽']])
  fill('Sum', '500')
  expect(pressed()).toEqual(['500 ₽'])
})

test('a typed sum is written like a ready one once the field is left', async () => {
  await renderInSite(<Sum />)
  fill('Sum', '5000')
  fireEvent.blur(field('Sum'))
  expect(field('Sum').value).toBe('5,000')
  expect(screen.getByRole('button', { pressed: true }).textContent).toMatch(/^5,000/)
})
