import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { FlyingNotice } from './flying-notice.tsx'
import { Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'

export default { title: 'Motion/Flying notice' }

const words = {
  ru: { show: 'Показать', title: 'Lena.sol даёт вам пять', text: '+1 коктейль', pressed: 'Открыто' },
  en: { show: 'Show', title: 'Lena.sol gives you five', text: '+1 cocktail', pressed: 'Opened' },
}

function Flying({ show, title, text, pressed }: typeof words.ru) {
  const [waiting, setWaiting] = useState(['first'])
  const [turn, setTurn] = useState(0)
  const [isPressed, setIsPressed] = useState(false)
  const handleShow = () => {
    setTurn(turn + 1)
    setWaiting([...waiting, `again-${turn}`])
  }
  const end = (id: string) => setWaiting((ids) => ids.filter((other) => other !== id))
  return (
    <Cells>
      <Button onClick={handleShow}>{show}</Button>
      {isPressed && <span>{pressed}</span>}
      <FlyingNotice
        notice={waiting[0] === undefined ? undefined : { id: waiting[0], icon: 'hand', title, text }}
        onEnd={end}
        onPress={(id) => {
          setIsPressed(true)
          end(id)
        }}
      />
    </Cells>
  )
}

export const Arrives = story(words, (w) => <Flying {...w} />)
