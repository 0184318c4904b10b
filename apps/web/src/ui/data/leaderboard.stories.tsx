import avatars from '@yanta/art/avatars.json'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Leaderboard } from './leaderboard.tsx'

export default { title: 'Content/Leaderboard' }

const words = {
  ru: {
    caption: 'Таблица турнира',
    place: 'Место',
    name: 'Игрок',
    value: 'Очки',
    reader: 'это вы',
    prize: 'Приз',
    prizes: ['300 000 ₽', '200 000 ₽', '120 000 ₽', '20 000 ₽'],
    you: 'Вы',
    up: 'Подняться',
    points: ['184 200', '121 960', '98 410', '41 440'],
  },
  en: {
    caption: 'Standings',
    place: 'Place',
    name: 'Player',
    value: 'Points',
    reader: 'this is you',
    prize: 'Prize',
    prizes: ['300,000 ₽', '200,000 ₽', '120,000 ₽', '20,000 ₽'],
    you: 'You',
    up: 'Climb',
    points: ['184,200', '121,960', '98,410', '41,440'],
  },
}

const rowsOf = (w: typeof words.ru, places: (number | null)[]) =>
  ['Freya_88', 'kot.mat', 'Vikt***', w.you]
    .map((name, index) => ({
      place: places[index] ?? null,
      name,
      image: Object.values(avatars)[index],
      value: w.points[index],
      isReader: index === 3,
    }))
    .sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity))

/** `prize` is among the words of the stories with prizes alone. */
const withoutPrizes = (w: typeof words.ru) => ({ ...w, prize: undefined })

export const WithGap = story(words, (w) => (
  <Surface>
    <Leaderboard labels={withoutPrizes(w)} rows={rowsOf(w, [1, 2, 3, 14])} />
  </Surface>
))

export const WithPrizes = story(words, (w) => (
  <Surface isWide>
    <Leaderboard
      labels={w}
      rows={rowsOf(w, [1, 2, 3, 14]).map((row, index) => ({ ...row, prize: w.prizes[index] }))}
    />
  </Surface>
))

export const WithoutPlace = story(words, (w) => (
  <Surface>
    <Leaderboard labels={withoutPrizes(w)} rows={rowsOf(w, [1, 2, 3, null])} />
  </Surface>
))

function Climbing({ words: w }: { words: typeof words.ru }) {
  const [turn, setTurn] = useState(0)
  const places = turn % 2 === 0 ? [1, 2, 3, 4] : [1, 3, 4, 2]
  return (
    <Surface>
      <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <div style={{ width: '100%' }}>
          <Leaderboard labels={withoutPrizes(w)} rows={rowsOf(w, places)} />
        </div>
        <Button size="small" onClick={() => setTurn(turn + 1)}>
          {w.up}
        </Button>
      </div>
    </Surface>
  )
}

export const ChangesPlaces = story(words, (w) => <Climbing words={w} />)
