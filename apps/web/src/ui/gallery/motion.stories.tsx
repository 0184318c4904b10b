// All moves of the design in one place, each with its numbers and a button that plays it again.
import avatars from '@yanta/art/avatars.json'
import levels from '@yanta/art/levels.json'
import promotions from '@yanta/art/promotions.json'
import { type ReactNode, useState } from 'react'
import { BadgeSwap } from '../motion/badge-swap.tsx'
import { Button } from '../actions/button.tsx'
import { Carousel } from '../layout/carousel.tsx'
import { CountUp } from '../motion/count-up.tsx'
import { Countdown } from '../feedback/countdown.tsx'
import { DigitRoll } from '../motion/digit-roll.tsx'
import { Feed } from '../motion/feed.tsx'
import { FlipDigits } from '../motion/flip-digits.tsx'
import { FlyingNotice } from '../motion/flying-notice.tsx'
import { joinClasses } from '../join-classes.ts'
import { Leaderboard } from '../data/leaderboard.tsx'
import { Loader } from '../feedback/loader.tsx'
import { Modal } from '../overlays/modal.tsx'
import { CardPlaceholder, Loading } from '../feedback/placeholder.tsx'
import { Presence } from '../motion/presence.tsx'
import { Sheet } from '../overlays/sheet.tsx'
import type { ToastContent } from '../overlays/toast-card.tsx'
import { ToastHost } from '../overlays/toast.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'
import styles from './motion.module.css'
import { english, russian } from './motion-words.ts'
import { story } from './story.tsx'

export default { title: 'Foundations/Motion' }

type Words = typeof russian

const curves = [
  ['--ease-out', 'M0 100C20 20 20 0 100 0'],
  ['--ease-in', 'M0 100C50 100 90 60 100 0'],
  ['--ease-spring', 'M0 100C30 -50 50 0 100 0'],
  ['linear', 'M0 100L100 0'],
] as const
const hourMs = 3_600_000
const slide = (picture: string) => (
  <img
    src={picture}
    alt=""
    width="640"
    height="360"
    style={{ width: '100%', height: 220, objectFit: 'cover' }}
  />
)
const slides = [
  promotions['aurora-draw-card'],
  promotions['birthday-card'],
  promotions['cashback-weekend-card'],
].map(slide)
const thresholds = [3_000, 12_000, 30_000]

interface MoveProps {
  words: Words
  name: keyof Words['moves']
  isWide?: boolean
  children: ReactNode
  /** Left out for what moves by itself. */
  onPlay?: () => void
}

function Move({ words, name, isWide, children, onPlay }: MoveProps) {
  const { title, facts } = words.moves[name]
  return (
    <article className={styles.move}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {onPlay && (
          <Button size="small" aria-label={`${words.play}: ${title}`} onClick={onPlay}>
            {words.play}
          </Button>
        )}
      </div>
      <div className={joinClasses(styles.stage, isWide && styles.wide)}>{children}</div>
      <p className={styles.facts}>{facts}</p>
    </article>
  )
}

/** A number that grows with each call. */
function useTurn(): [turn: number, next: () => void] {
  const [turn, setTurn] = useState(0)
  return [turn, () => setTurn(turn + 1)]
}

function Numbers({ words }: { words: Words }) {
  const [pool, grow] = useTurn()
  const [win, count] = useTurn()
  const [level, rise] = useTurn()
  const [draw, open] = useTurn()
  const format = (sum: number) => sum.toLocaleString(words.numbers)
  return (
    <>
      <Move words={words} name="pool" onPlay={grow}>
        <DigitRoll text={format(4_812_360 + pool * 1_287)} look="drums" />
      </Move>
      <Move words={words} name="count" onPlay={count}>
        <CountUp
          key={win}
          value={36_000}
          format={(sum) => `+${format(sum)} ₽`}
          steps={thresholds.map((from, index) => ({ from, label: words.steps[index]! }))}
        />
      </Move>
      <Move words={words} name="level" onPlay={rise}>
        <BadgeSwap
          key={level}
          before={{ image: levels['level-6'], name: words.levels.before }}
          after={{ image: levels['level-7'], name: words.levels.after }}
        />
      </Move>
      <Move words={words} name="draw" onPlay={open}>
        <FlipDigits
          label={words.moves.draw.title}
          digits={[...'731946'].map((digit, index) => (index < (draw + 4) % 7 ? digit : null))}
        />
      </Move>
    </>
  )
}

