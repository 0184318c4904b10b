import { story } from '../gallery/story.tsx'
import { SafeHtml } from './safe-html.tsx'

export default { title: 'Text/Safe HTML' }

const words = {
  ru: {
    html: '<h2>Правила</h2><p>Можно <b>жирный</b>, <em>курсив</em>, <a href="/promo">ссылку на сайт</a> и <a href="https://example.com">наружу</a>.</p><ul><li>Списки</li><li>Таблицы</li></ul><script>alert(1)</script><p onclick="alert(1)">Скрипты исчезают.</p>',
  },
  en: {
    html: '<h2>Rules</h2><p><b>Bold</b>, <em>italics</em>, a <a href="/promo">link of this site</a> and one <a href="https://example.com">leading out</a>.</p><ul><li>Lists</li><li>Tables</li></ul><script>alert(1)</script><p onclick="alert(1)">Scripts vanish.</p>',
  },
}

export const Allowed = story(words, (w) => (
  <div>
    <SafeHtml html={w.html} />
  </div>
))
