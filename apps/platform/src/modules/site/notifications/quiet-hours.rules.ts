const quarterMs = 15 * 60_000

/** The moment itself by day, else the morning after it. */
export function findMorning(moment: Date, timeZone: string): Date {
  let found = moment
  while (isQuiet(found, timeZone)) found = new Date((Math.floor(found.getTime() / quarterMs) + 1) * quarterMs)
  return found
}

/** Whether it is night in a time zone: from 22 to 9 nobody is sent a push notification. */
export function isQuiet(moment: Date, timeZone: string): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(moment),
  )
  return hour >= 22 || hour < 9
}
