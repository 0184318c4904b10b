import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { DigitRoll } from './digit-roll.tsx'
import { Cell, Cells, Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Motion/Digit roll' }

const words = {
  ru: { add: '+1 287 ₽', drums: 'барабаны', plain: 'в строке', numbers: 'ru-RU' },
  en: { add: '+1,287 ₽', drums: 'drums', plain: 'in a line', numbers: 'en-GB' },
}

function Growing({ add, drums, plain, numbers }: typeof words.ru) {
  const [sum, setSum] = useState(4_812_360)
  const text = sum.toLocaleString(numbers)
  return (
    <Surface isWide>
      <Cells>
        <Cell label={drums}>
          <DigitRoll text={text} look="drums" />
        </Cell>
        <Cell label={plain}>
          <span style={{ font: '700 19px/1 var(--font-display)', color: 'var(--accent-light)' }}>
            <DigitRoll text={`${text} ₽`} />
          </span>
        </Cell>
        <Button size="small" onClick={() => setSum(sum + 1_287)}>
          {add}
        </Button>
      </Cells>
    </Surface>
  )
}

export const PoolGrows = story(words, (w) => <Growing {...w} />)
