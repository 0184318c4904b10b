// The whole platform with many chats and some operators, by itself. Answers any question with its memory and CPU time since the last one.
import { join } from 'node:path'
import { readConfig } from '@yanta/config'
import { listSupportChats, openOperatorSession, openSupportChat, operatorHeader } from '@yanta/contract'
import { openDatabase, type Database } from '@yanta/database'
import { buildPlatform } from '../apps/platform/src/app.ts'
import type { PlatformTables } from '../apps/platform/src/database/schema.ts'
import { openLink } from '../apps/platform/src/modules/site/support-chat/operators.service.ts'

/** What it says once it listens. */
export interface ChatPlatform {
  origin: string
  siteOrigin: string
  chats: { id: number; token: string; room: string }[]
  operators: { token: string; room: string }[]
}

export interface Used {
  peakBytes: number
  nowBytes: number
  cpuMs: number
}

const [chatCount, operatorCount] = [500, 5]
const config = readConfig(process.env)
const database: Database<PlatformTables> = await openDatabase({ directory: join(config.dataDir, 'database') })
const platform = await buildPlatform({ config, database })
const { clock } = platform.deps

async function ask<Answer>(path: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await platform.inject({ method: 'POST', url: path, payload, headers })
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
  return answer.json<Answer>()
}

const chats: ChatPlatform['chats'] = []
for (let index = 0; index < chatCount; index += 1) {
  const opened = await ask<{ token: string; chat: { room: string } }>(openSupportChat.path, {
    language: 'ru',
  })
  chats.push({
    id: Number(opened.token.split('.')[0]),
    token: opened.token,
    room: opened.chat.room,
  })
}
const operators: ChatPlatform['operators'] = []
for (let index = 0; index < operatorCount; index += 1) {
  const key = await openLink(database.db, clock.now(), `Operator ${index + 1}`)
  const { token } = await ask<{ token: string }>(openOperatorSession.path, { key })
  const { room } = await ask<{ room: string }>(listSupportChats.path, {}, { [operatorHeader]: token })
  operators.push({ token, room })
}
const origin = await platform.listen({ host: '127.0.0.1', port: 0 })

let peakBytes = 0
let cpu = process.cpuUsage()
const look = () => {
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss())
}
setInterval(look, 20).unref()
process.on('message', () => {
  look()
  const { user, system } = process.cpuUsage(cpu)
  const used: Used = { peakBytes, nowBytes: process.memoryUsage.rss(), cpuMs: (user + system) / 1_000 }
  peakBytes = 0
  cpu = process.cpuUsage()
  process.send?.(used)
})
process.on('disconnect', () => process.exit())
const greeting: ChatPlatform = { origin, siteOrigin: config.siteOrigin, chats, operators }
process.send?.(greeting)
