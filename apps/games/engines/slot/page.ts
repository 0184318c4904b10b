import './client/slot.css'
import { symbolIds } from '@yanta/game-rules/slot'
import { bootGame } from '../../kit/boot.ts'
import { createFrameBridge, findHost } from '../../kit/frame-bridge.ts'
import { createGameServer } from '../../kit/game-server.ts'
import { createSound } from '../../kit/sound.ts'
import { applyWorld } from '../../kit/spin/apply-world.ts'
import { runGame } from './client/game.ts'
import { loadSymbols } from '../../kit/spin/symbols.ts'
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
    return loadSymbols(world.symbols, symbolIds)
  },
})
runGame({ root, opened, images, locale, server, bridge, sound: createSound(), loadVerifier })
