// The visitor's window. What is typed is sent until it has arrived, by one key; what arrives is shown once and in order.
import {
  openSupportChat,
  readSupportChat,
  sendSupportMessage,
  supportPageLength,
  updateSupportChat,
  type CallBody,
  type ProvidedVisitor,
  type SupportChange,
  type SupportChat,
  type SupportMessage,
} from '@yanta/contract'
import { call } from './call.ts'
import { findComplete, hasCardNumber, mergeMessages } from './chat-log.ts'
import { createMessageKey } from './message-key.ts'
import { joinRoom } from './room.ts'
import '@yanta/brand/tokens.css'
import './support.css'
import { buildComposer, buildLog, button, element, fill, limitTyping, listMessageItems } from './view.ts'
import { readLanguage, wordsOf } from './words.ts'

const tokenName = 'support-chat'
const language = readLanguage(new URLSearchParams(location.search).get('language'))
const words = wordsOf(language)
document.documentElement.lang = language
document.title = words.title

/** Empty until the chat is open. */
let token = ''
let chat: SupportChat | undefined
let messages: SupportMessage[] = []
let unsent: { key: string; text: string; email?: string }[] = []
let leave = () => {}
let isShown = false
let visit = 0
/** The player's number, null for a guest; undefined until the page has told. */
let visitorId: string | null | undefined
let warnedOf = ''
let isSending = false
let typingTimer: ReturnType<typeof setTimeout> | undefined

const status = element('span', { class: 'status' })
const { log, list } = buildLog(words)
const hint = element('div', { class: 'hint', role: 'status' })
const emailField = element('input', { id: 'email', type: 'email', autocomplete: 'email', maxlength: '150' })
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
  ...[1, 2, 3, 4, 5].map((rating) =>
    button({ 'aria-label': `${rating} / 5` }, String(rating), () => void update({ type: 'rate', rating })),
  ),
)
const endButton = button({}, words.end, () => void update({ type: 'end' }))
const { form, field } = buildComposer(words, {
  onSend: submit,
  onType: limitTyping(() => void update({ type: 'typing' })),
})
document
  .querySelector('#chat')!
  .append(
    element(
      'main',
      { class: 'window' },
      element(
        'header',
        { class: 'head' },
        element('div', {}, element('h1', {}, words.title), status),
        endButton,
        button({ 'aria-label': words.close }, '✕', close),
      ),
      log,
      stars,
      hint,
      emailForm,
      form,
    ),
  )

const tellPage = (message: object) => parent.postMessage(message, location.origin)
function close(): void {
  tellPage({ type: 'close' })
}

function update(change: CallBody<typeof updateSupportChat>['change']) {
  return token === '' ? undefined : call(updateSupportChat, { token, change })
}

/** Another visitor sees nothing of the one before; the same one loses nothing that is written. */
async function changeVisitor(visitor: ProvidedVisitor | null): Promise<void> {
  leave()
  ;[token, chat, messages] = ['', undefined, []]
  const id = visitor?.fields.id ?? null
  if (visitorId !== undefined && id !== visitorId) forget()
  visitorId = id
  render()
  await open(visitor)
}

function forget(): void {
  unsent = []
  field.value = ''
  emailField.value = ''
  warnedOf = ''
  say('')
}

async function open(visitor: ProvidedVisitor | null): Promise<void> {
  const own = (visit += 1)
  const kept = visitor ? null : localStorage.getItem(tokenName)
  const answer = await call(openSupportChat, {
    language,
    ...(visitor && { visitor }),
    ...(kept !== null && { token: kept }),
  })
  if (own !== visit) return
  if (!answer.ok) {
    const isRefused = answer.status >= 400 && answer.status < 500
    say(isRefused ? words.refused : words.offline)
    setTimeout(() => own === visit && void open(visitor), isRefused ? 60_000 : 5_000)
    return
  }
  token = answer.value.token
  // A player is known by the signature alone: their token is not kept, nor that of the guest they were.
  if (visitor) localStorage.removeItem(tokenName)
  else localStorage.setItem(tokenName, token)
  say('')
  take(answer.value)
  leave = joinRoom(answer.value.chat.room, {
    onJoin: () => void catchUp(),
    onChange: (_chatId, change) => apply(change),
  })
}

function take(page: { chat: SupportChat; messages: SupportMessage[] }): void {
  chat = page.chat
  messages = mergeMessages(messages, page.messages)
  render()
}

async function catchUp(): Promise<void> {
  const own = visit
  let isFull = true
  while (isFull) {
    const answer = await call(readSupportChat, { token, after: findComplete(messages) })
    if (own !== visit || !answer.ok) return
    take(answer.value)
    isFull = answer.value.messages.length === supportPageLength
  }
  void sendUnsent()
}

