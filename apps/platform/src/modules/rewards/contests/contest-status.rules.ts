import type { Contest } from './contests.repository.ts'

/** Whether a fact of a moment counts in a contest. */
export function isWithin({ startsAt, endsAt }: Pick<Contest, 'startsAt' | 'endsAt'>, at: Date): boolean {
  return at >= startsAt && (endsAt === null || at < endsAt)
}

/** By the clock [4.2], whether or not a job has moved the state; a cancelled one is past. */
export function findStatus(
  { state, startsAt, endsAt }: Pick<Contest, 'state' | 'startsAt' | 'endsAt'>,
  now: Date,
): 'future' | 'active' | 'past' {
  if (state === 'cancelled' || state === 'finished' || (endsAt !== null && endsAt <= now)) return 'past'
  return startsAt > now ? 'future' : 'active'
}

/**
 * Of the instances of an entry, the latest first, the one that the desk means by the name of all: the one that runs, else the last that
 * has begun, else the next. So a command given twice does not reach one that is still to come.
 */
export function chooseInstance<One extends Pick<Contest, 'state' | 'startsAt'>>(
  instances: readonly One[],
  now: Date,
): One | undefined {
  return (
    instances.find(({ state }) => state === 'active') ??
    instances.find(({ startsAt }) => startsAt <= now) ??
    instances.at(-1)
  )
}
