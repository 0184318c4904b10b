import { getNetroxVisitor, getWebimVisitor } from '@yanta/contract'
import { isChatVisitorSigned } from '@yanta/contract/chat-visitor-signature'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'

const webimKey = 'e64e35642555f3ecd64ae7dbb600dca8'
let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform({ WEBIM_KEY: webimKey })
})
afterAll(() => platform.close())

const reachLevel = (player: TestPlayer, level: number) =>
  sql`insert into player_progress (user_id, level) values (${player.id}, ${level})
    on conflict (user_id) do update set level = ${level}`.execute(platform.db)
const askWebim = async (player: TestPlayer, reason?: 'payout') =>
  (await platform.as(player).get(getWebimVisitor, reason ? { query: { reason } } : {})).body

test('a webim visitor is the player with e-mail, phone and what led to support, signed for twelve hours [3.60], [7.81]', async () => {
  const player = await platform.createPlayer({ nickName: 'Ёжик' })
  await sql`update users set phone = '79990001122' where id = ${player.id}`.execute(platform.db)
  const { visitor, fields, expires, hash } = await askWebim(player, 'payout')
  const { email } = player
  expect(visitor).toEqual({ email, custom1: String(player.id), custom2: '1' })
  expect(fields).toEqual({
    id: String(player.id),
    display_name: 'Ёжик',
    email,
    phone: '+79990001122',
    info: '',
    reason: 'payout',
  })
  const now = platform.clock.now().getTime()
  const isSigned = (change: object, at = now) =>
    isChatVisitorSigned(webimKey, { fields: { ...fields, ...change }, expires, hash }, at)
  expect([isSigned({}), isSigned({ id: '1' }), isSigned({ info: 'VIP' })]).toEqual([true, false, false])
  expect([isSigned({}, now + 11.9 * 3600_000), isSigned({}, now + 12.1 * 3600_000)]).toEqual([true, false])
})

test('a netrox visitor has the same e-mail and fields, and a player without e-mail none [3.60], [7.81]', async () => {
  const player = await platform.createPlayer()
  const ask = async () =>
    (await platform.as(player).get(getNetroxVisitor, { query: { reason: 'payout' } })).body
  expect(await ask()).toEqual({
    visitor: { email: player.email, custom1: String(player.id), custom2: '1' },
    fields: { info: '', reason: 'payout' },
  })
  await sql`update users set email = null, phone = '79990001133' where id = ${player.id}`.execute(platform.db)
  expect((await ask()).visitor.email).toBeNull()
  expect((await askWebim(player)).fields).not.toHaveProperty('email')
})

test.each([
  [7, ''],
  [8, 'VIP'],
] as const)('on level %i the info is %j: VIP support begins with a level [3.60]', async (level, info) => {
  const player = await platform.createPlayer()
  await reachLevel(player, level)
  const netrox = await platform.as(player).get(getNetroxVisitor, {})
  expect([(await askWebim(player)).fields.info, netrox.body.fields.info]).toEqual([info, info])
})

test.each(['other', "payout'--", 'payout,login'])('the reason %j is refused', async (reason) => {
  const player = await platform.createPlayer()
  const { status, errors } = await platform.as(player).get(getWebimVisitor, {}, { query: { reason } })
  expect([status, errors]).toEqual([400, [{ code: 'invalid_request', field: 'reason' }]])
})
