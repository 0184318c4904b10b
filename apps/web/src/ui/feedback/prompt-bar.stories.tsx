import { Button } from '../actions/button.tsx'
import { gift } from '../gallery/art.ts'
import { story } from '../gallery/story.tsx'
import { Icon } from '../data/icon.tsx'
import { PromptBar } from './prompt-bar.tsx'

export default { title: 'Messages/Prompt bar' }

const words = {
  ru: {
    cookies: 'Нужны ли нам cookie?',
    cookiesText: 'Вход и язык держатся на обязательных. С остальными мы видим, какие страницы неудобны.',
    settings: 'Настроить',
    needed: 'Только нужные',
    all: 'Разрешить все',
    install: 'Клуб на главном экране',
    installText: 'Открывается без строки браузера, 2 МБ',
    later: 'Не сейчас',
    add: 'Установить',
    push: 'Сказать, когда начнётся турнир?',
    pushText: 'Не больше двух сообщений в неделю, отключить можно в профиле.',
    yes: 'Да, сообщать',
  },
  en: {
    cookies: 'Do we need cookies?',
    cookiesText:
      'Sign-in and language rest on the necessary ones. The others show us which pages are awkward.',
    settings: 'Settings',
    needed: 'Only necessary',
    all: 'Allow all',
    install: 'The club on your home screen',
    installText: 'Opens without the browser bar, 2 MB',
    later: 'Not now',
    add: 'Install',
    push: 'Shall we tell you when a tournament starts?',
    pushText: 'Two messages a week at most; turn them off in your profile.',
    yes: 'Yes, tell me',
  },
}

export const EqualAnswers = story(words, (w) => (
  <PromptBar
    icon="shield"
    title={w.cookies}
    text={w.cookiesText}
    actions={
      <>
        <Button look="line" size="small">
          {w.settings}
        </Button>
        <Button look="line" size="small">
          {w.needed}
        </Button>
        <Button look="line" size="small">
          {w.all}
        </Button>
      </>
    }
  />
))
export const WithPicture = story(words, (w) => (
  <div style={{ maxWidth: 640 }}>
    <PromptBar
      image={gift('compoint')}
      title={w.install}
      text={w.installText}
      actions={
        <>
          <Button look="text" size="small">
            {w.later}
          </Button>
          <Button look="primary" size="small">
            <Icon name="download" size={18} />
            {w.add}
          </Button>
        </>
      }
    />
  </div>
))
export const Floating = story(words, (w) => (
  <PromptBar
    isFloating
    icon="bell"
    title={w.push}
    text={w.pushText}
    actions={
      <>
        <Button look="text" size="small">
          {w.later}
        </Button>
        <Button look="primary" size="small">
          {w.yes}
        </Button>
      </>
    }
  />
))
