const quarterMs = 15 * 60_000

/** The moment itself by day in one of the time zones, else the first morning after it. */
export function findMorning(moment: Date, timeZones: readonly string[]): Date {
  let found = moment
  while (isQuiet(found, timeZones))
    found = new Date((Math.floor(found.getTime() / quarterMs) + 1) * quarterMs)
  return found
}

/** Whether it is night in all of the time zones: from 22 to 9 nobody is sent a push notification. */
export function isQuiet(moment: Date, timeZones: readonly string[]): boolean {
  return timeZones.length > 0 && timeZones.every((timeZone) => isNight(moment, timeZone))
}

function isNight(moment: Date, timeZone: string): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(moment),
  )
  return hour >= 22 || hour < 9
}
