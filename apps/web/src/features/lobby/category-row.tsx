import { useI18n } from '../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { GameRow } from './game-row.tsx'
import type { LobbyRow } from './lobby-data.ts'
import type { LobbySlots } from './lobby-slots.ts'
import { gridCategories } from './row-looks.ts'

/** A category of the lobby [3.5]: ten places for the top, two rows for what is recommended and for slots, a shelf for the others. */
export function CategoryRow({ row: { slug, name, url, games, total }, slots }: { row: LobbyRow; slots: LobbySlots }) {
  const { t, number } = useI18n()
  const icon = slots.iconOf(slug)
  if (slug === 'top') return <GameRow title={t('lobby.rows.top')} icon={icon} url={url} games={games} card={slots.card} isRanked />
  if (!gridCategories.includes(slug)) return <GameRow title={name} icon={icon} url={url} count={total} games={games} card={slots.card} />
  const all = <ButtonLink size="small" to={url} aria-label={t('lobby.rows.allOf', { name })}>{t('lobby.rows.all')}</ButtonLink>
  return <Section title={name} icon={icon} count={number(total)} actions={all}>{slots.grid(games)}</Section>
}
