// The game in short: its numbers, its rules, its contribution to a bonus, and a link to verify its rounds.
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { GameCover } from '../../../domain/game/game-cover.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { computeWagerPercent } from '../../../domain/wallet/wager-percent.ts'
import type { FrameState } from '../frame-machine.ts'
import type { FrameSite } from '../frame-site.ts'
import { useBonus } from '../../../domain/wallet/use-bonus.ts'
import { type GameAbout, describeWager, findEngineName, findStakeLimit, listRules } from './game-about.ts'
import styles from './game-info.module.css'
import { GamePane } from './game-pane.tsx'

interface GameInfoProps {
  frame: Exclude<FrameState, { phase: 'idle' }>
  about: GameAbout
  site: FrameSite
  onClose: () => void
}

export function GameInfo({ frame, about, site, onClose }: GameInfoProps) {
  const { t, locale } = useI18n()
  const { game, mode } = frame
  const { key, warning } = describeWager(about, mode)
  const engineName = findEngineName(about)
  const wager = t(key, { percent: about.wager_contribution })
  const head = (titleId: string) => (
    <>
      <GameCover source={game.cover} className={styles.cover} />
      <div className={styles.names}>
        <h2 id={titleId} className={styles.name}>
          {game.name}
        </h2>
        <span>
          {game.studio}
          {engineName && ` · ${t(engineName)}`}
        </span>
      </div>
    </>
  )
  return (
    <GamePane head={head} closeLabel={t('game_frame.info.close')} onClose={onClose}>
      <Facts about={about} player={site.player} />
      <section className={styles.rules} aria-label={t('game_frame.rules')}>
        {listRules(about).map((rule) => (
          <p key={rule}>{t(rule)}</p>
        ))}
      </section>
      {warning && site.player ? <Note tone="warning">{wager}</Note> : <p className={styles.wager}>{wager}</p>}
      <Wager />
      <a
        className={styles.verify}
        href={`${site.gamesOrigin}/verify?lang=${locale}`}
        target="_blank"
        rel="noopener"
      >
        <Icon name="scales" size={18} />
        {t('game_frame.info.verify')}
      </a>
    </GamePane>
  )
}

function Facts({ about, player }: { about: GameAbout; player: FrameSite['player'] }) {
  const { t, percent, number, moneyRange } = useI18n()
  const { rtp, volatility, engine, max_win: maxWin } = about
  const limit = findStakeLimit(about, player?.balance?.currency)
  return (
    <FactList
      look="boxed"
      facts={[
        ...(rtp === null ? [] : [{ name: t('game_frame.info.rtp'), value: percent(rtp) }]),
        ...(engine === null
          ? []
          : [
              {
                name: t('game_frame.info.volatility'),
                value: volatility
                  ? t(`game_frame.volatility.${volatility}`)
                  : t('game_frame.volatility.chosen'),
              },
            ]),
        ...(maxWin === null
          ? []
          : [
              {
                name: t(
                  engine !== null && ['mines', 'clusters', 'ways', 'hold'].includes(engine)
                    ? 'game_frame.info.most_per_round'
                    : 'game_frame.info.most_per_spin',
                ),
                value: `×${number(maxWin)}`,
              },
            ]),
        ...(limit
          ? [{ name: t('game_frame.info.stake'), value: moneyRange(limit.min, limit.max, limit.currency) }]
          : []),
      ]}
    />
  )
}

function Wager() {
  const { t, money } = useI18n()
  const bonus = useBonus()
  if (!bonus) return null
  const { done, needed } = bonus.wagering
  const sum = (amount: number) => money(amount, bonus.currency)
  return (
    <div className={styles.progress}>
      <ProgressBar
        hasHead
        isThin
        label={t('game_frame.wager.progress')}
        percent={computeWagerPercent(bonus.wagering)}
        valueText={t('game_frame.wager.of', { done: sum(done), needed: sum(needed) })}
      />
      <span>{t('game_frame.wager.bonus', { sum: sum(bonus.bonus) })}</span>
    </div>
  )
}
