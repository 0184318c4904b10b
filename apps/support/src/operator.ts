// The operator's page: several chats at once, VIP first.
import {
  openOperatorSession,
  readOperatorChat,
  readOperatorPicture,
  updateOperatorChat,
  type CallBody,
  type CallResponse,
  type OpenedChat,
  type OperatorChat,
  type SupportChange,
} from '@yanta/contract'
import { call, download } from './call.ts'
import { createChatList } from './chat-list.ts'
import { createChosenChat } from './chosen-chat.ts'
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
/** Chosen, and not read yet: nothing can be written in it. */
let awaited: OperatorChat | undefined
let typingTimer: ReturnType<typeof setTimeout> | undefined
let leave = () => {}

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
  onOpen: choose,
  onBack: closeChat,
  onNearStart: () => void fetchEarlier(),
})

const isOpened = (chatId: number) => opened?.chat.id === chatId
const findWriting = createWritings({
  onArrive: (chatId, message) => isOpened(chatId) && opened!.conversation.add([message]),
  onPause: (chatId, status) => isOpened(chatId) && view.say(status === null ? '' : words.offline),
  onChange: (chatId) => isOpened(chatId) && renderChat(),
})

const chosen = createChosenChat({
  onRead: show,
  onTrouble(trouble) {
    view.say(words[trouble])
    if (trouble !== 'unreachable') list.refreshSoon()
  },
})

const list = createChatList({
  onRead({ chats, answers }) {
    view.showLost('')
    renderList()
    view.showAnswers(answers)
    // A socket that was asleep has told nothing.
    const listed = chats.find(({ id }) => isOpened(id))
    if (opened && listed && listed.email !== opened.chat.email) {
      opened.chat = { ...opened.chat, email: listed.email }
      renderChat()
    }
    if (opened && listed && listed.lastMessage.number > opened.conversation.complete()) void catchUp()
  },
  onLost: () => view.showLost(words.unreachable),
  onExpired() {
    leave()
    leaveChat()
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

/** The chat before is left at once: nobody goes on writing in one and is heard in another. */
function choose(chat: OperatorChat): void {
  if (isOpened(chat.id)) return view.field.focus()
  leaveChat()
  awaited = chat
  renderList()
  renderChat()
  void chosen.read(chat.id)
}

function show({ chat, player, messages }: CallResponse<typeof readOperatorChat>): void {
  awaited = undefined
  const conversation = createConversation((range) => readChat(chat.id, conversation, range))
  conversation.add(messages)
  const pictures = createPictures((number) => download(readOperatorPicture, { chatId: chat.id, number }))
  opened = { chat, player, conversation, pictures }
  view.field.value = findWriting(chat.id).draft
  view.say('')
  renderList()
  renderChat()
  view.scrollToEnd()
  view.field.focus()
}

function closeChat(): void {
  const left = opened?.chat ?? awaited
  if (!left) return
  leaveChat()
  renderList()
  renderChat()
  view.focusEntry(left.id)
}

function leaveChat(): void {
  chosen.forget()
  keepDraft()
  opened?.pictures.forget()
  opened = undefined
  awaited = undefined
  view.field.value = ''
  view.say('')
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

function renderList(): void {
  const chats = list.read()?.chats ?? []
  const unread = chats.reduce((sum, chat) => sum + chat.unread, 0)
  // Seen also in another tab.
  document.title = unread > 0 ? `(${unread}) ${words.chats}` : words.chats
  view.showChats(chats, (opened?.chat ?? awaited)?.id)
}

function listItems({ chat, conversation, pictures }: Open) {
  const reader = { own: 'operator', readUpTo: chat.visitorRead, words, language, pictures } as const
  const { outbox } = findWriting(chat.id)
  return [
    ...listMessageItems(conversation.list(), { ...reader, onLarge: () => {} }),
    ...listUnsentItems(conversation.list(), outbox, words),
  ]
}

function renderChat(): void {
  view.showChat(opened?.chat ?? awaited, opened?.player)
  view.show(opened ? listItems(opened) : [])
  if (!opened) return
  const { chat, conversation } = opened
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
