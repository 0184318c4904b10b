// The visitor's window. What is typed is sent until it has arrived, by one key; what arrives is shown once and in order.
import {
  openSupportChat,
  readSupportChat,
  readSupportPicture,
  sendSupportMessage,
  sendSupportPicture,
  supportPageLength,
  updateSupportChat,
  type CallBody,
  type ProvidedVisitor,
  type SupportChange,
  type SupportChat,
  type SupportMessage,
  type SupportReason,
} from '@yanta/contract'
import { call, download, upload } from './call.ts'
import { findComplete, hasCardNumber, mergeMessages } from './chat-log.ts'
import { limitTyping } from './composer.ts'
import { listMessageItems, listUnsentItems } from './message-view.ts'
import { createOutbox } from './outbox.ts'
import { createPictures, findRefusal, readFile } from './pictures.ts'
import { joinRoom } from './room.ts'
import '@yanta/brand/tokens.css'
import './support.css'
import { closeViewer } from './viewer.ts'
import { buildWindow } from './window-view.ts'
import { readLanguage, wordsOf } from './words.ts'

/** What the page tells of its visitor. */
interface Told {
  visitor: ProvidedVisitor | null
  reason?: SupportReason | undefined
}

const tokenName = 'support-chat'
const language = readLanguage(new URLSearchParams(location.search).get('language'))
const words = wordsOf(language)
document.documentElement.lang = language
document.title = words.title

/** Empty until the chat is open. */
let token = ''
let chat: SupportChat | undefined
let messages: SupportMessage[] = []
let room = ''
let leave = () => {}
let isShown = false
let visit = 0
/** The player's number, null for a guest; undefined until the page has told. */
let visitorId: string | null | undefined
let warnedOf = ''
let isFetchingEarlier = false
let typingTimer: ReturnType<typeof setTimeout> | undefined

const view = buildWindow(words, {
  onSend: submit,
  onPicture(file) {
    outbox.addPicture(file, {}, findRefusal(file))
    view.scrollToEnd()
  },
  onType: limitTyping(() => void update({ type: 'typing' })),
  onRate: (rating) => void update({ type: 'rate', rating }),
  onEnd: () => void update({ type: 'end' }),
  onClose: close,
  onNearStart: () => void fetchEarlier(),
})
document.querySelector('#chat')!.append(view.page)

const pictures = createPictures((number) => download(readSupportPicture, { token, number }))
const outbox = createOutbox<{ email?: string }>({
  canSend: () => token !== '',
  async send({ key, text, picture, extra, showProgress }) {
    if (!picture) return call(sendSupportMessage, { token, key, text, ...extra })
    const body = { token, key, file: await readFile(picture.file) }
    return upload(sendSupportPicture, body, (share) => showProgress?.(share))
  },
  onArrive: (message) => {
    messages = mergeMessages(messages, [message])
  },
  onPause: (status) => view.say(status === null ? '' : status === 429 ? words.slow : words.offline),
  onChange: render,
})

const tellPage = (message: object) => parent.postMessage(message, location.origin)
function close(): void {
  tellPage({ type: 'close' })
}

function update(change: CallBody<typeof updateSupportChat>['change']) {
  return token === '' ? undefined : call(updateSupportChat, { token, change })
}

/** Another visitor sees nothing of the one before; the same one loses nothing that is written. */
async function changeVisitor(told: Told): Promise<void> {
  leave()
  outbox.restart()
  ;[token, room, chat, messages] = ['', '', undefined, []]
  const id = told.visitor?.fields.id ?? null
  if (visitorId !== undefined && id !== visitorId) forget()
  visitorId = id
  render()
  await open(told)
}

function forget(): void {
  outbox.clear()
  closeViewer()
  pictures.forget()
  view.clear()
  warnedOf = ''
}

async function open(told: Told): Promise<void> {
  const own = (visit += 1)
  const { visitor, reason } = told
  const kept = visitor ? null : localStorage.getItem(tokenName)
  const answer = await call(openSupportChat, {
    language,
    ...(visitor && { visitor }),
    ...(kept !== null && { token: kept }),
    ...(reason && { reason }),
  })
  if (own !== visit) return
  if (!answer.ok) {
    const isRefused = answer.status >= 400 && answer.status < 500
    view.say(isRefused ? words.refused : words.offline)
    setTimeout(() => own === visit && void open(told), isRefused ? 60_000 : 5_000)
    return
  }
  token = answer.value.token
  // A player is known by the signature alone: their token is not kept, nor that of the guest they were.
  if (visitor) localStorage.removeItem(tokenName)
  else localStorage.setItem(tokenName, token)
  view.say('')
  take(answer.value)
}

function take(page: { chat: SupportChat; messages: SupportMessage[] }): void {
  chat = page.chat
  messages = mergeMessages(messages, page.messages)
  render()
  join(page.chat.room)
}

/** The room's name is another one each day. */
function join(name: string): void {
  if (name === room) return
  leave()
  room = name
  leave = joinRoom(name, {
    onJoin: () => void catchUp(),
    onChange: (_chatId, change) => apply(change),
  })
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
  void outbox.send()
}

async function fetchEarlier(): Promise<void> {
  const first = messages[0]
  if (isFetchingEarlier || !first || first.number <= 1) return
  isFetchingEarlier = true
  const own = visit
  const answer = await call(readSupportChat, { token, before: first.number })
  isFetchingEarlier = false
  if (own !== visit || !answer.ok) return
  messages = mergeMessages(messages, answer.value.messages)
  view.showEarlier(listItems())
}

function apply(change: SupportChange): void {
  if (!chat) return
  if (change.type === 'message') {
    messages = mergeMessages(messages, [change.message])
    if (change.message.author !== 'visitor') showTyping(false)
    // Whoever answers is there.
    if (change.message.author === 'operator') chat = { ...chat, isStaffed: true }
    const isWhole = findComplete(messages) === messages.at(-1)?.number
    if (!isWhole || ['end', 'rating'].includes(change.message.kind)) void catchUp()
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
    ...listMessageItems(messages, { own: 'visitor', readUpTo, words, language, pictures, onLarge }),
    ...listUnsentItems(outbox.list(), outbox, words),
  ]
}

function render(): void {
  view.show(listItems(), { chat, messages })
  markRead()
}

/** While nobody sees the window the page is told how many wait; while somebody does they are read. */
function markRead(): void {
  if (!chat) return tellPage({ type: 'unread', count: 0 })
  const { visitorRead } = chat
  const unread = messages.filter(({ author, number }) => author !== 'visitor' && number > visitorRead)
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
addEventListener('message', ({ source, origin, data }: MessageEvent<Partial<Told> & { type?: string }>) => {
  if (source !== parent || origin !== location.origin) return
  if (data.type === 'visitor') void changeVisitor({ visitor: data.visitor ?? null, reason: data.reason })
  else if (data.type === 'shown' || data.type === 'hidden') {
    isShown = data.type === 'shown'
    if (isShown) {
      view.field.focus()
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
