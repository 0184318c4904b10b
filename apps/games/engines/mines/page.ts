import './client/mines.css'
import { openPage } from '../../kit/page.ts'
import { loadVerifier } from '../../verify/load-verifier.ts'
import { runGame } from './client/game.ts'
import { applyLook, findLook, loadFinds } from './client/looks.ts'

await openPage({
  load({ game: { theme } }) {
    applyLook(document.documentElement, theme)
    return loadFinds(findLook(theme))
  },
  run: runGame,
  loadVerifier,
})
