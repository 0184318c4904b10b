/** The entry of a day: entries rotate, and one that can't be shown is replaced by the next that can. */
export function pickForDay<Entry>(
  entries: readonly Entry[],
  dayNumber: number,
  canBeShown: (entry: Entry) => boolean,
): Entry | undefined {
  const first = dayNumber % entries.length
  return [...entries.slice(first), ...entries.slice(0, first)].find(canBeShown)
}
