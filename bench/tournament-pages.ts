// The sockets of many players, each in the room of a tournament, by themselves. Greets once each was told its first place, and answers any
// question with what has come since.
import { tournamentOpponentsChanged } from '@yanta/contract'
import { readSharedMs } from './shared-clock.ts'
import type { TournamentPlatform } from './tournament-platform.ts'

export interface Received {
  /** A player's score as it came, the first one that of the beginning. */
  places: { userId: number; score: number; at: number }[]
  frames: number
  cpuMs: number
}

/** Node's own takes headers, which browsers don't let a page set. */
const Socket = WebSocket as unknown as new (
  url: string,
  options: { headers: Record<string, string> },
) => WebSocket
const { origin, siteOrigin, room, userIds } = JSON.parse(process.env.TOURNAMENT!) as TournamentPlatform
const places: Received['places'] = []
let frames = 0

/** Ends when the first place has come. */
function open(userId: number, index: number): Promise<void> {
  const headers = { origin: siteOrigin, 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` }
  const socket = new Socket(`${origin.replace('http', 'ws')}/socket`, { headers })
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ type: 'register', hash: `bench-of-a-socket-${userId}` }))
      socket.send(JSON.stringify({ type: 'jointoroom', rooms: [room] }))
    })
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const at = readSharedMs()
      const frame = JSON.parse(data) as { type: string; data: { place: { score: number } } }
      frames += 1
      if (frame.type === 'refused') reject(new Error(data))
      if (frame.type !== tournamentOpponentsChanged.type) return
      places.push({ userId, score: frame.data.place.score, at })
      resolve()
    })
    socket.addEventListener('close', () => reject(new Error('a socket was closed')))
    socket.addEventListener('error', () => reject(new Error('a socket could not be opened')))
  })
}

const some = 50
for (let from = 0; from < userIds.length; from += some)
  await Promise.all(userIds.slice(from, from + some).map((userId, index) => open(userId, from + index)))
frames = 0
const cpu = process.cpuUsage()
process.on('message', () => {
  const { user, system } = process.cpuUsage(cpu)
  const received: Received = { places, frames, cpuMs: (user + system) / 1_000 }
  process.send?.(received)
})
process.on('disconnect', () => process.exit())
process.send?.({})