function apply(change: SupportChange): void {
  if (!chat) return
  if (change.type === 'message') {
    messages = mergeMessages(messages, [change.message])
    // Whoever answers is there.
    if (change.message.author === 'operator') chat = { ...chat, isStaffed: true }
    const isWhole = findComplete(messages) === messages.at(-1)?.number
    if (!isWhole || change.message.kind !== 'text') void catchUp()
  } else if (change.type === 'read') {
    if (change.by === 'operator') chat = { ...chat, operatorRead: change.number }
  } else if (change.type === 'typing' && change.by === 'operator') {
    status.textContent = words.typing
    clearTimeout(typingTimer)
    typingTimer = setTimeout(hideTyping, 4_000)
    return
  }
  render()
}

function hideTyping(): void {
  clearTimeout(typingTimer)
  status.textContent = chat?.isStaffed ? words.here : words.away
}

function submit(text: string): void {
  if (hasCardNumber(text) && warnedOf !== text) {
    warnedOf = text
    return say(words.card)
  }
  const email = emailField.value.trim()
  unsent.push({
    key: createMessageKey(),
    text,
    ...(email && emailField.validity.valid && !emailForm.hidden ? { email } : {}),
  })
  field.value = ''
  say('')
  render()
  void sendUnsent()
}

/** One after the other, each until it has arrived. */
async function sendUnsent(): Promise<void> {
  if (isSending || token === '') return
  isSending = true
  const own = visit
  while (unsent[0] && own === visit) {
    const answer = await call(sendSupportMessage, { token, ...unsent[0] })
    if (own !== visit) break
    if (answer.ok) {
      unsent.shift()
      messages = mergeMessages(messages, [answer.value])
      say('')
    } else if (answer.status === 429 || answer.status === 0 || answer.status >= 500) {
      say(answer.status === 429 ? words.slow : words.offline)
      setTimeout(() => void sendUnsent(), 3_000)
      break
    } else {
      field.value = unsent.shift()!.text
      say(words.failed)
    }
    render()
  }
  isSending = false
  if (own !== visit) void sendUnsent()
}

function say(text: string): void {
  hint.textContent = text
  hint.classList.toggle('notice', text !== '')
}

function render(): void {
  const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 80
  const readUpTo = chat?.operatorRead ?? 0
  const hello = { shows: 'hello', build: () => element('li', { class: 'note' }, words.hello) }
  fill(list, [
    ...(messages.length === 0 && unsent.length === 0 ? [hello] : []),
    ...listMessageItems(messages, { own: 'visitor', readUpTo, words, language }),
    ...unsent.map(({ key, text }) => ({
      shows: ['unsent', key],
      build: () =>
        element(
          'li',
          { class: 'message own' },
          element('p', {}, text),
          element('span', { class: 'when' }, '…'),
        ),
    })),
  ])
  if (isAtEnd) log.scrollTop = log.scrollHeight
  hideTyping()
  const isTalking = messages.length > 0 && chat?.isEnded === false
  endButton.hidden = !isTalking
  stars.hidden = !(chat?.isEnded && !chat.isRated)
  emailForm.hidden = !(chat && chat.visitorName === null && !chat.isStaffed && chat.email === null)
  markRead()
}

/** While the window is closed the page is told how many wait; while it is open they are read. */
function markRead(): void {
  if (!chat) return tellPage({ type: 'unread', count: 0 })
  const { visitorRead } = chat
  const unread = messages.filter(({ author, number }) => author !== 'visitor' && number > visitorRead)
  const last = unread.at(-1)
  if (isShown && last) {
    chat = { ...chat, visitorRead: last.number }
    void update({ type: 'read', number: last.number })
  }
  tellPage({ type: 'unread', count: isShown ? 0 : unread.length })
}

addEventListener('keydown', (event) => {
  if (event.key === 'Escape') close()
})
addEventListener(
  'message',
  ({ source, origin, data }: MessageEvent<{ type?: string; visitor?: ProvidedVisitor | null }>) => {
    if (source !== parent || origin !== location.origin) return
    if (data.type === 'visitor') void changeVisitor(data.visitor ?? null)
    else if (data.type === 'shown' || data.type === 'hidden') {
      isShown = data.type === 'shown'
      if (isShown) {
        field.focus()
        log.scrollTop = log.scrollHeight
        markRead()
      }
    }
  },
)
// Whether somebody is there changes without any message.
setInterval(() => isShown && chat && void catchUp(), 20_000)
render()
tellPage({ type: 'ready' })
