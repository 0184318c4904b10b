import { BadgeTile, ScaleStrip } from './badge-tile.tsx'
import { CardGrid, CardGridItem } from '../layout/card-grid.tsx'
import { level } from '../gallery/art.ts'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { StatusTag } from './status-tag.tsx'
import { Tag } from './tag.tsx'

export default { title: 'Content/Badge tile' }

const words = {
  ru: {
    way: 'Путь к Янтарю',
    passed: 'Пройден',
    here: 'Вы здесь',
    names: ['Капля', 'Искра', 'Бриз', 'Волна', 'Маяк', 'Парус', 'Шторм', 'Зенит', 'Комета', 'Янтарь'],
    experience: ['30 000 опыта', '60 000 опыта', '100 000 опыта', '160 000 опыта', '250 000 опыта'],
    back: 'Возврат по уровням',
    yours: 'Ваш уровень',
    percent: (value: number) => `${value} %`,
  },
  en: {
    way: 'The way to Amber',
    passed: 'Passed',
    here: 'You are here',
    names: ['Drop', 'Spark', 'Breeze', 'Wave', 'Beacon', 'Sail', 'Storm', 'Zenith', 'Comet', 'Amber'],
    experience: ['30,000 XP', '60,000 XP', '100,000 XP', '160,000 XP', '250,000 XP'],
    back: 'Return by level',
    yours: 'Your level',
    percent: (value: number) => `${value}%`,
  },
}

export const States = story(words, (w) => (
  <CardGrid size="small" label={w.way}>
    {w.names.slice(4, 9).map((title, index) => (
      <CardGridItem key={title}>
        <BadgeTile
          title={title}
          detail={w.experience[index]}
          image={level(index + 5)}
          state={index === 0 ? 'past' : index === 1 ? 'now' : 'ahead'}
          tag={
            index === 0 ? (
              <StatusTag tone="green" icon="check" size="small">
                {w.passed}
              </StatusTag>
            ) : index === 1 ? (
              <Tag color="amber" size="small">
                {w.here}
              </Tag>
            ) : undefined
          }
        />
      </CardGridItem>
    ))}
  </CardGrid>
))

const values = [3, 4, 5, 6, 7, 8, 10, 11, 12, 15]
export const Strip = story(words, (w) => (
  <Surface isWide>
    <ScaleStrip
      label={w.back}
      currentIndex={5}
      currentLabel={w.yours}
      steps={w.names.map((name, index) => ({
        name,
        value: w.percent(values[index]!),
        image: level(index + 1),
      }))}
    />
  </Surface>
))
