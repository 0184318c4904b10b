import { checkNickname, chooseNickname } from '@yanta/contract'
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  alerts,
  button,
  field,
  pass,
  platform,
  readText,
  renderInSite,
  stopTime,
} from '../../../testing/dom.tsx'
import { NicknameModal } from './nickname-modal.tsx'

const onClose = vi.fn()
const free = { isFree: true, suggestions: [] }
const taken = { isFree: false, suggestions: ['vera-7', 'vera.sun'] }

async function open() {
  stopTime()
  onClose.mockClear()
  platform.answer(checkNickname, free)
  const site = await renderInSite(<NicknameModal own="player-1" onClose={onClose} />)
  await pass(1)
  return { ...site, form: site.container.querySelector('form')! }
}
const type = (value: string) => fireEvent.input(field('Nickname'), { target: { value } })
const asked = () => platform.sent(checkNickname).map(({ params }) => params.nickname)
const page = () => readText(document.body)

test('a name is checked about 300 ms after the last letter, its prefixes are not', async () => {
  await open()
  expect(asked()).toEqual(['player-1'])
  type('vera-le')
  await pass(250)
  type('vera-leb')
  await pass(280)
  expect(asked()).toEqual(['player-1'])
  expect(page()).toContain('Checking if it’s available')
  await pass(30)
  expect(asked()).toEqual(['player-1', 'vera-leb'])
  expect(page()).toContain('It’s available')
})

test('a response for an older name is dropped', async () => {
  await open()
  const slow = platform.hold(checkNickname)
  type('vera')
  await pass(310)
  type('vera-lebedeva')
  await pass(310)
  expect(page()).toContain('It’s available')
  slow.answer(taken)
  await pass(1)
  expect(page()).toContain('It’s available')
})

test('invalid letters show an error at once, a short name on leaving [5.14]', async () => {
  await open()
  type('v')
  expect(alerts()).toEqual([])
  fireEvent.blur(field('Nickname'))
  expect(alerts()).toHaveLength(1)
  type('вера')
  expect(alerts()).toHaveLength(1)
  expect(button('Continue').disabled).toBe(true)
})

test('a taken name can not be chosen, and a press chooses one of the suggestions', async () => {
  const { form } = await open()
  platform.answer(checkNickname, taken)
  type('vera')
  await pass(310)
  expect(alerts()).toEqual(['This nickname is taken'])
  expect(button('Continue').disabled).toBe(true)
  fireEvent.submit(form)
  await pass(1)
  expect(platform.sent(chooseNickname)).toEqual([])
  platform.answer(checkNickname, free)
  fireEvent.click(button('vera.sun'))
  expect(field('Nickname').value).toBe('vera.sun')
  await pass(310)
  expect(button('Continue').disabled).toBe(false)
})

test('a name taken meanwhile shows an error until it is changed; one is sent at a time [4.55]', async () => {
  const { form } = await open()
  type('vera')
  await pass(310)
  const held = platform.hold(chooseNickname)
  fireEvent.submit(form)
  await pass(1)
  fireEvent.submit(form)
  await pass(1)
  expect(platform.sent(chooseNickname).map(({ body }) => body)).toEqual([{ nickname: 'vera' }])
  held.refuse(409, { code: 'nickname_taken' })
  await pass(1)
  expect(alerts()).toEqual(['This nickname is taken'])
  expect(onClose).not.toHaveBeenCalled()
  type('vera2')
  expect(alerts()).toEqual([])
  platform.answer(chooseNickname, {} as never)
  await pass(310)
  fireEvent.submit(form)
  await pass(1)
  expect(onClose).toHaveBeenCalledTimes(1)
})
