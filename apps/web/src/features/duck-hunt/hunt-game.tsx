import type { DuckHuntGame } from '@yanta/contract'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { followSound, setSound, soundStore } from '../../browser/sound-setting.ts'
import { describeRefusal } from '../../i18n/refusal-words.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import './duck-hunt.messages.json'
import styles from './duck-hunt.module.css'
import { type FieldHandle, HuntField, type Pop } from './hunt-field.tsx'
import { type Hunt, countToPrize, findNextShot } from './hunt-machine.ts'
import { HuntPrizes } from './hunt-prizes.tsx'
import { HuntRules } from './hunt-rules.tsx'
import { playHuntSound } from './hunt-sound.ts'
import { TimeToEnd } from './time-to-end.tsx'
import { useHunt } from './use-hunt.ts'

interface HuntGameProps {
  titleId: string
  loaded: DuckHuntGame
  onStale: () => void
  onClose: () => void
}

export function HuntGame({ titleId, loaded, onStale, onClose }: HuntGameProps) {
  const { t, number } = useI18n()
  const { hunt, shoot } = useHunt(loaded, onStale)
  const { game, refusal, pending } = hunt
  const field = useRef<FieldHandle>(null)
  const [pop, setPop] = useState<Pop | null>(null)
  const [isExplained, setIsExplained] = useState(false)
  const isSoundOn = useStore(soundStore, ({ isOn }) => isOn)
  useEffect(followSound, [])
  const canShoot = findNextShot(hunt) !== null

  function handleFire() {
    if (!canShoot || !field.current) return
    const { duck, x, y } = field.current.fire()
    playHuntSound('shot')
    void shoot(({ number: key, isHit, prize }) => {
      field.current?.settle(duck, isHit)
      playHuntSound(prize ? 'gift' : isHit ? 'hit' : 'miss')
      setPop({
        key,
        isHit,
        x,
        y,
        text: t(prize ? 'duck_hunt.pop.gift' : isHit ? 'duck_hunt.pop.hit' : 'duck_hunt.pop.miss'),
      })
    })
  }
  return (
    <div className={styles.hunt}>
      <HuntField handle={field} pop={pop} onFire={handleFire} />
      <header className={styles.head}>
        <IconButton icon="left" label={t('duck_hunt.back')} onClick={onClose} />
        <div className={styles.name}>
          <h2 id={titleId}>{game.title}</h2>
          <span>{t('duck_hunt.every', { count: game.hitsPerPrize })}</span>
        </div>
        <div className={styles.facts}>
          <span>
            <Icon name="target" />
            <b>{number(Math.max(0, game.granted - game.fired))}</b>
            <small>{t('duck_hunt.shots', { count: Math.max(0, game.granted - game.fired) })}</small>
          </span>
          <span>
            <Icon name="star" />
            <b>{number(game.hits)}</b>
            <small>{t('duck_hunt.hits', { count: game.hits })}</small>
          </span>
          {game.status === 'active' && game.endsAt && <TimeToEnd endsAt={game.endsAt} onEnd={onStale} />}
        </div>
        <IconButton
          icon="info"
          label={t('duck_hunt.rules')}
          aria-expanded={isExplained}
          onClick={() => setIsExplained(!isExplained)}
        />
        <IconButton
          icon={isSoundOn ? 'vol' : 'muted'}
          label={t('duck_hunt.sound')}
          aria-pressed={isSoundOn}
          onClick={() => setSound(!isSoundOn)}
        />
      </header>
      <div className={styles.middle}>
        {isExplained ? (
          <HuntRules game={game} onClose={() => setIsExplained(false)} />
        ) : (
          <Pause hunt={hunt} onLeave={onClose} />
        )}
        {refusal && (
          <div className={styles.refusal}>
            <Note tone="error" isAnswer>
              {refusal.status === 0 ? t('duck_hunt.unknown') : describeRefusal(t, refusal)}
            </Note>
          </div>
        )}
      </div>
      <footer className={styles.foot}>
        <div className={styles.next}>
          <b>{t('duck_hunt.prizes')}</b>
          <span>{t('duck_hunt.toPrize', { count: countToPrize(game) })}</span>
        </div>
        <HuntPrizes prizes={game.prizes} />
        <Button
          look="primary"
          size="large"
          aria-disabled={!canShoot}
          isWaiting={pending !== null}
          onClick={handleFire}
        >
          <Icon name="target" />
          {t(refusal?.status === 0 ? 'duck_hunt.shootAgain' : 'duck_hunt.shoot')}
        </Button>
      </footer>
      <div role="status">
        <VisuallyHidden>
          <StatusLine hunt={hunt} />
        </VisuallyHidden>
      </div>
    </div>
  )
}

/** Why nobody shoots now, in the middle of the field. */
function Pause({ hunt: { game, pending }, onLeave }: { hunt: Hunt; onLeave: () => void }) {
  const { t, number } = useI18n()
  const { status, granted, fired, hits, hitsPerPrize, toNextShot } = game
  if (pending !== null) return null
  if (status !== 'active') {
    const gifts = Math.floor(hits / hitsPerPrize)
    return (
      <div className={styles.panel}>
        <b>{t(status === 'past' ? 'duck_hunt.over' : 'duck_hunt.early')}</b>
        <p>{status === 'past' ? t('duck_hunt.over.text', { hits, gifts }) : t('duck_hunt.early.text')}</p>
        <Button onClick={onLeave}>{t('duck_hunt.back')}</Button>
      </div>
    )
  }
  if (fired < granted) return null
  return (
    <div className={styles.panel}>
      <b>{t(granted === 0 ? 'duck_hunt.noShots' : 'duck_hunt.allShot')}</b>
      <p>{t('duck_hunt.nextShot', { points: toNextShot, number: number(toNextShot) })}</p>
      <ButtonLink look="primary" to="/games/slots" onClick={onLeave}>
        {t('duck_hunt.slots')}
      </ButtonLink>
    </div>
  )
}

/** What has just happened, for those who don't see it. */
function StatusLine({ hunt: { game, outcome, pending } }: { hunt: Hunt }) {
  const { t } = useI18n()
  if (pending !== null || !outcome) return null
  const left = t('duck_hunt.status.left', { count: Math.max(0, game.granted - game.fired) })
  if (outcome.prize) return `${t('duck_hunt.status.gift', { title: outcome.prize.title })} ${left}`
  return outcome.isHit
    ? `${t('duck_hunt.status.hit', { count: countToPrize(game) })} ${left}`
    : `${t('duck_hunt.status.miss')} ${left}`
}
