import { Cells, Surface } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import {
  CardPlaceholder,
  CirclePlaceholder,
  FieldPlaceholder,
  Loading,
  RowsPlaceholder,
  TextPlaceholder,
} from './placeholder.tsx'

export default { title: 'Loading/Placeholders' }

const words = { ru: { loading: 'Загружаем' }, en: { loading: 'Loading' } }

export const Cards = story(words, (w) => (
  <Loading label={w.loading}>
    <Cells inColumns>
      <CardPlaceholder />
      <CardPlaceholder />
      <CardPlaceholder />
    </Cells>
  </Loading>
))
export const Rows = story(words, (w) => (
  <Surface isWide>
    <Loading label={w.loading}>
      <RowsPlaceholder />
    </Loading>
  </Surface>
))
export const Form = story(words, (w) => (
  <Surface>
    <Loading label={w.loading}>
      <Cells inColumns>
        <FieldPlaceholder />
        <FieldPlaceholder />
      </Cells>
    </Loading>
  </Surface>
))
export const Text = story(words, (w) => (
  <Surface>
    <Loading label={w.loading}>
      <Cells inColumns>
        <CirclePlaceholder />
        <TextPlaceholder lines={4} />
      </Cells>
    </Loading>
  </Surface>
))
