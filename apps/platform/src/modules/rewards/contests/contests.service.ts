// What promotions and tournaments share: instances with a time, a state, members, standings and winners.
export {
  lockContest,
  lockRunning,
  selectContest,
  selectContestBySlug,
  selectForDesk,
  selectInstances,
  selectRunning,
  selectStages,
  updateState,
  updateTerms,
  type Contest,
  type ContestKind,
  type ContestState,
} from './contests.repository.ts'
export { chooseInstance, findStatus, isWithin } from './contest-status.rules.ts'
export { createSeed } from './seed.ts'
