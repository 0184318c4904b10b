import { BalanceChart } from './balance-chart.tsx'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Content/Balance chart' }

const words = {
  ru: {
    label: 'Результат по дням',
    legend: { gain: 'плюс', loss: 'минус', total: 'нарастающий итог' },
    tag: 'ru-RU',
  },
  en: {
    label: 'Result by day',
    legend: { gain: 'plus', loss: 'minus', total: 'running total' },
    tag: 'en-GB',
  },
}

const values = [
  3_200, -1_400, 800, -2_600, 6_100, 3_400, -600, 1_900, 1_660, -3_800, -3_300, -4_200, -1_160, -340,
]
const columns = (given: number[], locale: string) =>
  given.map((value, index) => ({
    label: `${String(index + 7).padStart(2, '0')}.11`,
    value,
    valueText: `${value.toLocaleString(locale)} ₽`,
  }))

export const TwoWeeks = story(words, (w) => (
  <Surface isWide>
    <BalanceChart label={w.label} legend={w.legend} columns={columns(values, w.tag)} />
  </Surface>
))
export const NothingPlayed = story(words, (w) => (
  <Surface isWide>
    <BalanceChart
      label={w.label}
      legend={w.legend}
      columns={columns(
        values.map(() => 0),
        w.tag,
      )}
    />
  </Surface>
))
