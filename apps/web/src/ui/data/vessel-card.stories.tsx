import { Button } from '../actions/button.tsx'
import { CardGrid, CardGridItem } from '../layout/card-grid.tsx'
import { currency, gift } from '../gallery/art.ts'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { FillRow, VesselCard } from './vessel-card.tsx'

export default { title: 'Content/Vessel card' }

const words = {
  ru: {
    names: ['Достижения', 'Депозиты', 'Ставки'],
    values: ['2 500', '4 060', '850'],
    limits: ['2 500', '7 000', '2 500'],
    rewards: ['5 000 опыта', 'Бонус 100 %', '100 гифтспинов'],
    missing: ['', 'Ещё 2 940', 'Ещё 1 650'],
    take: 'Забрать',
  },
  en: {
    names: ['Achievements', 'Top-ups', 'Bets'],
    values: ['2,500', '4,060', '850'],
    limits: ['2,500', '7,000', '2,500'],
    rewards: ['5,000 XP', '100% bonus', '100 giftspins'],
    missing: ['', '2,940 more', '1,650 more'],
    take: 'Take',
  },
}

const liquids = ['green', 'amber', 'violet'] as const
const gifts = [gift('xp'), gift('deposit'), gift('giftspin')]
const percents = [100, 58, 34]

export const States = story(words, (w) => (
  <CardGrid>
    {w.names.map((title, index) => (
      <CardGridItem key={title}>
        <VesselCard
          title={title}
          value={w.values[index]!}
          limitText={w.limits[index]!}
          percent={percents[index]!}
          liquid={liquids[index]!}
          reward={{ image: gifts[index]!, name: w.rewards[index]! }}
          foot={
            percents[index] === 100 ? (
              <Button look="primary" size="small" isWide>
                {w.take}
              </Button>
            ) : (
              w.missing[index]
            )
          }
        />
      </CardGridItem>
    ))}
  </CardGrid>
))
export const Rows = story(words, (w) => (
  <Surface isWide>
    <CardGrid>
      {w.names.map((title, index) => (
        <CardGridItem key={title}>
          <FillRow
            title={title}
            valueText={`${w.values[index]} / ${w.limits[index]}`}
            percent={percents[index]!}
            image={currency('flask')}
          />
        </CardGridItem>
      ))}
    </CardGrid>
  </Surface>
))
