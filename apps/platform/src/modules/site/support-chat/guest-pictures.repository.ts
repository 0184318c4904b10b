import { command, integer, query, row, text } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

const counted = row({ network: text, sent: integer })

/** Counts one more of each network on a day; returns how many each has now. The networks are sorted, so that two requests never deadlock. */
export async function countPicture(
  db: PlatformDatabase,
  { day, networks }: { day: string; networks: readonly string[] },
): Promise<Map<string, number>> {
  const rows = await query(counted)`
    insert into support_guest_pictures as known (day, network, sent)
    select ${day}::date, each.network, 1 from unnest(${networks.toSorted()}::text[]) as each (network)
    on conflict (day, network) do update set sent = known.sent + 1
    returning network, sent`.list(db)
  return new Map(rows.map(({ network, sent }) => [network, sent]))
}

/** Takes back one of each network on a day. */
export async function takeBackPicture(
  db: PlatformDatabase,
  { day, networks }: { day: string; networks: readonly string[] },
): Promise<void> {
  await command`
    with known as (
      select day, network from support_guest_pictures
      where day = ${day}::date and network = any (${networks}::text[])
      order by network for update
    )
    update support_guest_pictures as one set sent = greatest(0, one.sent - 1)
    from known where one.day = known.day and one.network = known.network`.run(db)
}

export async function deletePictureCounts(db: PlatformDatabase, before: string): Promise<void> {
  await db.deleteFrom('support_guest_pictures').where('day', '<', before).execute()
}
