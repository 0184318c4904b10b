import { Button } from '../actions/button.tsx'
import { CardGrid, CardGridItem } from '../layout/card-grid.tsx'
import { gift } from '../gallery/art.ts'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { RingCard, RingTile } from './ring-card.tsx'

export default { title: 'Content/Ring card' }

const words = {
  ru: {
    almost: 'Почти получилось',
    names: ['Сотня за вечер', 'Фруктовый король', 'Янтарная искра', 'Звёздный путь'],
    texts: [
      '100 спинов за день',
      'Выиграйте в 10 фруктовых слотах',
      'Соберите 500 кристаллов',
      'Сыграйте в 25 играх',
    ],
    percent: (value: number) => `${value} %`,
    take: 'Забрать',
    trophies: 'Трофеи',
  },
  en: {
    almost: 'Almost there',
    names: ['A hundred tonight', 'Fruit King', 'Amber Spark', 'Star Trail'],
    texts: ['100 spins in a day', 'Win in 10 fruit slots', 'Collect 500 crystals', 'Play 25 games'],
    percent: (value: number) => `${value}%`,
    take: 'Take',
    trophies: 'Trophies',
  },
}

const images = [gift('giftspin'), gift('group'), gift('compoint'), gift('xp')]
const percents = [86, 28, 100, 0]

export const States = story(words, (w) => (
  <CardGrid label={w.almost}>
    {w.names.map((title, index) => (
      <CardGridItem key={title}>
        <RingCard
          title={title}
          text={w.texts[index]}
          valueText={w.percent(percents[index]!)}
          percent={percents[index]!}
          image={images[index]!}
          action={
            percents[index] === 100 && (
              <Button look="primary" size="small">
                {w.take}
              </Button>
            )
          }
        />
      </CardGridItem>
    ))}
  </CardGrid>
))
export const Tiles = story(words, (w) => (
  <Surface isWide>
    <CardGrid size="tiny" label={w.trophies}>
      {w.names.map((title, index) => (
        <CardGridItem key={title}>
          <RingTile title={title} percent={percents[index]!} image={images[index]!} detail={w.texts[index]} />
        </CardGridItem>
      ))}
    </CardGrid>
  </Surface>
))
