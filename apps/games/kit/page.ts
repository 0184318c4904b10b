// The page of a game: opens the game of its address, and runs it once it can be shown.
import type { Locale } from '@yanta/contract'
import type { EngineId } from '@yanta/game-rules/engines'
import type { OpenAnswerOf } from '../server/api.ts'
import { bootGame } from './boot.ts'
import { type FrameBridge, createFrameBridge, findHost } from './frame-bridge.ts'
import { type GameServer, createGameServer } from './game-server.ts'
import type { PanelContext } from './panels/panel-context.ts'
import { type Sound, createSound } from './sound.ts'

/** What a game is run with. */
export interface OpenedGame<E extends EngineId, Images = unknown> {
  root: HTMLElement
  locale: Locale
  opened: OpenAnswerOf<E>
  /** The pictures that its page has loaded for it. */
  images: Images
  server: GameServer<E>
  bridge: FrameBridge
  sound: Sound
  loadVerifier: PanelContext['loadVerifier']
}

interface Page<E extends EngineId, Images> extends Pick<OpenedGame<E>, 'loadVerifier'> {
  /** Applies the look of the opened game and loads its assets; a rejection is reported as a lost connection. */
  load(opened: OpenAnswerOf<E>): Promise<Images>
  run(game: OpenedGame<E, Images>): void
}

/** Runs nothing where the game can't be opened: the player is told why. */
export async function openPage<E extends EngineId, Images>({
  load,
  run,
  loadVerifier,
}: Page<E, Images>): Promise<void> {
  const root = document.querySelector<HTMLElement>('#game')!
  const bridge = createFrameBridge(findHost(window))
  const server = createGameServer<E>()
  const { opened, loaded: images, locale } = await bootGame({ root, server, bridge, load })
  const sound = createSound('world' in opened.game ? opened.game.world.sound : undefined)
  bridge.listen(({ type }) => {
    if (type !== 'pause' && type !== 'resume') return
    sound.pause(type === 'pause')
    document.documentElement.toggleAttribute('data-paused', type === 'pause')
  })
  run({ opened, images, locale, root, server, bridge, sound, loadVerifier })
}
