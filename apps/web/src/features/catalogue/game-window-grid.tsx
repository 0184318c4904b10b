// A windowed grid of the open games of a list: only the rows in view are drawn. Before measuring, and on the server,
// the first `firstPlaces` cards are; nothing moves afterwards, since a gap is as high as the rows it replaces.
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
import type { CardGame } from '../../domain/game/card-game.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import type { CardInSight } from './card-turns.ts'
import { GameCard, GameCardSkeleton } from './game-card.tsx'
import styles from './game-grid.module.css'
import type { GridMeasure } from './cached-games.ts'
import { type GamePages, countCards, findGameAt, findPageOf, gamesPerPage } from './game-pages.ts'
import { type Stretch, fitWindow, listIndexes, planStretches } from './game-window.ts'
import type { Seen } from './use-games.ts'
import { useCardTurns } from './use-card-turns.ts'
import { useRowWindow } from './use-row-window.ts'
import { prefetchCovers } from './prefetch-covers.ts'

/** Rows below the window whose covers are prefetched. */
const warmRows = 2

interface GameWindowGridProps {
  label?: string
  list: GamePages
  /** Skeletons after the last game while more are loading. */
  loadingCount?: number
  /** Games that will load automatically; their height is reserved, so that nothing below moves when they arrive. */
  comingCount?: number
  /** The end of the loaded games. */
  end?: RefObject<HTMLLIElement | null>
  isBusy?: boolean
  /** How many cards are drawn before anything is measured. */
  firstPlaces?: number
  /** The cached layout of the list, restored when the player comes back to it. */
  left: Pick<Seen, 'measure' | 'drawn'>
  onSeen: (seen: Seen) => void
  /** Reports drawn indexes whose games were dropped, from the first up to the one before the second. */
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
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null)
  const layout = useRowWindow(grid, left, ({ measure, drawn }) => {
    onSeen({ measure, drawn, page: findPageOf(list, (drawn.from + 1) * measure.columns) })
  })
  const cellCount = countCards(list) + loadingCount
  const columns = layout?.measure.columns ?? 1
  const rows = Math.ceil(cellCount / columns)
  const inSight = layout
    ? fitWindow(rows, layout.drawn)
    : { from: 0, to: Math.ceil(Math.min(cellCount, firstPlaces) / columns) }
  const focusedRow = focusedIndex === null ? null : Math.floor(focusedIndex / columns)
  const shift = (list.first - 1) * gamesPerPage
  const sight = listIndexes(inSight, columns, cellCount).map((index): CardInSight => ({
    index: shift + index,
    face: findGameAt(list, index) ? 'game' : 'loading',
    isFocused: Math.floor(index / columns) === focusedRow,
  }))
  const { turns, isOver } = useCardTurns(list, layout, sight)
  // Below the last drawn card the gap goes on.
  const lastIndex = sight.findLast(({ index }) => turns.has(index))?.index ?? shift
  const drawn = {
    from: inSight.from,
    to: Math.max(inSight.from, Math.floor((lastIndex - shift) / columns)) + 1,
  }
  const stretches: Stretch[] = layout
    ? planStretches(rows, fitWindow(rows, drawn), focusedRow)
    : [{ kind: 'rows', ...inSight }]
  useScrollAnchor(list, layout?.measure.columns, layout?.measure.pitch)
  const report = useEffectEvent((from: number, to: number) => onMissing?.(from, to))
  const [fromPlace, toPlace] = layout
    ? [inSight.from * columns, Math.min(cellCount - loadingCount, inSight.to * columns)]
    : [0, 0]
  useEffect(() => report(fromPlace, toPlace), [fromPlace, toPlace, list])
  // While cards are still being drawn the player may be leaping on and need none of those below.
  const toWarm = isOver ? toPlace : 0
  useEffect(() => {
    if (toWarm > 0)
      return prefetchCovers(
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
          ? buildShapes(layout.measure, countCards(list) + comingCount)
          : ({ '--cellCount': countCards(list) + comingCount } as CSSProperties)
      }
      onFocus={(event) => setFocusedIndex(readIndex(event.target))}
      onBlur={(event: FocusEvent) => setFocusedIndex(readIndex(event.relatedTarget))}
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
          : listIndexes({ from, to }, columns, cellCount).map((index) => {
              const game = findGameAt(list, index)
              const turn = Math.floor(index / columns) === focusedRow ? 'game' : turns.get(shift + index)
              const isLoading = !game || turn === 'loading'
              return (
                <GridCell
                  key={`${findPageOf(list, index)}:${isLoading ? `loading-${index}` : game.slug}`}
                  game={isLoading ? undefined : game}
                  isEmpty={!turn}
                  index={index}
                  position={layout ? shift + index + 1 : undefined}
                  total={list.total}
                />
              )
            }),
      )}
      <li
        ref={end}
        className={styles.end}
        aria-hidden="true"
        style={layout ? { top: Math.ceil(countCards(list) / columns) * layout.measure.pitch } : undefined}
      />
    </ul>
  )
}

interface GridCellProps {
  game: CardGame | undefined
  /** Its turn has not come: the background shows the shape of a card. */
  isEmpty: boolean
  index: number
  /** Counted from the start of the whole list. */
  position: number | undefined
  total: number
}

/** Memoized: scrolling adds or removes a card, the others are not rendered again. */
const GridCell = memo(function GridCell({ game, isEmpty, index, position, total }: GridCellProps) {
  if (isEmpty) return <li data-place={index} aria-hidden="true" />
  if (!game)
    return (
      <li data-place={index} aria-hidden="true">
        <GameCardSkeleton />
      </li>
    )
  return (
    <li data-place={index} aria-posinset={position} aria-setsize={position && total}>
      <GameCard game={game} />
    </li>
  )
})

/** Variables for card shapes in full rows. None may grow with the list: each card would inherit it and be restyled. */
function buildShapes(
  { columns, pitch, gap, cardWidth, columnGap }: GridMeasure,
  cellCount: number,
): CSSProperties {
  const fullRows = Math.floor(cellCount / columns)
  return {
    minHeight: Math.max(0, Math.ceil(cellCount / columns) * pitch - gap),
    '--pitch': `${pitch}px`,
    '--row': `${pitch - gap}px`,
    '--card': `${cardWidth}px`,
    '--column-gap': `${columnGap}px`,
    backgroundSize: `100% ${fullRows * pitch}px`,
  } as CSSProperties
}

function readIndex(element: EventTarget | null): number | null {
  const index =
    element instanceof Element ? element.closest<HTMLElement>('[data-place]')?.dataset.index : undefined
  return index === undefined ? null : Number(index)
}

/** Keeps the games in view where they are when games are added above, as far as whole rows allow. */
function useScrollAnchor(list: GamePages, columns: number | undefined, pitch: number | undefined): void {
  const before = useRef(list)
  useLayoutEffect(() => {
    const { first, last } = before.current
    before.current = list
    const added = (first - list.first) * gamesPerPage
    if (added > 0 && list.last === last && columns && pitch)
      scrollBy({ top: Math.floor(added / columns) * pitch, behavior: 'instant' })
  }, [list, columns, pitch])
}
