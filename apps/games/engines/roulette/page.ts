import './client/roulette.css'
import { openPage } from '../../kit/page.ts'
import { loadVerifier } from '../../verify/load-verifier.ts'
import { runGame } from './client/game.ts'
import { applyLook } from './client/looks.ts'

await openPage({
  load: async ({ game }) => applyLook(document.documentElement, game.slug),
  run: runGame,
  loadVerifier,
})
