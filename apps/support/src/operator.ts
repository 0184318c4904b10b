// The operator's page: several chats at once, VIP first.
import {
  listSupportChats,
  openOperatorSession,
  readOperatorChat,
  sendOperatorMessage,
  supportPageLength,
  updateOperatorChat,
  type CallBody,
  type CallResponse,
  type OpenedChat,
  type SupportChange,
  type SupportMessage,
} from '@yanta/contract'
import { call } from './call.ts'
import { findComplete, mergeMessages } from './chat-log.ts'
import { createMessageKey } from './message-key.ts'
import { joinRoom } from './room.ts'
import '@yanta/brand/tokens.css'
import './support.css'
import { buildComposer, buildLog, button, element, fill, limitTyping, listMessageItems } from './view.ts'
import { readLanguage, wordsOf } from './words.ts'

const language = readLanguage(navigator.language)
const words = wordsOf(language)
document.documentElement.lang = language
document.title = words.chats

type Open = {
  chat: OpenedChat
  player: CallResponse<typeof readOperatorChat>['player']
  messages: SupportMessage[]
}
let desk: CallResponse<typeof listSupportChats> | undefined
let opened: Open | undefined
/** What is written in each chat, by its number: to be sent, and sent without an answer. */
const drafts = new Map<number, { text: string; unanswered?: { key: string; text: string } | undefined }>()
let typingTimer: ReturnType<typeof setTimeout> | undefined

const list = element('ul', { class: 'chats', 'aria-label': words.chats })
const title = element('h1')
const status = element('span', { class: 'status', role: 'status' })
const { log, list: messageList } = buildLog(words)
const hint = element('div', { class: 'hint notice', role: 'status' })
const answers = element('select', { 'aria-label': words.answers })
const { form, field } = buildComposer(words, {
  onSend: (text) => void send(text),
  onType: limitTyping(() => void update({ type: 'typing' })),
})
const talk = element(
  'main',
  { class: 'window' },
  element(
    'header',
    { class: 'head' },
    element('div', {}, title, status),
    button({}, words.end, () => void update({ type: 'end' })),
  ),
  log,
  hint,
  element('div', { class: 'email' }, answers),
  form,
)
const empty = element('p', { class: 'empty' }, words.choose)
answers.addEventListener('change', () => {
  const answer = desk?.answers.find(({ slug }) => slug === answers.value)
  if (answer && opened) field.value = answer.text[opened.chat.language]
  answers.value = ''
  field.focus()
})

async function update(change: CallBody<typeof updateOperatorChat>['change']): Promise<void> {
  if (opened) await call(updateOperatorChat, { chatId: opened.chat.id, change })
}

async function send(text: string): Promise<void> {
  if (!opened) return
  const chatId = opened.chat.id
  const draft = findDraft(chatId)
  if (draft.unanswered?.text !== text) draft.unanswered = { key: createMessageKey(), text }
  const sent = draft.unanswered
  const body = { chatId, ...sent }
  let answer = await call(sendOperatorMessage, body)
  if (!answer.ok && answer.status === 0) answer = await call(sendOperatorMessage, body)
  if (answer.ok && draft.unanswered === sent) draft.unanswered = undefined
  if (answer.ok && draft.text.trim() === text) draft.text = ''
  if (opened.chat.id !== chatId) return
  hint.textContent = answer.ok ? '' : words.failed
  if (!answer.ok) return
  opened.messages = mergeMessages(opened.messages, [answer.value])
  if (field.value.trim() === text) field.value = ''
  renderChat()
}

function findDraft(chatId: number) {
  const draft = drafts.get(chatId) ?? { text: '' }
  drafts.set(chatId, draft)
  return draft
}

async function open(chatId: number): Promise<void> {
  const answer = await call(readOperatorChat, { chatId })
  if (!answer.ok) return
  if (opened?.chat.id !== chatId) {
    if (opened) findDraft(opened.chat.id).text = field.value
    field.value = findDraft(chatId).text
    hint.textContent = ''
  }
  opened = answer.value
  renderChat()
  log.scrollTop = log.scrollHeight
  field.focus()
}

