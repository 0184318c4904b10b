// Simulates a game of another provider: a button for each message of its dialect, and a list of the site's answers. With
// `#nested` the same page is the wrong window, which sends the messages it receives from the outer one.
import { Dialect, type Locale, defaultLocale, locales } from '@yanta/contract'
import { dialectMessages, leaveMessages } from '@yanta/contract/frame-fixtures'
import * as v from 'valibot'
import { createTranslate } from '@yanta/i18n'
import '../kit/base.css'
import { h } from '../kit/dom.ts'
import { simulatorMessages } from './messages.ts'
import './simulator.css'

const floodSize = 10_000
const strangeMessages = ['hello', { type: 'payOut', amount: 1_000_000 }, { gotoUrl: 1 }, 'x'.repeat(5000)]

if (location.hash === '#nested') passOn()
else openSimulator()

/** The messages hold no secrets, so the target origin may be any. */
function say(message: unknown): void {
  top!.postMessage(message, '*')
}

function passOn(): void {
  addEventListener('message', ({ source, origin, data }) => {
    if (source === parent && origin === location.origin) for (const message of data as unknown[]) say(message)
  })
}

function openSimulator(): void {
  const dialect = v.parse(Dialect, location.pathname.split('/simulator-')[1])
  const locale: Locale =
    locales.find((each) => each === new URLSearchParams(location.search).get('lang')) ?? defaultLocale
  const t = createTranslate(simulatorMessages, locale)
  document.title = t('title', { dialect })

  const nested = h('iframe', { src: '#nested', title: t('from.nested'), class: 'simulator__nested' })
  const fromNested = h('input', { type: 'radio', name: 'from' })
  const asText = h('input', { type: 'checkbox' })
  const heard = h('ol', { class: 'simulator__heard', 'aria-live': 'polite' })
  const nothing = h('p', { class: 'note' }, t('heard.nothing'))

  const send = (messages: readonly unknown[]) => {
    const sent = asText.checked ? messages.map((message) => JSON.stringify(message)) : messages
    if (fromNested.checked) nested.contentWindow?.postMessage(sent, location.origin)
    else for (const message of sent) say(message)
  }
  const button = (label: string, messages: readonly unknown[], means?: string) =>
    h(
      'button',
      { type: 'button', class: 'action', onclick: () => send(messages) },
      h('code', {}, label),
      means && h('small', {}, means),
    )
  const show = (message: unknown) => button(shorten(JSON.stringify(message)), [message])
  const group = (title: string, ...buttons: Node[]) =>
    h('section', {}, h('h2', {}, title), h('div', { class: 'simulator__buttons' }, ...buttons))

  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return
    nothing.hidden = true
    heard.prepend(
      h('li', {}, h('time', {}, new Date().toLocaleTimeString(locale)), h('code', {}, JSON.stringify(data))),
    )
  })
  const clear = () => {
    heard.replaceChildren()
    nothing.hidden = false
  }

  document.querySelector('#simulator')!.append(
    h('header', {}, h('h1', {}, t('title', { dialect })), h('p', {}, t('lead'))),
    h(
      'fieldset',
      { class: 'simulator__from' },
      h('legend', {}, t('from')),
      h('label', {}, h('input', { type: 'radio', name: 'from', checked: true }), t('from.game')),
      h('label', {}, fromNested, t('from.nested')),
      h('label', {}, asText, t('as_text')),
      h('p', { class: 'note' }, t('from.note')),
    ),
    group(
      t('own'),
      ...dialectMessages[dialect].game.map(({ message, means }) =>
        button(JSON.stringify(message), [message], means),
      ),
    ),
    group(t('common'), ...leaveMessages.map(show)),
    group(
      t('strange'),
      ...strangeMessages.map(show),
      button(
        t('flood'),
        Array.from({ length: floodSize }, (_, index) => ({ type: 'noise', index })),
      ),
    ),
    h(
      'section',
      {},
      h('h2', {}, t('heard')),
      nothing,
      heard,
      h('button', { type: 'button', class: 'action', onclick: clear }, t('clear')),
    ),
    nested,
  )
  for (const { means, message } of dialectMessages[dialect].game) if (means === 'ready') say(message)
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
