import { Cell, Cells } from '../gallery/cells.tsx'
import { story } from '../gallery/story.tsx'
import { Prose, TextLink } from './text-link.tsx'

export default { title: 'Navigation/Link' }

const words = {
  ru: {
    all: 'Все игры',
    forgot: 'Забыли пароль?',
    before: 'Продолжая, вы соглашаетесь с ',
    rules: 'правилами',
    amber: 'янтарная',
    quiet: 'тихая',
    icon: 'со значком',
    inText: 'в тексте',
  },
  en: {
    all: 'All games',
    forgot: 'Forgot your password?',
    before: 'By continuing you agree to the ',
    rules: 'terms',
    amber: 'amber',
    quiet: 'quiet',
    icon: 'with an icon',
    inText: 'within a text',
  },
}

export const States = story(words, (w) => (
  <Cells>
    <Cell label={w.amber}>
      <TextLink to="/" isAlone>
        {w.forgot}
      </TextLink>
    </Cell>
    <Cell label={w.quiet}>
      <TextLink to="/" isAlone look="quiet">
        {w.all}
      </TextLink>
    </Cell>
    <Cell label={w.icon}>
      <TextLink to="/" isAlone icon="grid">
        {w.all}
      </TextLink>
    </Cell>
    <Cell label={w.inText}>
      <Prose>
        {w.before}
        <TextLink to="/">{w.rules}</TextLink>.
      </Prose>
    </Cell>
  </Cells>
))