function Lists({ words }: { words: Words }) {
  const [climb, next] = useTurn()
  const [wins, add] = useTurn()
  const places = climb % 2 ? [1, 3, 2] : [1, 2, 3]
  const people = words.people.map((name, index) => ({
    place: places[index]!,
    name,
    image: Object.values(avatars)[index]!,
    value: words.points[index],
    isReader: index === 2,
  }))
  const items = Array.from({ length: wins + 3 }, (_, index) => wins + 2 - index)
    .slice(0, 9)
    .map((number) => ({
      id: String(number),
      content: (
        <div className={styles.curve}>
          <b>{words.people[number % 2]}</b>+{words.points[number % 3]} ₽
        </div>
      ),
    }))
  return (
    <>
      <Move words={words} name="rank" isWide onPlay={next}>
        <Leaderboard labels={words} rows={people.sort((a, b) => a.place - b.place)} />
      </Move>
      <Move words={words} name="winners" isWide onPlay={add}>
        <Feed label={words.moves.winners.title} items={items} />
      </Move>
    </>
  )
}

function Overlays({ words }: { words: Words }) {
  const [depth, setDepth] = useState(0)
  const [hasSheet, setHasSheet] = useState(false)
  const [toasts, setToasts] = useState<ToastContent[]>([])
  const [flying, setFlying] = useState<string[]>([])
  const [sent, send] = useTurn()
  const endFlight = (id: string) => setFlying((ids) => ids.filter((other) => other !== id))
  function handleToasts() {
    send()
    setToasts([
      ...toasts,
      ...words.toasts.map((title, index) => ({
        id: `${sent}-${index}`,
        title,
        look: (['success', 'plain', 'info'] as const)[index],
      })),
    ])
  }
  function handleFlight() {
    send()
    setFlying([...flying, String(sent)])
  }
  return (
    <>
      <Move words={words} name="modals" onPlay={() => setDepth(1)}>
        <Presence>
          {depth > 0 && (
            <Modal
              title={words.moves.modals.title}
              closeLabel={words.close}
              onClose={() => setDepth(0)}
              footer={
                <Button look="primary" onClick={() => setDepth(2)}>
                  {words.play}
                </Button>
              }
            >
              {words.moves.modals.facts}
            </Modal>
          )}
          {depth > 1 && (
            <Modal title={words.moves.toasts.title} closeLabel={words.close} onClose={() => setDepth(1)}>
              {words.moves.modals.facts}
            </Modal>
          )}
        </Presence>
      </Move>
      <Move words={words} name="sheet" onPlay={() => setHasSheet(true)}>
        <Presence>
          {hasSheet && (
            <Sheet
              title={words.moves.sheet.title}
              closeLabel={words.close}
              onClose={() => setHasSheet(false)}
            >
              {words.moves.sheet.facts}
            </Sheet>
          )}
        </Presence>
      </Move>
      <Move words={words} name="toasts" onPlay={handleToasts}>
        <ToastHost
          toasts={toasts}
          onDismiss={(id) => setToasts((waiting) => waiting.filter((toast) => toast.id !== id))}
          labels={{ region: words.moves.toasts.title, close: words.close }}
        />
      </Move>
      <Move words={words} name="fly" onPlay={handleFlight}>
        <FlyingNotice
          notice={flying[0] === undefined ? undefined : { id: flying[0], icon: 'hand', title: words.flying }}
          onPress={endFlight}
          onEnd={endFlight}
        />
      </Move>
      <Move words={words} name="tip">
        <Tooltip title={words.moves.tip.title} text={words.moves.tip.facts}>
          <Button>{words.point}</Button>
        </Tooltip>
      </Move>
    </>
  )
}

export const AllMoves = story({ ru: russian, en: english }, (words) => (
  <>
    <div className={styles.curves}>
      {curves.map(([name, path]) => (
        <div key={name} className={styles.curve}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path
              d={path}
              fill="none"
              stroke="var(--accent)"
              strokeWidth="3"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <b>{name}</b>
          {words.curves[name]}
        </div>
      ))}
    </div>
    <div className={styles.moves}>
      <Move words={words} name="skeleton" isWide>
        <Loading label={words.moves.skeleton.title}>
          <CardPlaceholder />
        </Loading>
      </Move>
      <Move words={words} name="loader">
        <Loader text={words.loading} />
      </Move>
      <Move words={words} name="countdown">
        <Countdown
          label={words.moves.countdown.title}
          units={words.units}
          endsAt={Date.now() + 62.6 * hourMs}
          isSolid
        />
      </Move>
      <Move words={words} name="carousel" isWide>
        <Carousel labels={words.carousel} slides={slides} />
      </Move>
      <Move words={words} name="hover">
        <Button look="primary">{words.point}</Button>
      </Move>
      <Numbers words={words} />
      <Lists words={words} />
      <Overlays words={words} />
    </div>
  </>
))
