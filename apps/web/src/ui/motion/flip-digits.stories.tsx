import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { FlipDigits } from './flip-digits.tsx'
import { Cells, Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Motion/Flip digits' }

const words = {
  ru: { next: 'Следующая цифра', label: (known: number) => `Открыто цифр: ${known} из 6` },
  en: { next: 'Next digit', label: (known: number) => `${known} of 6 digits are open` },
}

const drawn = [...'731946']

function Drawing({ next, label }: typeof words.ru) {
  const [known, setKnown] = useState(4)
  return (
    <Surface isWide>
      <Cells>
        <FlipDigits
          label={label(known)}
          digits={drawn.map((digit, index) => (index < known ? digit : null))}
        />
        <Button size="small" onClick={() => setKnown((known + 1) % 7)}>
          {next}
        </Button>
      </Cells>
    </Surface>
  )
}

export const Draw = story(words, (w) => <Drawing {...w} />)
