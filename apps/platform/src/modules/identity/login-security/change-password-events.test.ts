import { changePassword } from '@yanta/contract'
import { expect, test } from 'vitest'
import { userRoom } from '../../../plugins/realtime/realtime.ts'
import { createTestPlatform } from '../../../testing/test-platform.ts'
import { openSession } from '../sessions/sessions.service.ts'

test('the browsers of every other login are notified at once that it has ended, and the one that changed the password is not', async () => {
  const platform = await createTestPlatform()
  const { realtime, tokens } = platform.app.deps
  const player = await platform.createPlayer()
  const other = await openSession(platform.db, platform.clock.now(), tokens, player.id, {
    address: '127.0.0.1',
    userAgent: 'other',
  })
  const listenAs = (sessionId: string) => {
    const received: string[] = []
    const listener = {
      sessionId,
      rooms: new Set<string>(),
      send: (frame: string) => void received.push((JSON.parse(frame) as { type: string }).type),
      close: () => void received.push('closed'),
    }
    realtime.add(listener)
    realtime.join(listener, userRoom(player.id))
    return received
  }
  const [here, there] = [listenAs(player.sessionId), listenAs(other.refreshToken.split('.')[0]!)]
  const body = { password: player.password, newPassword: 'plinth-orbit-58' }
  expect((await platform.as(player).post(changePassword, { body })).status).toBe(200)
  await expect.poll(() => there).toEqual(['sessionEnded', 'closed'])
  expect(here).toEqual([])
  await platform.close()
})
