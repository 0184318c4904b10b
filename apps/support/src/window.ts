// The visitor's window. What is typed is sent until it has arrived, by one key; what arrives is shown once and in order.
import {
  readSupportChat,
  readSupportPicture,
  sendSupportMessage,
  sendSupportPicture,
  updateSupportChat,
  type CallBody,
  type SupportChange,
  type SupportChat,
} from '@yanta/contract'
import { call, download, upload } from './call.ts'
import { hasCardNumber } from './chat-log.ts'
import { limitTyping } from './composer.ts'
import { createConversation, type Conversation } from './conversation.ts'
import { listMessageItems, listUnsentItems } from './message-view.ts'
import { createOutbox } from './outbox.ts'
import { createPictures, findRefusal, readFile } from './pictures.ts'
import { keepDraft, takeDraft } from './kept-draft.ts'
import { readKeptToken } from './kept-token.ts'
import { joinRoom } from './room.ts'
import '@yanta/brand/tokens.css'
import './support.css'
import { closeViewer } from './viewer.ts'
import { createVisitorSession, type Told } from './visitor-session.ts'
import { buildWindow } from './window-view.ts'
import { readLanguage, wordsOf } from './words.ts'

const language = readLanguage(new URLSearchParams(location.search).get('language'))
const words = wordsOf(language)
document.documentElement.lang = language
document.title = words.title

let chat: SupportChat | undefined
let conversation = beginConversation()
let room = ''
let leave = () => {}
let isShown = false
let wantedLanguage = language
/** For the window in another language. */
let isLeft = false
let warnedOf = ''
let typingTimer: ReturnType<typeof setTimeout> | undefined

const view = buildWindow(words, {
  onSend: submit,
  onPicture(file) {
    outbox.addPicture(file, {}, findRefusal(file))
    view.scrollToEnd()
  },
  onType: limitTyping(() => void update({ type: 'typing' })),
  onRate: (rating) => void press({ type: 'rate', rating }),
  onEnd: () => void press({ type: 'end' }),
  onEmail: (email) => void tellEmail(email),
  onClose: close,
  onNearStart: () =>
    void conversation.fetchEarlier().then((hasCome) => hasCome && view.showEarlier(listItems())),
})
document.querySelector('#chat')!.append(view.page)

const session = createVisitorSession({
  language,
  onOpen({ chat: opened, messages }) {
    chat = opened
    conversation.add(messages)
    render()
    if (!join(opened.room)) void catchUp()
  },
  onTrouble: (trouble) => view.say(trouble === null ? '' : words[trouble]),
  onForgotten() {
    conversation = beginConversation()
    pictures.forget()
  },
  onExpire: () => tellPage({ type: 'expired' }),
})

const pictures = createPictures(async (number) => {
  const used = session.token()
  const picture = await download(readSupportPicture, { token: used, number })
  if (picture) return picture
  // The session may have ended, which the next reading tells.
  await catchUp()
  const token = session.token()
  return token === used ? null : download(readSupportPicture, { token, number })
})

const outbox = createOutbox<{ email?: string }>({
  canSend: session.isOpen,
  async send({ key, text, picture, extra, showProgress }) {
    if (!picture) return session.use((token) => call(sendSupportMessage, { token, key, text, ...extra }))
    const file = await readFile(picture.file)
    return session.use((token) =>
      upload(sendSupportPicture, { token, key, file }, (share) => showProgress?.(share)),
    )
  },
  onArrive(message, { extra: { email } }) {
    conversation.add([message])
    if (chat && email !== undefined) chat = { ...chat, email }
  },
  onPause: (status) => view.say(status === null ? '' : status === 429 ? words.slow : words.offline),
  onChange: render,
})

const tellPage = (message: object) => parent.postMessage(message, location.origin)
function close(): void {
  tellPage({ type: 'close' })
}

/** What somebody presses waits for a chat that is closed; who types or reads in it says so again. */
function update(change: CallBody<typeof updateSupportChat>['change']) {
  const isPressed = ['end', 'rate', 'email'].includes(change.type)
  return isPressed || session.isOpen()
    ? session.use((token) => call(updateSupportChat, { token, change }))
    : undefined
}

/** Whoever has pressed sees what has come of it, also while the socket is silent. */
async function press(change: CallBody<typeof updateSupportChat>['change']): Promise<void> {
  const own = conversation
  const answer = await update(change)
  if (own !== conversation) return
  view.say(answer?.ok ? '' : words.failed)
  if (answer?.ok) void catchUp()
}

/** An address that is given after the message; before one it goes with it. */
async function tellEmail(email: string): Promise<void> {
  const own = conversation
  if (conversation.list().length === 0) return
  const answer = await update({ type: 'email', email })
  if (own !== conversation || !answer?.ok || !chat) return
  chat = { ...chat, email }
  render()
  view.say(words.emailKept)
}

/** Another visitor sees nothing of the one before; the same one loses nothing that is written or read. */
function changeVisitor(told: Told): void {
  if (session.isOther(told)) forget()
  session.change(told)
  const draft = takeDraft(told.visitor?.fields.id ?? null)
  if (draft) view.write(draft)
}

