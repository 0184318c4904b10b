// The sockets of many visitors and some operators, by themselves, and what they post. Greets once all have joined their rooms; a question
// is a number of seconds, answered once so many seconds of messages have been posted and have had time to come.
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import {
  listSupportChats,
  operatorHeader,
  sendOperatorMessage,
  sendSupportMessage,
  supportChatChanged,
  type SupportChange,
} from '@yanta/contract'
import { sendSoundly } from './request.ts'
import { readSharedMs } from './shared-clock.ts'
import type { ChatPlatform } from './support-chat-platform.ts'

export interface Talked {
  /** From each post to the other side's socket, in milliseconds; of an operator's side the last one of them. */
  delays: number[]
  posted: number
  /** From each post to its answer. */
  answers: number[]
}

const [messagesASecond, mostSecondsAfter] = [50, 60]
/** As an operator's page asks for its list while messages come. */
const listEveryMs = 1_000
/** Node's own takes headers, which browsers don't let a page set. */
const Socket = WebSocket as unknown as new (
  url: string,
  options: { headers: Record<string, string> },
) => WebSocket
const { origin, siteOrigin, chats, operators } = JSON.parse(process.env.CHATS!) as ChatPlatform
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
/** Sockets that still wait for a message, by its key. */
const missing = new Map<string, { sockets: number; at: number }>()
let delays: number[] = []

function take(key: string, at: number): void {
  const waiting = missing.get(key)
  if (!waiting) return
  waiting.sockets -= 1
  if (waiting.sockets > 0) return
  missing.delete(key)
  delays.push(at - waiting.at)
}

/** `reads` whose messages this socket waits for. Ends when the room is joined. */
function join(room: string, reads: 'visitor' | 'operator', index: number): Promise<void> {
  const headers = { origin: siteOrigin, 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` }
  const socket = new Socket(`${origin.replace('http', 'ws')}/socket`, { headers })
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'jointoroom', rooms: [room] })))
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const at = readSharedMs()
      const frame = JSON.parse(data) as { type: string; data: { change: SupportChange } }
      if (frame.type === 'refused') reject(new Error(data))
      if (frame.type === 'joined') resolve()
      if (frame.type !== supportChatChanged.type) return
      const { change } = frame.data
      if (change.type === 'message' && change.message.author === reads) take(change.message.key, at)
    })
    socket.addEventListener('close', () => reject(new Error('a socket was closed')))
    socket.addEventListener('error', () => reject(new Error('a socket could not be opened')))
  })
}

const ask = (path: string, body: object, headers: Record<string, string> = {}) =>
  sendSoundly(agent, `${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

let written = 0
/** Each chat in its turn: the visitor asks, the next time an operator answers. */
function post(): Promise<number> {
  const turn = written++
  const chat = chats[(turn * 31) % chats.length]!
  const key = `bench-of-a-message-${turn}`
  const text = `Сообщение ${turn}: где мой вывод, и когда он придёт?`
  const isVisitor = Math.floor(turn / chats.length) % 2 === 0 ? turn % 2 === 0 : turn % 2 === 1
  const operator = operators[turn % operators.length]!
  missing.set(key, { sockets: isVisitor ? operators.length : 1, at: readSharedMs() })
  return isVisitor
    ? ask(sendSupportMessage.path, { token: chat.token, key, text })
    : ask(sendOperatorMessage.path, { chatId: chat.id, key, text }, { [operatorHeader]: operator.token })
}

async function talk(seconds: number): Promise<Talked> {
  delays = []
  const posts: Promise<number>[] = []
  const lists = setInterval(() => {
    for (const { token } of operators) posts.push(ask(listSupportChats.path, {}, { [operatorHeader]: token }))
  }, listEveryMs)
  const answers: Promise<number>[] = []
  const begin = readSharedMs()
  for (let index = 0; index < seconds * messagesASecond; index += 1) {
    const early = begin + (index * 1_000) / messagesASecond - readSharedMs()
    if (early > 1) await wait(early)
    answers.push(post())
  }
  clearInterval(lists)
  await Promise.all(posts)
  const taken = await Promise.all(answers)
  for (let waited = 0; missing.size > 0 && waited < mostSecondsAfter; waited += 1) await wait(1_000)
  return { delays, posted: answers.length, answers: taken }
}

const some = 50
for (let from = 0; from < chats.length; from += some)
  await Promise.all(
    chats.slice(from, from + some).map(({ room }, index) => join(room, 'operator', from + index)),
  )
await Promise.all(operators.map(({ room }, index) => join(room, 'visitor', chats.length + index)))
process.on('message', (seconds) => {
  void talk(Number(seconds)).then(
    (talked) => process.send?.(talked),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit())
process.send?.({})
