// One room of the site's socket. It only tells what is new: what was missed while there was no connection is fetched by its number.
import type { EventFrame, SupportChange } from '@yanta/contract'

const retryMs = [500, 1_000, 2_000, 5_000, 10_000]

/** Calls `onJoin` at every connection. Returns how to leave. */
export function joinRoom(
  room: string,
  { onJoin, onChange }: { onJoin: () => void; onChange: (chatId: number, change: SupportChange) => void },
): () => void {
  let socket: WebSocket
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeft = false

  function connect(): void {
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`)
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'jointoroom', rooms: [room] })))
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const frame = JSON.parse(data) as Partial<EventFrame>
      if (frame.type === 'joined') {
        tries = 0
        onJoin()
      } else if (frame.type === 'supportChatChanged' && frame.room === room) {
        const { chatId, change } = frame.data as { chatId: number; change: SupportChange }
        onChange(chatId, change)
      }
    })
    socket.addEventListener('close', () => {
      if (!isLeft) timer = setTimeout(connect, retryMs[Math.min(tries++, retryMs.length - 1)])
    })
  }

  connect()
  return () => {
    isLeft = true
    clearTimeout(timer)
    socket.close()
  }
}
