// The operator's page: several chats at once, VIP first.
import {
  openOperatorSession,
  readOperatorChat,
  readOperatorPicture,
  updateOperatorChat,
  type CallBody,
  type CallResponse,
  type OpenedChat,
  type SupportChange,
} from '@yanta/contract'
import { call, download } from './call.ts'
import { createChatList } from './chat-list.ts'
import { limitTyping } from './composer.ts'
import { createConversation, type Conversation } from './conversation.ts'
import { element } from './elements.ts'
import { listMessageItems, listUnsentItems } from './message-view.ts'
import { buildDesk, describeChat } from './operator-view.ts'
import { createPictures, findRefusal, type Pictures } from './pictures.ts'
import { joinRoom } from './room.ts'
import '@yanta/brand/tokens.css'
import './support.css'
import { readLanguage, wordsOf } from './words.ts'
import { createWritings } from './writing.ts'

const language = readLanguage(navigator.language)
const words = wordsOf(language)
document.documentElement.lang = language
document.title = words.chats

type Open = {
  chat: OpenedChat
  player: CallResponse<typeof readOperatorChat>['player']
  conversation: Conversation
  pictures: Pictures
}
let opened: Open | undefined
/** Chats opened and closed so far: an answer for an earlier one is not shown. */
let openings = 0
let typingTimer: ReturnType<typeof setTimeout> | undefined
let leave = () => {}
const openAgainMs = 3_000

const page = document.querySelector('#chat')!
const view = buildDesk(words, language, {
  onSend: (text) => void send(text),
  onPicture(file) {
    if (!opened) return
    findWriting(opened.chat.id).outbox.addPicture(file, null, findRefusal(file))
    view.scrollToEnd()
  },
  onType: limitTyping(() => void update({ type: 'typing' })),
  onEnd: () => void end(),
  onOpen: (chatId) => void open(chatId),
  onBack: closeChat,
  onNearStart: () => void fetchEarlier(),
})

const isOpened = (chatId: number) => opened?.chat.id === chatId
const findWriting = createWritings({
  onArrive: (chatId, message) => isOpened(chatId) && opened!.conversation.add([message]),
  onPause: (chatId, status) => isOpened(chatId) && view.say(status === null ? '' : words.offline),
  onChange: (chatId) => isOpened(chatId) && renderChat(),
})

const list = createChatList({
  onRead({ chats, answers }) {
    view.showLost('')
    renderList()
    view.showAnswers(answers)
    // A socket that was asleep has told nothing.
    const listed = chats.find(({ id }) => isOpened(id))
    if (opened && listed && listed.lastMessage.number > opened.conversation.complete()) void catchUp()
  },
  onLost: () => view.showLost(words.unreachable),
  onExpired() {
    leave()
    opened = undefined
    openings += 1
    page.replaceChildren(element('p', { class: 'empty', role: 'alert' }, words.expired))
  },
})

async function update(change: CallBody<typeof updateOperatorChat>['change']): Promise<boolean> {
  return opened !== undefined && (await call(updateOperatorChat, { chatId: opened.chat.id, change })).ok
}

async function end(): Promise<void> {
  const own = opened
  const isDone = await update({ type: 'end' })
  if (opened === own) view.say(isDone ? '' : words.failed)
}

async function send(text: string): Promise<void> {
  if (!opened) return
  const chatId = opened.chat.id
  const message = await findWriting(chatId).send(text)
  if (!isOpened(chatId)) return
  view.say(message ? '' : words.failed)
  if (!message) return
  opened.conversation.add([message])
  if (view.field.value.trim() === text) view.field.value = ''
  renderChat()
  view.scrollToEnd()
}

async function open(chatId: number): Promise<void> {
  const own = (openings += 1)
  const answer = await call(readOperatorChat, { chatId })
  if (own !== openings) return
  if (!answer.ok) {
    view.showLost(words.unreachable)
    setTimeout(() => own === openings && void open(chatId), openAgainMs)
    return
  }
  if (!isOpened(chatId)) {
    keepDraft()
    view.field.value = findWriting(chatId).draft
    view.say('')
  }
  view.showLost('')
  opened?.pictures.forget()
  const { chat, player, messages } = answer.value
  const conversation = createConversation((range) => readChat(chatId, conversation, range))
  conversation.add(messages)
  const pictures = createPictures((number) => download(readOperatorPicture, { chatId, number }))
  opened = { chat, player, conversation, pictures }
  renderList()
  renderChat()
  view.scrollToEnd()
  view.field.focus()
}

function closeChat(): void {
  openings += 1
  if (!opened) return
  keepDraft()
  const { chat, pictures } = opened
  pictures.forget()
  opened = undefined
  renderList()
  renderChat()
  view.focusEntry(chat.id)
}

function keepDraft(): void {
  if (opened) findWriting(opened.chat.id).draft = view.field.value
}

async function readChat(chatId: number, conversation: Conversation, range: object) {
  const answer = await call(readOperatorChat, { chatId, ...range })
  if (!answer.ok || opened?.conversation !== conversation) return null
  opened.chat = answer.value.chat
  return answer.value.messages
}

async function catchUp(): Promise<void> {
  await opened?.conversation.catchUp()
  renderChat()
}

async function fetchEarlier(): Promise<void> {
  if (await opened?.conversation.fetchEarlier()) view.showEarlier(listItems(opened!))
}

function apply(chatId: number, change: SupportChange): void {
  if (change.type === 'message') list.refreshSoon()
  if (!opened || !isOpened(chatId)) return
  if (change.type === 'message') {
    opened.conversation.add([change.message])
    if (!opened.conversation.isWhole()) void catchUp()
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

const renderList = () => view.showChats(list.read()?.chats ?? [], opened?.chat.id)

function listItems({ chat, conversation, pictures }: Open) {
  const reader = { own: 'operator', readUpTo: chat.visitorRead, words, language, pictures } as const
  const { outbox } = findWriting(chat.id)
  return [
    ...listMessageItems(conversation.list(), { ...reader, onLarge: () => {} }),
    ...listUnsentItems(outbox.list(), outbox, words),
  ]
}

function renderChat(): void {
  view.showChat(opened)
  if (!opened) return
  const { chat, conversation } = opened
  view.show(listItems(opened))
  const last = conversation.list().findLast(({ author }) => author === 'visitor')
  if (last && last.number > chat.operatorRead && document.visibilityState === 'visible') {
    opened.chat = { ...chat, operatorRead: last.number }
    void update({ type: 'read', number: last.number }).then(list.refreshSoon)
  }
}

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
  const read = isKeyAnswered ? await list.refresh() : 'failed'
  if (read === 'expired') return
  const desk = list.read()
  if (read === 'failed' || !desk) {
    page.replaceChildren(element('p', { class: 'empty', role: 'status' }, words.unreachable))
    setTimeout(() => void enter(isKeyAnswered ? '' : key), 5_000)
    return
  }
  page.replaceChildren(view.page)
  renderChat()
  leave = joinRoom(desk.room, {
    onJoin: () => {
      void list.refresh()
      void catchUp()
    },
    onChange: apply,
  })
  list.follow()
}

document.addEventListener('visibilitychange', renderChat)
void start()
