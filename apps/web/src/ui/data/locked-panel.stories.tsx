import { Button } from '../actions/button.tsx'
import { avatar } from '../gallery/art.ts'
import { story } from '../gallery/story.tsx'
import { Leaderboard } from './leaderboard.tsx'
import { LockedPanel } from './locked-panel.tsx'

export default { title: 'Content/Locked panel' }

const words = {
  ru: {
    title: 'Таблица и игры открыты участникам',
    text: 'Место может освободиться до конца дня. Пришлём уведомление — первый нажавший займёт его.',
    tell: 'Сообщить о месте',
    others: 'Другие турниры',
    caption: 'Таблица',
    place: 'Место',
    name: 'Игрок',
    value: 'Очки',
    reader: 'это вы',
    points: '184 200',
  },
  en: {
    title: 'Standings and games are open to members',
    text: 'A seat may come free before the day ends. We will tell you: the first to press takes it.',
    tell: 'Tell me about a seat',
    others: 'Other tournaments',
    caption: 'Standings',
    place: 'Place',
    name: 'Player',
    value: 'Points',
    reader: 'this is you',
    points: '184,200',
  },
}

export const WithTable = story(words, (w) => (
  <LockedPanel
    title={w.title}
    text={w.text}
    actions={
      <>
        <Button look="primary">{w.tell}</Button>
        <Button>{w.others}</Button>
      </>
    }
  >
    <Leaderboard
      labels={w}
      rows={['Freya_88', 'kot.mat', 'Vikt***', 'Lena.sol', 'Tim_Orlov', 'nika.star'].map((name, index) => ({
        place: index + 1,
        name,
        image: avatar(index + 1),
        value: w.points,
      }))}
    />
  </LockedPanel>
))
