const noDay = '__.__'

/** [5.28] `01.10 - 31.10`, an invalid or missing day as `__.__`; `writeDay` gives `01.10.26` of an instant. */
export function writeDays(
  startAt: string | null,
  endAt: string | null,
  writeDay: (instant: string) => string,
): string {
  const day = (instant: string | null) =>
    instant === null || Number.isNaN(Date.parse(instant)) ? noDay : writeDay(instant).slice(0, 5)
  return `${day(startAt)} - ${day(endAt)}`
}
