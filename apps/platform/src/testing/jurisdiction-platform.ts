// A test platform under a jurisdiction that is shipped, and a player who uses it from the deposit to the payout.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFolder } from '@yanta/content'
import { sql } from 'kysely'
import type { PayoutDesk } from '../modules/money/payouts/testing/payout-desk.ts'
import { startDesk } from '../modules/money/wallet/testing/provider-desk.ts'
import { testContentFolder } from './templates.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from './test-platform.ts'

export async function createPlatformUnder(jurisdiction: string): Promise<TestPlatform> {
  const folder = mkdtempSync(join(tmpdir(), 'yanta-jurisdiction-'))
  cpSync(testContentFolder, folder, { recursive: true })
  cpSync(join(contentFolder, 'jurisdictions'), join(folder, 'jurisdictions'), { recursive: true })
  const settings = join(folder, 'settings.yaml')
  const text = readFileSync(settings, 'utf8')
  writeFileSync(settings, text.replace('jurisdiction: international', `jurisdiction: ${jurisdiction}`))
  try {
    return await createTestPlatform({}, undefined, undefined, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** As after a document of identity was approved. */
export async function verifyIdentity({ db }: TestPlatform, { id }: TestPlayer): Promise<void> {
  await sql`insert into verifications (user_id, kind, status, picture)
    values (${id}, 'identity', 'success', ${`of-player-${id}`})`.execute(db)
}

/**
 * Three rounds, each won, and a payout that the player tries to take back.
 * @returns what the player has before the payout and in the end
 */
export async function playThrough(
  platform: TestPlatform,
  desk: PayoutDesk,
  { pauseMs, stake }: { pauseMs: number; stake: number },
): Promise<{ won: number; left: number }> {
  const player = await desk.createPlayer(1_000_000)
  await verifyIdentity(platform, player)
  const game = await startDesk(platform, player)
  for (const round of [1, 2, 3]) {
    platform.clock.advance({ ms: pauseMs })
    const { status } = await game.settle(stake, stake * 2, {
      roundId: `journey-round-${round}`,
      betTransactionId: `journey-bet-${round}`,
      winTransactionId: `journey-win-${round}`,
    })
    if (status !== 200) throw new Error(`round ${round} of the journey was refused with ${status}`)
  }
  const won = await desk.realOf(player)
  const payout = await desk.request(player, { amount: 500_000 })
  await desk.cancel(player, payout.transaction_id)
  return { won, left: await desk.realOf(player) }
}
