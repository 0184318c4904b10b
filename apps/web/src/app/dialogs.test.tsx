// The dialogs and messages that any part of the site opens by name, rendered to markup.
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { buildI18n } from '../i18n/use-i18n.tsx'
import { describeCode } from '../i18n/refusal-words.ts'
import type { Toast } from '../dialogs/toast-queue.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { AlertModal } from './alert-modal.tsx'
import { ConfirmModal } from './confirm-modal.tsx'
import { SelectModal } from './select-modal.tsx'
import { presentToast } from './shown-toast.tsx'

const close = vi.fn()
const render = (dialog: ReactNode, locale: 'ru' | 'en' = 'ru') => renderScreen(() => dialog, null, { locale })
const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*>([^<]+)<\/button>/g)].map(([, text]) => text)

const alerts = [
  ['ru', 'Попробуйте позже', 'Закрыть'],
  ['en', 'Please try again later', 'Close'],
] as const
test.each(alerts)('an alert in %s: %j, and a button that closes [8.11]', async (locale, title, button) => {
  const html = await render(<AlertModal onClose={close} />, locale)
  expect(html).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`))
  expect(buttons(html)).toEqual([button])
})

const said = [
  ['internal_error', 'Что-то сломалось...'],
  ['invalid_request', 'Что-то пошло не так. Попробуйте чуть позже.'],
  ['nobody_knows', 'Непредвиденная ошибка'],
  ['', 'Непредвиденная ошибка'],
  ['__proto__', 'Непредвиденная ошибка'],
  ['too_many_requests', 'Слишком много попыток. Подождите минуту.'],
  ['payload_too_large', 'Файл слишком большой. Выберите поменьше.'],
] as const

test.each(said)('the code %j is shown as %j [8.2] [8.12]', async (code, words) => {
  expect(await render(<AlertModal code={code} onClose={close} />)).toContain(`<p>${words}</p>`)
  expect(buildI18n('ru').t(describeCode(code))).toBe(words)
})

test("the platform's own message has priority over that of the code, as text", async () => {
  expect(
    await render(
      <AlertModal title="Нет мест" text="Все места <b>заняты</b>" code="invalid_request" onClose={close} />,
    ),
  ).toContain('<p>Все места &lt;b&gt;заняты&lt;/b&gt;</p>')
})

test('a question has the buttons buy and cancel by default', async () => {
  expect(
    buttons(await render(<ConfirmModal title="Купить место?" onAnswer={vi.fn()} onClose={close} />)),
  ).toEqual(['Отмена', 'Купить'])
  expect(
    buttons(await render(<ConfirmModal title="Buy a seat?" onAnswer={vi.fn()} onClose={close} />, 'en')),
  ).toEqual(['Cancel', 'Buy'])
  expect(
    buttons(
      await render(
        <ConfirmModal
          title="Уйти?"
          acceptLabel="Уйти"
          cancelLabel="Остаться"
          isDangerous
          onAnswer={vi.fn()}
          onClose={close}
        />,
      ),
    ),
  ).toEqual(['Уйти', 'Остаться'])
})

test('a choice lists titles, pictures and icons, and marks the chosen one [2.51] [3.63]', async () => {
  const options = [
    { value: 'rub', title: 'Рубль', image: '/art/rub.svg' },
    { value: 'eur', title: 'Евро', icon: 'globe' },
  ]
  const html = await render(
    <SelectModal title="Валюта" options={options} value="eur" onAnswer={vi.fn()} onClose={close} />,
  )
  expect(html).toMatch(/role="radiogroup" aria-label="Валюта"/)
  expect(
    [...html.matchAll(/<input[^>]*value="(\w+)"/g)].map(([tag, value]) => [value, tag.includes('checked')]),
  ).toEqual([
    ['rub', false],
    ['eur', true],
  ])
  expect(html).toContain('/art/rub.svg')
})

const toast: Toast = {
  id: 'gift',
  type: 'success',
  title: 'Подарок',
  image: '/art/gift.svg',
  text: '<b>10</b> вращений <a href="/profile/gifts">Забрать</a><a href="javascript:steal()">x</a><script>steal()</script>',
}

test('a toast has a picture and sanitised HTML with safe links [2.51] [3.63]', async () => {
  const { image, look, title, text } = presentToast(toast)
  expect([image, look, title]).toEqual(['/art/gift.svg', 'success', 'Подарок'])
  const { prelude } = await prerender(text)
  expect((await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, '')).toBe(
    '<b>10</b> вращений <a href="/profile/gifts">Забрать</a><span>x</span>',
  )
  expect(presentToast({ ...toast, text: 'Без разметки' }).text).toBe('Без разметки')
})
