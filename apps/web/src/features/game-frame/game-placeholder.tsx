// The stage as the server draws it, until the frame host replaces it: the same bar, cover and size.
import { Link } from 'react-router'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import type { FrameGame } from './frame-game.ts'
import hostStyles from './frame-host.module.css'
import barStyles from './game-bar.module.css'
import { GameLoader } from './game-loader.tsx'
import stripStyles from './session-strip.module.css'

export function GamePlaceholder({ game }: { game: FrameGame }) {
  const { t } = useI18n()
  return (
    <section className={hostStyles.stage} aria-label={t('game_frame.stage', { game: game.name })}>
      <div className={barStyles.bar}>
        <Link className={barStyles.back} to="/" aria-label={t('game_frame.back')}>
          <Icon name="left" size={18} />
        </Link>
        <div className={barStyles.title}>
          <h1 className={barStyles.name}>{game.name}</h1>
          <span className={barStyles.studio}>{game.studio}</span>
        </div>
      </div>
      <div className={hostStyles.view}>
        <GameLoader game={game} isBusy />
      </div>
      <div className={stripStyles.strip} />
    </section>
  )
}
