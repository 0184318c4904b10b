// The page of a game of spins in one language: its stage, and what every part of its view reads.
import type { Locale } from '@yanta/contract'
import { createTranslate } from '@yanta/i18n'
import type { World } from '../../engines/world.ts'
import type { OpenAnswer } from '../../server/api.ts'
import { createSparks } from '../sparks.ts'
import { buildStakeFacts } from '../stake-facts.ts'
import { type NoticeActions, createNotices } from '../stake-notices.ts'
import type { OwnSpinKey, SpinMessageKey } from './spin-messages.ts'
import { type StageActions, buildStage } from './stage.ts'

type Opened = Pick<OpenAnswer, 'currency' | 'mode' | 'rules'> & {
  game: Pick<OpenAnswer['game'], 'name' | 'rtp' | 'bought' | 'ante'> & { world: World }
}

/** Replaces what `root` shows. `Id` are the symbols of the game: the check of the content has found a name of each. */
export function openStage<Id extends string, Key extends string>(
  root: HTMLElement,
  locale: Locale,
  { game, currency, mode, rules }: Opened,
  messages: Record<Locale, Record<Key | SpinMessageKey | OwnSpinKey, string>>,
  actions: StageActions & NoticeActions,
) {
  const t = createTranslate(messages, locale)
  const isDemo = mode === 'demo'
  const facts = buildStakeFacts({ rules, rtp: game.rtp, currency, locale, t })
  const isSelling = rules.featureBuy && game.bought !== undefined
  const hasAnte = rules.anteBet && game.ante !== undefined
  const stage = buildStage({ name: game.name, isDemo, rules, isSelling, hasAnte, facts, t }, actions)
  document.documentElement.lang = locale
  root.replaceChildren(stage.root)
  const { symbols: symbolAddresses, names, particles } = game.world
  const symbolNames = names[locale] as Record<Id, string>
  const context = { stage, currency, locale, t, symbolAddresses, symbolNames }
  return {
    context,
    sparks: createSparks(stage.sparks, particles),
    showNotices: createNotices(context, actions, isDemo),
  }
}
