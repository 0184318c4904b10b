// The most that `npm test` may use. Counts, not times: they are the same on every machine. A limit is raised in a commit of its own
// that says why; where a number falls for good, its limit follows.
import type { Counts } from '../../counting/counts.ts'

/** Counted in the sources by `verify`. */
export const writtenLimits = {
  /** Journeys of the gate in a browser, without the gallery and the pictures. */
  journeys: 110,
  /** Most in `site`: addresses, languages, links, pages and popups of all screens. */
  journeysOfAFeature: 25,
  /** Tests of components in the gallery. */
  galleryTests: 40,
  /** Fixed waits in browser tests of the gate and in what they share. */
  browserWaits: 0,
  /** Fixed waits in unit and platform tests of the gate. */
  unitWaits: 20,
  /** Files of the gate whose titles name the same statement. Most name what every part must obey: region, login, guards. */
  filesOfAStatement: 12,
  /** Both languages [1.4] are everybody's matter: servers, letters, games and each screen. */
  filesOfWideStatements: { '1.4': 28 } as Readonly<Record<string, number>>,
}

/** Counted while the gate runs. */
export const runLimits: Counts = {
  'page-loads': 260,
  'story-draws': 580,
  /** A changed token or font draws every component; a day without draws the screens alone, about sixty. */
  shots: 1_200,
  /** Eleven as a rule; how many depends on which of the two workers takes which test. */
  sites: 22,
  databases: 130,
  processes: 40,
}
