// What both pages show alike. A message is a stranger's text: it becomes text nodes, and only addresses of the web become links.
import type { SupportMessage, SupportSide } from '@yanta/contract'
import type { Language, Words } from './words.ts'

type Attributes = Record<string, string>

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

export function button(attributes: Attributes, text: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, text)
  made.addEventListener('click', onPress)
  return made
}

export interface Item {
  /** All that the item shows: while it is the same, so is its element. */
  shows: unknown
  build: () => HTMLElement
}

const filled = new WeakMap<HTMLElement, string[]>()

/** Replaces only the children that show something else: focus and an open select survive, and nothing is read out twice. */
export function fill(parent: HTMLElement, items: readonly Item[]): void {
  const known = filled.get(parent) ?? []
  const signatures = items.map(({ shows }) => JSON.stringify(shows))
  for (const [index, { build }] of items.entries()) {
    if (signatures[index] === known[index]) continue
    const old = parent.children[index]
    if (old) old.replaceWith(build())
    else parent.append(build())
  }
  while (parent.children.length > items.length) parent.lastElementChild!.remove()
  filled.set(parent, signatures)
}

/** The log, which scrolls and is read out as it grows, and the list of messages in it. */
export function buildLog(words: Words): { log: HTMLElement; list: HTMLElement } {
  const list = element('ul')
  const log = element(
    'div',
    { class: 'log', role: 'log', 'aria-live': 'polite', 'aria-label': words.log, tabindex: '0' },
    list,
  )
  return { log, list }
}

/** Text with its addresses as links that open a tab of their own and tell nothing of this page. */
export function linkText(text: string): (Node | string)[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 0
        ? part
        : element('a', { href: part, target: '_blank', rel: 'noopener noreferrer nofollow' }, part),
    )
}

interface Reader {
  own: SupportSide
  /** The last message that the other side has read. */
  readUpTo: number
  words: Words
  language: Language
}

export function listMessageItems(messages: readonly SupportMessage[], reader: Reader): Item[] {
  return messages.map((message) => ({
    shows: [message, message.author === reader.own && message.number <= reader.readUpTo],
    build: () => buildMessage(message, reader),
  }))
}

function buildMessage(message: SupportMessage, { own, readUpTo, words, language }: Reader): HTMLElement {
  const { author, kind, text, at, number, name } = message
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(new Date(at))
  if (kind === 'end') return element('li', { class: 'note' }, `${words.ended}, ${time}`)
  if (kind === 'rating') return element('li', { class: 'note' }, `${words.rated}: ${text} / 5`)
  const isOwn = author === own
  const mark = isOwn ? (number <= readUpTo ? ` · ${words.read}` : ` · ${words.sent}`) : ''
  const head = author === 'automatic' ? words.automatic : author === 'operator' && name ? name : ''
  return element(
    'li',
    { class: isOwn ? 'message own' : 'message' },
    ...(head && !isOwn ? [element('span', { class: 'who' }, head)] : []),
    element('p', {}, ...linkText(text)),
    element('span', { class: 'when' }, `${time}${mark}`),
  )
}

/** The field in which a message is typed: Enter sends, Shift+Enter breaks the line. */
export function buildComposer(
  words: Words,
  { onSend, onType }: { onSend: (text: string) => void; onType: () => void },
): { form: HTMLFormElement; field: HTMLTextAreaElement } {
  const field = element('textarea', {
    rows: '1',
    maxlength: '4000',
    'aria-label': words.message,
    placeholder: words.message,
  })
  const form = element('form', { class: 'composer' }, field, element('button', { class: 'send' }, words.send))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (field.value.trim() !== '') onSend(field.value.trim())
  })
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    form.requestSubmit()
  })
  field.addEventListener('input', onType)
  return { form, field }
}

/** At most one call in three seconds. */
export function limitTyping(tell: () => void): () => void {
  let toldAt = -Infinity
  return () => {
    if (performance.now() - toldAt < 3_000) return
    toldAt = performance.now()
    tell()
  }
}
