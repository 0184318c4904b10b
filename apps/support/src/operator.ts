// The operator's page: several chats at once, VIP first.
import {
  listSupportChats,
  openOperatorSession,
  readOperatorChat,
  readOperatorPicture,
  sendOperatorMessage,
  sendOperatorPicture,
  supportPageLength,
  updateOperatorChat,
  type CallBody,
  type CallResponse,
  type OpenedChat,
  type SupportChange,
  type SupportMessage,
} from '@yanta/contract'
import { call, download, upload } from './call.ts'
import { findComplete, mergeMessages } from './chat-log.ts'
import { limitTyping } from './composer.ts'
import { element } from './elements.ts'
import { listMessageItems, listUnsentItems } from './message-view.ts'
import { createMessageKey } from './message-key.ts'
import { buildDesk, describeChat } from './operator-view.ts'
import { createOutbox } from './outbox.ts'
import { createPictures, findRefusal, readFile, type Pictures } from './pictures.ts'
import { joinRoom } from './room.ts'
import '@yanta/brand/tokens.css'
import './support.css'
import { readLanguage, wordsOf } from './words.ts'

const language = readLanguage(navigator.language)
const words = wordsOf(language)
document.documentElement.lang = language
document.title = words.chats

type Open = {
  chat: OpenedChat
  player: CallResponse<typeof readOperatorChat>['player']
  messages: SupportMessage[]
  pictures: Pictures
}
let desk: CallResponse<typeof listSupportChats> | undefined
let opened: Open | undefined
/** What is written in each chat, by its number: to be sent, and sent without an answer. */
const drafts = new Map<number, { text: string; unanswered?: { key: string; text: string } | undefined }>()
/** Chats opened and closed so far: an answer for an earlier one is not shown. */
let openings = 0
let isFetchingEarlier = false
let typingTimer: ReturnType<typeof setTimeout> | undefined
let leave = () => {}
const refreshMs = 1_000
/** Runs for a second after the list was asked for; what is wanted meanwhile is asked for at its end. */
let pause: ReturnType<typeof setTimeout> | undefined
let isRefreshWanted = false

const page = document.querySelector('#chat')!
const view = buildDesk(words, language, {
  onSend: (text) => void send(text),
  onPicture(file) {
    if (!opened) return
    outbox.addPicture(file, { chatId: opened.chat.id }, findRefusal(file))
    view.scrollToEnd()
  },
  onType: limitTyping(() => void update({ type: 'typing' })),
  onEnd: () => void update({ type: 'end' }),
  onOpen: (chatId) => void open(chatId),
  onBack: closeChat,
  onNearStart: () => void fetchEarlier(),
})

