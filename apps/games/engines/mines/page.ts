import './client/mines.css'
import { bootGame } from '../../kit/boot.ts'
import { createFrameBridge, findHost } from '../../kit/frame-bridge.ts'
import { createGameServer } from '../../kit/game-server.ts'
import { createSound } from '../../kit/sound.ts'
import { runGame } from './client/game.ts'
import { applyLook, findLook, loadFinds } from './client/looks.ts'
import { loadVerifier } from '../../verify/load-verifier.ts'

const root = document.querySelector<HTMLElement>('#game')!
const bridge = createFrameBridge(findHost(window))
const server = createGameServer<'mines'>()

const { opened, locale } = await bootGame({
  root,
  server,
  bridge,
  load({ game }) {
    applyLook(document.documentElement, game.theme)
    return loadFinds(findLook(game.theme))
  },
})
runGame({ root, opened, locale, server, bridge, sound: createSound(), loadVerifier })
