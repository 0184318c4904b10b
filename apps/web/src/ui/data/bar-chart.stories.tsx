import { BarChart } from './bar-chart.tsx'
import { Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Content/Bar chart' }

const words = {
  ru: {
    label: 'Время в игре по дням',
    days: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'],
    minutes: (value: number) => `${value} мин`,
  },
  en: {
    label: 'Time played by day',
    days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
    minutes: (value: number) => `${value} min`,
  },
}

const values = [70, 40, 95, 20, 60, 0, 0]

export const Week = story(words, (w) => (
  <Surface>
    <BarChart
      label={w.label}
      columns={w.days.map((label, index) => ({
        label,
        value: values[index]!,
        valueText: w.minutes(values[index]!),
      }))}
    />
  </Surface>
))