/** Pictures alone: a text stays in its field until it has arrived. */
const outbox = createOutbox<{ chatId: number }>({
  canSend: () => true,
  async send({ key, picture, extra, showProgress }) {
    const body = { ...extra, key, file: await readFile(picture!.file) }
    return upload(sendOperatorPicture, body, (share) => showProgress?.(share))
  },
  onArrive: (message, { extra }) => {
    if (opened?.chat.id === extra.chatId) opened.messages = mergeMessages(opened.messages, [message])
  },
  onPause: (status) => view.say(status === null ? '' : words.offline),
  onChange: renderChat,
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
  if (opened?.chat.id !== chatId) return
  view.say(answer.ok ? '' : words.failed)
  if (!answer.ok) return
  opened.messages = mergeMessages(opened.messages, [answer.value])
  if (view.field.value.trim() === text) view.field.value = ''
  renderChat()
  view.scrollToEnd()
}

function findDraft(chatId: number) {
  const draft = drafts.get(chatId) ?? { text: '' }
  drafts.set(chatId, draft)
  return draft
}

async function open(chatId: number): Promise<void> {
  const own = (openings += 1)
  const answer = await call(readOperatorChat, { chatId })
  if (!answer.ok || own !== openings) return
  if (opened?.chat.id !== chatId) {
    keepDraft()
    view.field.value = findDraft(chatId).text
    view.say('')
  }
  opened?.pictures.forget()
  opened = {
    ...answer.value,
    pictures: createPictures((number) => download(readOperatorPicture, { chatId, number })),
  }
  renderList()
  renderChat()
  view.scrollToEnd()
  view.field.focus()
}

function closeChat(): void {
  openings += 1
  keepDraft()
  opened?.pictures.forget()
  opened = undefined
  renderList()
  renderChat()
}

function keepDraft(): void {
  if (opened) findDraft(opened.chat.id).text = view.field.value
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

async function fetchEarlier(): Promise<void> {
  const own = opened
  const first = own?.messages[0]
  if (isFetchingEarlier || !own || !first || first.number <= 1) return
  isFetchingEarlier = true
  const answer = await call(readOperatorChat, { chatId: own.chat.id, before: first.number })
  isFetchingEarlier = false
  if (!answer.ok || opened !== own) return
  own.messages = mergeMessages(own.messages, answer.value.messages)
  view.showEarlier(listItems(own))
}

function apply(chatId: number, change: SupportChange): void {
  if (change.type === 'message') refreshSoon()
  if (opened?.chat.id !== chatId) return
  if (change.type === 'message') {
    opened.messages = mergeMessages(opened.messages, [change.message])
    if (findComplete(opened.messages) !== opened.messages.at(-1)?.number) void catchUp()
    showTyping(false)
  } else if (change.type === 'read' && change.by === 'visitor') {
    opened.chat = { ...opened.chat, visitorRead: change.number }
  } else if (change.type === 'typing' && change.by === 'visitor') {
    showTyping(true)
    typingTimer = setTimeout(() => showTyping(false), 4_000)
    return
  }
  renderChat()
}

function showTyping(isTyping: boolean): void {
  clearTimeout(typingTimer)
  if (opened) view.showStatus(isTyping ? words.typing : describeChat(opened, words))
}

/** Asks for the list once for all that comes within a second: a list costs the platform more than a message does. */
function refreshSoon(): void {
  if (pause === undefined) void refresh()
  else isRefreshWanted = true
}

/** An operator whose session has ended reads nothing more. */
async function refresh(): Promise<'read' | 'failed' | 'expired'> {
  clearTimeout(pause)
  isRefreshWanted = false
  pause = setTimeout(() => {
    pause = undefined
    if (isRefreshWanted) void refresh()
  }, refreshMs)
  const answer = await call(listSupportChats, undefined)
  if (!answer.ok) {
    const hasEnded = answer.status === 401 || answer.status === 403
    if (hasEnded) showExpired()
    return hasEnded ? 'expired' : 'failed'
  }
  desk = answer.value
  renderList()
  view.showAnswers(desk.answers)
  // A socket that was asleep has told nothing.
  const listed = desk.chats.find(({ id }) => id === opened?.chat.id)
  if (opened && listed && listed.lastMessage.number > findComplete(opened.messages)) void catchUp()
  return 'read'
}

function showExpired(): void {
  leave()
  clearInterval(polling)
  clearTimeout(pause)
  opened = undefined
  page.replaceChildren(element('p', { class: 'empty' }, words.expired))
}

const renderList = () => view.showChats(desk?.chats ?? [], opened?.chat.id)

function listItems({ chat, messages, pictures }: Open) {
  const reader = { own: 'operator', readUpTo: chat.visitorRead, words, language, pictures } as const
  const unsent = outbox.list().filter(({ extra }) => extra.chatId === chat.id)
  return [
    ...listMessageItems(messages, { ...reader, onLarge: () => {} }),
    ...listUnsentItems(unsent, outbox, words),
  ]
}

function renderChat(): void {
  view.showChat(opened)
  if (!opened) return
  const { chat, messages } = opened
  view.show(listItems(opened))
  const last = messages.findLast(({ author }) => author === 'visitor')
  if (last && last.number > chat.operatorRead && document.visibilityState === 'visible') {
    opened.chat = { ...chat, operatorRead: last.number }
    void update({ type: 'read', number: last.number }).then(refreshSoon)
  }
}

let polling: ReturnType<typeof setInterval> | undefined

async function start(): Promise<void> {
  const key = location.hash.slice(1)
  // Used or not, the key stays in no history.
  history.replaceState(null, '', location.pathname)
  await enter(key)
}

/** An outage uses up no key: it is tried again until the platform has answered. */
async function enter(key: string): Promise<void> {
  const session = key === '' ? null : await call(openOperatorSession, { key })
  const isKeyAnswered = session === null || session.ok || (session.status >= 400 && session.status < 429)
  const list = isKeyAnswered ? await refresh() : 'failed'
  if (list === 'expired') return
  if (list === 'failed' || !desk) {
    page.replaceChildren(element('p', { class: 'empty', role: 'status' }, words.unreachable))
    setTimeout(() => void enter(isKeyAnswered ? '' : key), 5_000)
    return
  }
  page.replaceChildren(view.page)
  renderChat()
  leave = joinRoom(desk.room, {
    onJoin: () => {
      void refresh()
      void catchUp()
    },
    onChange: apply,
  })
  // Asking is what shows that somebody is there.
  polling = setInterval(() => void refresh(), 15_000)
}

document.addEventListener('visibilitychange', renderChat)
void start()
