// Days as people write them here, `18.11.2026`, and as calls carry them, `2026-11-18`. Pure.

export const dateMask = '##.##.####'

/** The day of a written date as `2026-11-18`, or null where there is no such day. */
export function readDate(text: string): string | null {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? []
  if (!day || !month || !year) return null
  const iso = `${year}-${month}-${day}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

/** A day such as `2026-11-18` as it is written here. */
export function writeDate(iso: string): string {
  const [year, month, day] = iso.split('-')
  return `${day}.${month}.${year}`
}
