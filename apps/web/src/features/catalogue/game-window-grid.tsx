// All games of a list that are open, of which only the rows in sight are drawn. The server draws them as they are; so does the
// browser until it has measured them, and then nothing moves, since a gap is as high as what it stands for.
import {
  type CSSProperties,
  type FocusEvent,
  type RefObject,
  memo,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { CardGame } from '../../lib/card-game.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import type { PlaceInSight } from './card-turns.ts'
import { GameCard, GameCardSkeleton } from './game-card.tsx'
import styles from './game-grid.module.css'
import type { GridMeasure } from './kept-games.ts'
import { type GamePages, countPlaces, findGameAt, findPageOf, gamesPerPage } from './game-pages.ts'
import { type Stretch, fitWindow, listPlaces, planStretches } from './game-window.ts'
import type { Seen } from './use-games.ts'
import { useCardTurns } from './use-card-turns.ts'
import { useRowWindow } from './use-row-window.ts'
import { warmCovers } from './warm-covers.ts'

/** Rows below the window whose covers are fetched. */
const warmRows = 2

interface GameWindowGridProps {
  label?: string
  list: GamePages
  /** Places held behind the last game while more is coming. */
  loadingCount?: number
  /** Games that come by themselves; the list is as high as if they were there, so that nothing below it moves when they come. */
  comingCount?: number
  /** Where the games end that are here. */
  end?: RefObject<HTMLLIElement | null>
  isBusy?: boolean
  /** As many cards are drawn before anything is measured. */
  firstPlaces?: number
  /** How the list was left, for whoever comes back to it. */
  left: Pick<Seen, 'measure' | 'drawn'>
  onSeen: (seen: Seen) => void
  /** Places are drawn whose games have been forgotten, from the first up to the one before the second. */
  onMissing?: (fromPlace: number, toPlace: number) => void
}

export function GameWindowGrid({
  label,
  list,
  loadingCount = 0,
  comingCount = 0,
  end,
  isBusy,
  firstPlaces = gamesPerPage,
  left,
  onSeen,
  onMissing,
}: GameWindowGridProps) {
  const grid = useRef<HTMLUListElement>(null)
  const [focusedPlace, setFocusedPlace] = useState<number | null>(null)
  const layout = useRowWindow(grid, left, ({ measure, drawn }) => {
    onSeen({ measure, drawn, page: findPageOf(list, (drawn.from + 1) * measure.columns) })
  })
  const places = countPlaces(list) + loadingCount
  const columns = layout?.measure.columns ?? 1
  const rows = Math.ceil(places / columns)
  const inSight = layout
    ? fitWindow(rows, layout.drawn)
    : { from: 0, to: Math.ceil(Math.min(places, firstPlaces) / columns) }
  const keptRow = focusedPlace === null ? null : Math.floor(focusedPlace / columns)
  const shift = (list.first - 1) * gamesPerPage
  const sight = listPlaces(inSight, columns, places).map((place): PlaceInSight => ({
    place: shift + place,
    face: findGameAt(list, place) ? 'game' : 'loading',
    isKept: Math.floor(place / columns) === keptRow,
  }))
  const { turns, isOver } = useCardTurns(list, layout, sight)
  // Below the last card that had its turn the gap goes on.
  const lastPlace = sight.findLast(({ place }) => turns.has(place))?.place ?? shift
  const drawn = {
    from: inSight.from,
    to: Math.max(inSight.from, Math.floor((lastPlace - shift) / columns)) + 1,
  }
  const stretches: Stretch[] = layout
    ? planStretches(rows, fitWindow(rows, drawn), keptRow)
    : [{ kind: 'rows', ...inSight }]
  useKeptPlace(list, layout?.measure.columns, layout?.measure.pitch)
  const report = useEffectEvent((from: number, to: number) => onMissing?.(from, to))
  const [fromPlace, toPlace] = layout
    ? [inSight.from * columns, Math.min(places - loadingCount, inSight.to * columns)]
    : [0, 0]
  useEffect(() => report(fromPlace, toPlace), [fromPlace, toPlace, list])
  // Who leaps on needs none of those below.
  const toWarm = isOver ? toPlace : 0
  useEffect(() => {
    if (toWarm > 0)
      return warmCovers(
        Array.from({ length: warmRows * columns }, (_, index) => findGameAt(list, toWarm + index)),
      )
  }, [toWarm, columns, list])

  return (
    <ul
      ref={grid}
      aria-label={label}
      aria-busy={isBusy || undefined}
      className={joinClasses(
        styles.grid,
        styles.windowed,
        layout ? styles.measured : comingCount > 0 && styles.held,
      )}
      style={
        layout
          ? buildShapes(layout.measure, countPlaces(list) + comingCount)
          : ({ '--places': countPlaces(list) + comingCount } as CSSProperties)
      }
      onFocus={(event) => setFocusedPlace(readPlace(event.target))}
      onBlur={(event: FocusEvent) => setFocusedPlace(readPlace(event.relatedTarget))}
    >
      {stretches.flatMap(({ kind, from, to }, index) =>
        kind === 'gap'
          ? [
              <li
                key={from === 0 ? 'above' : index === stretches.length - 1 ? 'below' : 'between'}
                className={styles.gap}
                aria-hidden="true"
                style={{ height: (to - from) * layout!.measure.pitch - layout!.measure.gap }}
              />,
            ]
          : listPlaces({ from, to }, columns, places).map((place) => {
              const game = findGameAt(list, place)
              const turn = Math.floor(place / columns) === keptRow ? 'game' : turns.get(shift + place)
              const isLoading = !game || turn === 'loading'
              return (
                <Place
                  key={`${findPageOf(list, place)}:${isLoading ? `loading-${place}` : game.slug}`}
                  game={isLoading ? undefined : game}
                  isEmpty={!turn}
                  place={place}
                  position={layout ? shift + place + 1 : undefined}
                  total={list.total}
                />
              )
            }),
      )}
      <li
        ref={end}
        className={styles.end}
        aria-hidden="true"
        style={layout ? { top: Math.ceil(countPlaces(list) / columns) * layout.measure.pitch } : undefined}
      />
    </ul>
  )
}

interface PlaceProps {
  game: CardGame | undefined
  /** Its turn has not come: the ground shows the shape of a card. */
  isEmpty: boolean
  place: number
  /** Counted from the beginning of the whole list. */
  position: number | undefined
  total: number
}

/** Scrolling draws a card more or less; the others stay as they are. */
const Place = memo(function Place({ game, isEmpty, place, position, total }: PlaceProps) {
  if (isEmpty) return <li data-place={place} aria-hidden="true" />
  if (!game)
    return (
      <li data-place={place} aria-hidden="true">
        <GameCardSkeleton />
      </li>
    )
  return (
    <li data-place={place} aria-posinset={position} aria-setsize={position && total}>
      <GameCard game={game} />
    </li>
  )
})

/** What the shapes of cards on the ground are drawn by; a row that is not full has none. What grows with the list is no variable: each card would inherit it, and be styled anew. */
function buildShapes(
  { columns, pitch, gap, cardWidth, columnGap }: GridMeasure,
  places: number,
): CSSProperties {
  const fullRows = Math.floor(places / columns)
  return {
    minHeight: Math.max(0, Math.ceil(places / columns) * pitch - gap),
    '--pitch': `${pitch}px`,
    '--row': `${pitch - gap}px`,
    '--card': `${cardWidth}px`,
    '--column-gap': `${columnGap}px`,
    backgroundSize: `100% ${fullRows * pitch}px`,
  } as CSSProperties
}

function readPlace(element: EventTarget | null): number | null {
  const place =
    element instanceof Element ? element.closest<HTMLElement>('[data-place]')?.dataset.place : undefined
  return place === undefined ? null : Number(place)
}

/** Games that come above leave those in sight where they are, as far as whole rows allow. */
function useKeptPlace(list: GamePages, columns: number | undefined, pitch: number | undefined): void {
  const before = useRef(list)
  useLayoutEffect(() => {
    const { first, last } = before.current
    before.current = list
    const added = (first - list.first) * gamesPerPage
    if (added > 0 && list.last === last && columns && pitch)
      scrollBy({ top: Math.floor(added / columns) * pitch, behavior: 'instant' })
  }, [list, columns, pitch])
}