async function catchUp(): Promise<void> {
  const own = opened
  if (!own) return
  let isFull = true
  while (isFull) {
    const answer = await call(readOperatorChat, { chatId: own.chat.id, after: findComplete(own.messages) })
    if (!answer.ok || opened !== own) return
    own.messages = mergeMessages(own.messages, answer.value.messages)
    own.chat = answer.value.chat
    renderChat()
    isFull = answer.value.messages.length === supportPageLength
  }
}

function apply(chatId: number, change: SupportChange): void {
  if (change.type === 'message') void refresh()
  if (opened?.chat.id !== chatId) return
  if (change.type === 'message') {
    opened.messages = mergeMessages(opened.messages, [change.message])
    if (findComplete(opened.messages) !== opened.messages.at(-1)?.number) void catchUp()
    status.textContent = describe(opened)
  } else if (change.type === 'read' && change.by === 'visitor') {
    opened.chat = { ...opened.chat, visitorRead: change.number }
  } else if (change.type === 'typing' && change.by === 'visitor') {
    status.textContent = words.typing
    clearTimeout(typingTimer)
    typingTimer = setTimeout(() => opened && (status.textContent = describe(opened)), 4_000)
    return
  }
  renderChat()
}

async function refresh(): Promise<boolean> {
  const answer = await call(listSupportChats, undefined)
  if (!answer.ok) return false
  desk = answer.value
  renderList()
  renderAnswers()
  return true
}

function renderList(): void {
  const chats = desk?.chats ?? []
  const none = { shows: 'none', build: () => element('li', { class: 'note' }, words.none) }
  const items = chats.map((chat) => {
    const { id, name, isVip, unread } = chat
    const isCurrent = opened?.chat.id === id
    const last = chat.lastMessage.text || words.ended
    return {
      shows: [id, name, isVip, unread, isCurrent, last],
      build() {
        const entry = button({ 'aria-current': String(isCurrent) }, '', () => void open(id))
        entry.append(
          ...(isVip ? [element('b', {}, 'VIP '), ''] : []),
          `${name ?? words.guest}${unread > 0 ? ` (${unread})` : ''}`,
          element('small', {}, last),
        )
        return element('li', {}, entry)
      },
    }
  })
  fill(list, items.length === 0 ? [none] : items)
}

function renderAnswers(): void {
  const options = (desk?.answers ?? []).map(({ slug, title }) => ({ value: slug, text: title[language] }))
  fill(
    answers,
    [{ value: '', text: words.answers }, ...options].map(({ value, text }) => ({
      shows: [value, text],
      build: () => element('option', { value }, text),
    })),
  )
}

const describe = ({ chat, player }: Open) =>
  player
    ? `№ ${player.id} · ${words.level} ${player.level} · ${player.currency}`
    : `${words.guest}${chat.email ? ` · ${chat.email}` : ''}`

function renderChat(): void {
  empty.hidden = opened !== undefined
  talk.hidden = opened === undefined
  if (!opened) return
  const { chat, messages, player } = opened
  const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 80
  title.textContent = `${chat.isVip ? 'VIP · ' : ''}${player?.nickname ?? words.guest}`
  status.textContent = describe(opened)
  fill(
    messageList,
    listMessageItems(messages, { own: 'operator', readUpTo: chat.visitorRead, words, language }),
  )
  if (isAtEnd) log.scrollTop = log.scrollHeight
  const last = messages.findLast(({ author }) => author === 'visitor')
  if (last && last.number > chat.operatorRead && document.visibilityState === 'visible') {
    opened.chat = { ...chat, operatorRead: last.number }
    void update({ type: 'read', number: last.number }).then(refresh)
  }
}

async function start(): Promise<void> {
  const key = location.hash.slice(1)
  // Used or not, the key stays in no history.
  history.replaceState(null, '', location.pathname)
  if (key !== '') await call(openOperatorSession, { key })
  const page = document.querySelector('#chat')!
  if (!(await refresh()) || !desk)
    return page.replaceChildren(element('p', { class: 'empty' }, words.expired))
  page.replaceChildren(
    element('div', { class: 'desk' }, list, element('div', { class: 'window' }, empty, talk)),
  )
  renderChat()
  joinRoom(desk.room, {
    onJoin: () => {
      void refresh()
      void catchUp()
    },
    onChange: apply,
  })
  // Asking is what shows that somebody is there.
  setInterval(() => void refresh(), 15_000)
}

void start()
