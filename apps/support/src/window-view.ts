// What the visitor's window looks like.
import type { SupportChat, SupportMessage } from '@yanta/contract'
import { buildComposer } from './composer.ts'
import { button, element, type Item } from './elements.ts'
import { icon } from './icons.ts'
import { buildLog } from './log.ts'
import type { Words } from './words.ts'

interface Actions {
  onSend: (text: string) => void
  onPicture: (file: File) => void
  onType: () => void
  onRate: (rating: number) => void
  onEnd: () => void
  /** Given in the field of a guest, and could be one. */
  onEmail: (email: string) => void
  onClose: () => void
  onNearStart: () => void
}

export interface Shown {
  /** Undefined until it is open. */
  chat: SupportChat | undefined
  messages: readonly SupportMessage[]
}

export function buildWindow(words: Words, actions: Actions) {
  const title = element('h1', {}, words.title)
  const status = element('span', { class: 'status' }, words.away)
  const avatar = element('span', { class: 'avatar', 'aria-hidden': 'true' }, icon('chat'))
  const endButton = button({ class: 'small' }, words.end, actions.onEnd)
  const { log, show, showEarlier, scrollToEnd } = buildLog(words, actions.onNearStart)
  const typing = element(
    'div',
    { class: 'typing', 'aria-hidden': 'true', hidden: '' },
    ...[1, 2, 3].map(() => element('i')),
  )
  const hint = element('div', { class: 'hint', role: 'status' })
  const emailField = element('input', {
    id: 'email',
    type: 'email',
    autocomplete: 'email',
    maxlength: '150',
    placeholder: 'name@example.com',
  })
  emailField.addEventListener('change', () => {
    const email = readEmail()
    if (email !== null) actions.onEmail(email)
  })
  const emailForm = element(
    'div',
    { class: 'email' },
    element('label', { for: 'email' }, words.email),
    emailField,
  )
  const stars = element(
    'div',
    { class: 'rate', role: 'group', 'aria-label': words.rate },
    words.rate,
    element(
      'div',
      {},
      ...[1, 2, 3, 4, 5].map((rating) =>
        button({ 'aria-label': `${rating} / 5` }, icon('star'), () => actions.onRate(rating)),
      ),
    ),
  )
  const { form, field } = buildComposer(words, actions)
  const page = element(
    'main',
    { class: 'window' },
    element(
      'header',
      { class: 'head' },
      avatar,
      element('div', {}, title, status),
      endButton,
      button(
        { class: 'round', 'aria-label': words.close, title: words.close },
        icon('down'),
        actions.onClose,
      ),
    ),
    log,
    typing,
    stars,
    hint,
    emailForm,
    form,
  )
  const hello: Item = {
    key: 'hello',
    shows: null,
    build: () => element('li', { class: 'message' }, element('p', {}, words.hello)),
  }
  let state = words.away

  /** Null: none is asked for, or none that could be one is given. */
  function readEmail(): string | null {
    const email = emailField.value.trim()
    return email !== '' && emailField.validity.valid && !emailForm.hidden ? email : null
  }

  function say(text: string): void {
    hint.textContent = text
    hint.classList.toggle('notice', text !== '')
  }

  return {
    page,
    field,
    say,
    scrollToEnd,
    showEarlier,
    show(items: readonly Item[], { chat, messages }: Shown): void {
      show(items.length === 0 ? [hello] : items)
      const name = messages.findLast(({ author }) => author === 'operator')?.name
      const isHere = chat?.isStaffed === true
      title.textContent = name ?? words.title
      avatar.replaceChildren(name ? [...name][0]!.toUpperCase() : icon('chat'))
      avatar.classList.toggle('here', isHere)
      state = isHere ? (name ? words.hereAs : words.here) : words.away
      if (typing.hidden) status.textContent = state
      // As its last message says: any other one than an end and its rating has begun the conversation again.
      const last = messages.at(-1)?.kind
      const pressed = [endButton, stars].find((control) => control.contains(document.activeElement))
      endButton.hidden = last === undefined || last === 'end' || last === 'rating'
      stars.hidden = last !== 'end'
      // What was pressed has gone: whoever goes by keyboard goes on from what comes next.
      if (pressed?.hidden) (stars.hidden ? field : stars.querySelector('button')!).focus()
      emailForm.hidden = !(chat && chat.visitorName === null && !chat.isStaffed && chat.email === null)
    },
    showTyping(isTyping: boolean): void {
      typing.hidden = !isTyping
      status.textContent = isTyping ? words.typing : state
    },
    readEmail,
    /** What is typed. */
    read: () => ({ text: field.value, email: emailField.value }),
    write(typed: { text: string; email: string }): void {
      field.value = typed.text
      emailField.value = typed.email
    },
    clear(): void {
      field.value = ''
      emailField.value = ''
      say('')
    },
  }
}
