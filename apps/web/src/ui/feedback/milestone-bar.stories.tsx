import { level } from '../gallery/art.ts'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { MilestoneBar } from './milestone-bar.tsx'

export default { title: 'Progress/Milestone bar' }

const words = {
  ru: {
    sail: 'Парус · 6',
    value: '64 200 / 100 000 опыта',
    left: 'До «Шторма» осталось 35 800 опыта',
    amber: 'Янтарь · 10',
    all: '500 000 опыта',
    last: 'Выше уровней нет',
  },
  en: {
    sail: 'Sail · 6',
    value: '64,200 / 100,000 XP',
    left: '35,800 XP to Storm',
    amber: 'Amber · 10',
    all: '500,000 XP',
    last: 'There is no higher level',
  },
}

export const OnTheWay = story(words, (w) => (
  <Surface isWide>
    <MilestoneBar
      label={w.sail}
      valueText={w.value}
      percent={64.2}
      text={w.left}
      image={level(6)}
      nextImage={level(7)}
    />
  </Surface>
))
export const LastStep = story(words, (w) => (
  <Surface isWide>
    <MilestoneBar label={w.amber} valueText={w.all} percent={100} text={w.last} image={level(10)} />
  </Surface>
))
