import { Cells, Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { ProgressBar } from './progress-bar.tsx'

export default { title: 'Progress/Bar' }

const words = {
  ru: {
    level: 'Парус · 6',
    experience: '64 200 / 100 000 опыта',
    limit: 'Дневной лимит',
    used: '9 400 из 10 000 ₽',
    seats: 'Места',
    seatsUsed: '86 из 120',
    day: 'Пятёрки за день',
    hands: '3 из 5',
    done: 'Готово',
    check: 'Проверяем платёж',
    empty: 'Новый уровень',
    none: '0 / 1 000',
  },
  en: {
    level: 'Sail · 6',
    experience: '64,200 / 100,000 XP',
    limit: 'Daily limit',
    used: '9,400 of 10,000 ₽',
    seats: 'Seats',
    seatsUsed: '86 of 120',
    day: 'High fives today',
    hands: '3 of 5',
    done: 'Done',
    check: 'Checking the payment',
    empty: 'New level',
    none: '0 / 1,000',
  },
}

export const States = story(words, (w) => (
  <Surface>
    <Cells inColumns>
      <ProgressBar label={w.level} percent={64.2} valueText={w.experience} hasHead />
      <ProgressBar label={w.empty} percent={0} valueText={w.none} hasHead />
      <ProgressBar label={w.done} percent={100} color="green" hasHead />
      <ProgressBar label={w.day} percent={60} valueText={w.hands} color="pink" hasHead />
      <ProgressBar label={w.seats} percent={72} valueText={w.seatsUsed} color="violet" isThin hasHead />
      <ProgressBar label={w.limit} percent={94} valueText={w.used} color="coral" hasHead />
    </Cells>
  </Surface>
))

export const Endless = story(words, (w) => (
  <Surface>
    <ProgressBar label={w.check} color="blue" hasHead />
  </Surface>
))
