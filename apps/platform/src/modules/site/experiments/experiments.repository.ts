import { command, date, integer, nullable, query, row, text } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

export interface Exposure {
  experiment: string
  variant: string
  key: string
}

const counts = row({ variant: text, exposed: integer, registered: integer, deposited: integer })
const guest = row({ variant: text, day: date })
const assigned = row({ variant: text })
const keptAway = row({ variant: nullable(text) })

/** Once for each key. */
export async function insertGuest(
  db: PlatformDatabase,
  { experiment, variant, key }: Exposure,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  await query(keptAway)`
    insert into experiment_guests (key, experiment, variant, day)
    values (${key}, ${experiment}, ${variant}, (${now}::timestamptz at time zone ${timeZone})::date)
    on conflict (key) do nothing returning null::text as variant`.list(db)
}

/** Ends the exposure of a guest, who has logged in. */
export async function takeGuest(
  trx: PlatformDatabase,
  { experiment, key }: Pick<Exposure, 'experiment' | 'key'>,
): Promise<{ variant: string; day: string } | undefined> {
  const [taken] = await query(guest)`
    delete from experiment_guests where key = ${key} and experiment = ${experiment} returning variant, day`.list(
    trx,
  )
  return taken
}

/** The first one of the player stands; returns its variant. */
export async function insertPlayer(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  { experiment, variant, guestDay }: { experiment: string; variant: string; guestDay: string | null },
): Promise<string> {
  // The update changes nothing: it makes the row of an earlier call, also one under way, be returned.
  const [stored] = await query(assigned)`
    insert into experiment_players (user_id, experiment, variant, exposed_at, guest_day)
    values (${userId}::bigint, ${experiment}, ${variant}, ${now}, ${guestDay}::date)
    on conflict (user_id, experiment) do update set variant = experiment_players.variant
    returning variant`.list(trx)
  return stored!.variant
}

/** Deletes what guests saw of experiments that do not run and that no guest has seen since a moment. */
export async function deleteEnded(
  db: PlatformDatabase,
  { running, since, timeZone }: { running: readonly string[]; since: Date; timeZone: string },
): Promise<void> {
  await command`
    delete from experiment_guests where experiment in (
      select experiment from experiment_guests where experiment <> all(${running}::text[])
      group by experiment having max(day) < (${since}::timestamptz at time zone ${timeZone})::date)`.run(db)
}

/** By variant: all who saw it; of them those who registered after that as a guest, and those whose money arrived after it. */
export function countByVariant(
  db: PlatformDatabase,
  experiment: string,
  timeZone: string,
): Promise<{ variant: string; exposed: number; registered: number; deposited: number }[]> {
  return query(counts)`
    select variant, count(*)::int as exposed,
      count(*) filter (where has_registered)::int as registered, count(*) filter (where has_deposited)::int as deposited
    from (
      select variant, false as has_registered, false as has_deposited from experiment_guests where experiment = ${experiment}
      union all
      select p.variant, u.created_at >= p.guest_day::timestamp at time zone ${timeZone},
        exists (select from deposits d where d.user_id = p.user_id and d.status = 'success' and d.ended_at >= p.exposed_at)
      from experiment_players p join users u on u.id = p.user_id where p.experiment = ${experiment}
    ) exposures
    group by variant`.list(db)
}
