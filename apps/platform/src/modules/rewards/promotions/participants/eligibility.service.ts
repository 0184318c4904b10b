// Who qualifies for rank and draw [5.25], and who is listed [5.26].
export { countCocktails, updateEligibility } from './eligibility.repository.ts'
export { findStandingsFilter, ranking } from './eligibility.rules.ts'
