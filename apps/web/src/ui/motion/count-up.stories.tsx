import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { CountUp } from './count-up.tsx'
import { Cells, Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Motion/Count up' }

const words = {
  ru: { again: 'Ещё раз', more: 'Больше', numbers: 'ru-RU', steps: ['Хорошо', 'Крупно', 'Огромно'] },
  en: { again: 'Once more', more: 'More', numbers: 'en-GB', steps: ['Nice', 'Big', 'Huge'] },
}

const thresholds = [3_000, 12_000, 30_000]

function Counting({ again, more, numbers, steps }: typeof words.ru) {
  const [{ turn, value }, setState] = useState({ turn: 0, value: 36_000 })
  return (
    <Surface isWide>
      <Cells>
        <div style={{ padding: '12px 32px' }}>
          <CountUp
            key={turn}
            value={value}
            format={(sum) => `+${sum.toLocaleString(numbers)} ₽`}
            steps={thresholds.map((from, index) => ({ from, label: steps[index]! }))}
          />
        </div>
        <Button size="small" onClick={() => setState({ turn: turn + 1, value: 36_000 })}>
          {again}
        </Button>
        <Button size="small" onClick={() => setState({ turn, value: value + 12_000 })}>
          {more}
        </Button>
      </Cells>
    </Surface>
  )
}

export const Win = story(words, (w) => <Counting {...w} />)
