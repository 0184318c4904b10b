// The most that `npm test` may use. Counts, not times: they are the same on every machine. A limit is raised in a commit of its own
// that says why, and lowered when a number falls permanently.
import type { Counts } from '../../counting/counts.ts'

/** Counted in the sources by `verify`. */
export const writtenLimits = {
  /** Journeys of the gate in a browser, without the gallery and the pictures. */
  journeys: 115,
  /** Two ways through, two refusals and two phones; a feature that needs more is named below with its reason. */
  journeysOfAFeature: 6,
  journeysOfLargeFeatures: {
    // Addresses, languages, links, pages and popups of all screens; most are a few requests without a page.
    site: 24,
    // Seven games, demo and real money, a feature that is bought, the dock and the frame's messages, which only a browser can test.
    game: 19,
    // Each way to log in, register and recover, and sessions shared by tabs and devices.
    accounts: 10,
    // Each outside part failing in turn: platform, network, single calls, the planned reconstruction.
    faults: 9,
    // Money in: the form, a page that outlives the site, over a running game, the provider's page. Money out: confirmed, blocked,
    // taken back. And the history with its files.
    cashbox: 9,
    // Header, menu, drawer, search and support, which are on every screen, by keyboard and on a phone; and a press before any of it is alive.
    layout: 8,
  } as Readonly<Record<string, number>>,
  /** Tests of components in the gallery. */
  galleryTests: 40,
  /** Fixed waits in browser tests of the gate and their shared code: a simulated slow network, and the interval of polling a control. */
  browserWaits: 2,
  /** Fixed waits in unit and platform tests of the gate: slow answers of fakes, intervals of polls, and periods in which nothing may happen. */
  unitWaits: 15,
  /** Files of the gate that name the same statement. Most are rules for every part: login, guards, sums. */
  filesOfAStatement: 12,
  filesOfWideStatements: {
    // Both languages concern servers, letters, games and each screen.
    '1.4': 30,
    // Each form must be single-flight, and each is wired by itself.
    '4.55': 21,
    // A blocked region closes ways into play, login, registration and recovery: each in the platform, its link and its screen.
    '6.10': 13,
    // Its events come from each part that tells a player something: gifts, levels, achievements, compoints, deposits, payouts, promotions,
    // and tournaments: their tables, the page, the strip below a game, and what the platform tells.
    '7.86': 40,
    // A deposit: its machine, each provider, the payment page, the way back, and what the browser shows.
    '7.77': 18,
  } as Readonly<Record<string, number>>,
}

/** Counted while the gate runs. */
export const runLimits: Counts = {
  /** Usually 260 to 280, fifty of them the cashbox and its payment page, which is a page of its own, and twenty tournaments, whose
   * players race in two browsers; a journey that polls by loading again may need a few more on a slow machine. */
  'page-loads': 300,
  /** Usually 522: each story on each device, and the few that tests of behaviour open. */
  'story-draws': 560,
  /** Usually 50, the screens alone. A changed token or font makes every component stale, and all of them are drawn. */
  shots: 1_200,
  /** Eight to twelve, one of them in another jurisdiction; it depends on how the two workers share the tests. */
  sites: 13,
  /** Usually 171: one for each test file of a server, thirteen of them promotions, eight tournaments, and some for tests that restart or
   * migrate one. */
  databases: 197,
  /** Usually 112: 22 programs that unit and platform tests start or kill, those of journeys (the second half of a split site; a command
   * of the desk starts none), and 68 that read pictures of documents and of the chat, each of which has one of its own, as
   * have those by which a platform of each jurisdiction verifies an identity before it pays out. */
  processes: 116,
}
