import { realityCheckMinutes } from '@yanta/contract'

/** The intervals of the reality check that the player may choose; `most`: the longest that the jurisdiction allows. */
export function listReminderChoices(
  most: number | undefined,
): readonly (typeof realityCheckMinutes)[number][] {
  return realityCheckMinutes.filter((minutes) => most === undefined || minutes <= most)
}
