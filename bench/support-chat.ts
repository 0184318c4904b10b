// 500 open chats of support with 50 messages a second between visitors and operators, over real sockets: how long from a post to the other
// side's page, and what the platform needs for it. Pages and platform are processes of their own; all times are of one clock.
import type { Bench, Measurement } from './measurement.ts'
import { withPlatformProcess } from './platform-process.ts'
import { median, percentile } from './rank-test.ts'
import type { ChatPlatform, Used } from './support-chat-platform.ts'
import type { Talked } from './support-chat-pages.ts'

const seconds = 20

export const supportChat: Bench = { name: 'support-chat', measure: measureSupportChat }

function measureSupportChat(): Promise<Measurement[]> {
  const env = { LOG_LEVEL: 'error', NODE_ENV: 'production', RATE_LIMITS: 'off' }
  return withPlatformProcess<ChatPlatform, Measurement[]>(
    'bench/support-chat-platform.ts',
    env,
    async ({ greeting, ask }) => {
      const { nowBytes } = await ask<Used>('without sockets')
      return withPlatformProcess<object, Measurement[]>(
        'bench/support-chat-pages.ts',
        { CHATS: JSON.stringify(greeting) },
        async (pages) => {
          // What is compiled by the first messages stays compiled.
          await pages.ask<Talked>('2')
          await ask<Used>('warm')
          const talked = await pages.ask<Talked>(String(seconds))
          return report(greeting, talked, await ask<Used>('talked'), nowBytes)
        },
      )
    },
  )
}

function report(
  { chats }: ChatPlatform,
  { delays, posted, answers }: Talked,
  { peakBytes, cpuMs }: Used,
  bytesBefore: number,
): Measurement[] {
  const name = (what: string) =>
    `support chat: ${chats.length} chats, ${posted / seconds} messages a second: ${what}`
  return [
    {
      name: name("from a post to the other side's page, median"),
      value: Math.round(median(delays)),
      unit: 'ms',
    },
    {
      name: name("from a post to the other side's page, 99 of 100"),
      value: Math.round(percentile(delays, 0.99)),
      unit: 'ms',
      budget: 500,
    },
    {
      name: name('from a post to its answer, 99 of 100'),
      value: Math.round(percentile(answers, 0.99)),
      unit: 'ms',
    },
    { name: name('messages that never came'), value: posted - delays.length, unit: '', budget: 0 },
    { name: name('memory of the platform'), value: Math.round(peakBytes / 1024), unit: 'KB' },
    {
      name: name('of it for sockets and messages'),
      value: Math.round((peakBytes - bytesBefore) / 1024),
      unit: 'KB',
      budget: 192 * 1024,
    },
    {
      name: name('CPU time of the platform in a second'),
      value: Math.round(cpuMs / seconds),
      unit: 'ms',
    },
  ]
}

if (import.meta.main)
  for (const { name, value, unit } of await measureSupportChat()) console.log(`${name}: ${value} ${unit}`)
