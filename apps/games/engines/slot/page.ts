import './client/slot.css'
import { bootGame } from '../../kit/boot.ts'
import { createFrameBridge, findHost } from '../../kit/frame-bridge.ts'
import { createGameServer } from '../../kit/game-server.ts'
import { createSound } from '../../kit/sound.ts'
import { applyWorld } from './client/apply-world.ts'
import { runGame } from './client/game.ts'
import { loadSymbols } from './client/symbols.ts'
import { loadVerifier } from '../../verify/load-verifier.ts'

const root = document.querySelector<HTMLElement>('#game')!
const bridge = createFrameBridge(findHost(window))
const server = createGameServer<'slot'>()

const {
  opened,
  loaded: images,
  locale,
} = await bootGame({
  root,
  server,
  bridge,
  load({ game: { world } }) {
    applyWorld(document.documentElement, world)
    return loadSymbols(world.symbols)
  },
})
runGame({ root, opened, images, locale, server, bridge, sound: createSound(), loadVerifier })