/** In another language the window begins anew, with what is typed: as soon as nothing in it would be lost. */
function followLanguage(): void {
  const visitorId = session.visitorId()
  if (isLeft || wantedLanguage === language || visitorId === undefined || outbox.list().length > 0) return
  if (document.querySelector('dialog[open]')) return
  // Without storage a guest would not find their chat again.
  if (visitorId === null && conversation.list().length > 0 && readKeptToken() === null) return
  keepDraft(visitorId, view.read())
  isLeft = true
  location.replace(`?language=${wantedLanguage}`)
}

function forget(): void {
  leave()
  room = ''
  chat = undefined
  conversation = beginConversation()
  outbox.clear()
  closeViewer()
  pictures.forget()
  view.clear()
  warnedOf = ''
  render()
}

function beginConversation(): Conversation {
  const begun: Conversation = createConversation(async (range) => {
    const answer = await session.use((token) => call(readSupportChat, { token, ...range }))
    if (begun !== conversation || !answer.ok) return null
    chat = answer.value.chat
    join(chat.room)
    return answer.value.messages
  })
  return begun
}

/** The room's name is another one each day. False: it is joined already. */
function join(name: string): boolean {
  if (name === room) return false
  leave()
  room = name
  leave = joinRoom(name, {
    onJoin: () => void catchUp(),
    onChange: (_chatId, change) => apply(change),
  })
  return true
}

async function catchUp(): Promise<void> {
  if (!session.isOpen()) return
  const isRead = await conversation.catchUp()
  render()
  if (isRead) void outbox.send()
}

function apply(change: SupportChange): void {
  if (!chat) return
  if (change.type === 'message') {
    conversation.add([change.message])
    if (change.message.author !== 'visitor') showTyping(false)
    // Whoever answers is there.
    if (change.message.author === 'operator') chat = { ...chat, isStaffed: true }
    if (!conversation.isWhole()) void catchUp()
  } else if (change.type === 'read') {
    if (change.by === 'operator') chat = { ...chat, operatorRead: change.number }
  } else if (change.by === 'operator') {
    showTyping(true)
    typingTimer = setTimeout(() => showTyping(false), 4_000)
    return
  }
  render()
}

function showTyping(isTyping: boolean): void {
  clearTimeout(typingTimer)
  view.showTyping(isTyping)
}

function submit(text: string): void {
  if (hasCardNumber(text) && warnedOf !== text) {
    warnedOf = text
    return view.say(words.card)
  }
  const email = view.readEmail()
  view.field.value = ''
  view.say('')
  outbox.addText(text, email === null ? {} : { email })
  view.scrollToEnd()
}

function listItems() {
  const readUpTo = chat?.operatorRead ?? 0
  const onLarge = (isLarge: boolean) => tellPage({ type: 'large', isLarge })
  return [
    ...listMessageItems(conversation.list(), {
      own: 'visitor',
      readUpTo,
      words,
      language,
      pictures,
      onLarge,
    }),
    ...listUnsentItems(conversation.list(), outbox, words),
  ]
}

function render(): void {
  view.show(listItems(), { chat, messages: conversation.list() })
  markRead()
  followLanguage()
}

/** While nobody sees the window the page is told how many wait; while somebody does they are read. */
function markRead(): void {
  if (!chat) return tellPage({ type: 'unread', count: 0 })
  const { visitorRead } = chat
  const unread = conversation
    .list()
    .filter(({ author, number }) => author !== 'visitor' && number > visitorRead)
  const last = unread.at(-1)
  const isSeen = isShown && document.visibilityState === 'visible'
  if (isSeen && last) {
    chat = { ...chat, visitorRead: last.number }
    void update({ type: 'read', number: last.number })
  }
  tellPage({ type: 'unread', count: isSeen ? 0 : unread.length })
}

addEventListener('keydown', (event) => {
  // An open picture is closed by the browser.
  if (event.key === 'Escape' && !document.querySelector('dialog[open]')) close()
})
type FromPage = Partial<Told> & { type?: string; language?: string; isAside?: boolean }
addEventListener('message', ({ source, origin, data }: MessageEvent<FromPage>) => {
  if (source !== parent || origin !== location.origin) return
  if (data.type === 'visitor') changeVisitor({ visitor: data.visitor ?? null, reason: data.reason })
  else if (data.type === 'back') closeViewer()
  else if (data.type === 'language') {
    wantedLanguage = readLanguage(data.language ?? null)
    followLanguage()
  } else if (data.type === 'shown' || data.type === 'hidden') {
    isShown = data.type === 'shown'
    if (isShown) {
      if (!data.isAside) view.field.focus()
      view.scrollToEnd()
      markRead()
    }
  }
})
document.addEventListener('visibilitychange', markRead)
// Whether somebody is there changes without any message.
setInterval(() => isShown && chat && void catchUp(), 20_000)
// A closed window learns the day's name of its room.
setInterval(() => chat && void catchUp(), 3_600_000)
render()
tellPage({ type: 'ready' })
