// Who has seen which variant of an experiment. A visitor counts once: the exposure of a guest becomes that of the player who logs in.
import { type ExperimentName, isVariant } from '@yanta/contract'
import { addSeconds, type Clock } from '@yanta/config/clock'
import type { Settings } from '@yanta/content'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { InvalidRequest } from '../../../plugins/invalid-request.ts'
import { deleteEnded, type Exposure, insertGuest, insertPlayer, takeGuest } from './experiments.repository.ts'

export { countByVariant } from './experiments.repository.ts'
export { estimateDifference } from './interval.rules.ts'

/** So long the report of an experiment that has ended counts its guests. */
const keptSeconds = 30 * 86_400

interface ExposureDeps {
  db: PlatformDatabase
  clock: Clock
  settings: Pick<Settings, 'abTests' | 'timeZone'>
}

/** Stores an exposure and returns the visitor's variant: a player's is the first one seen. Throws InvalidRequest unless the variant runs. */
export async function recordExposure(
  { db, clock, settings: { abTests, timeZone } }: ExposureDeps,
  userId: number | null,
  exposure: Exposure & { experiment: ExperimentName },
): Promise<string> {
  const { experiment, variant } = exposure
  if (!abTests[experiment]?.includes(variant) || !isVariant(experiment, variant))
    throw new InvalidRequest([{ field: 'variant' }])
  const now = clock.now()
  if (userId === null) {
    await insertGuest(db, exposure, { now, timeZone })
    return variant
  }
  return db.transaction().execute(async (trx) => {
    const guest = await takeGuest(trx, exposure)
    return insertPlayer(trx, now, userId, {
      experiment,
      variant: guest?.variant ?? variant,
      guestDay: guest?.day ?? null,
    })
  })
}

/** Deletes what guests saw of experiments that ended long ago: nobody reads it any more. */
export async function deleteEndedExperiments({
  db,
  clock,
  settings: { abTests, timeZone },
}: ExposureDeps): Promise<void> {
  const since = addSeconds(clock.now(), -keptSeconds)
  await deleteEnded(db, { running: Object.keys(abTests), since, timeZone })
}
