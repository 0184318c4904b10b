import type { GameListItem } from '@yanta/contract'

/** What a card shows of a game; lists travel inside documents, so they carry no more. */
export interface CardGame extends Pick<GameListItem, 'slug' | 'name' | 'tall_preview' | 'disabled' | 'disabledReason' | 'badges' | 'has_demo_mode'> {
  studio: string
}

export function presentCardGame({ slug, name, tall_preview, disabled, disabledReason, badges, has_demo_mode, provider }: GameListItem): CardGame {
  return { slug, name, tall_preview, disabled, disabledReason, badges, has_demo_mode, studio: provider.name }
}
