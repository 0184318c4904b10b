// The seeds of the next rounds, and the controls to change them. No <form>: the frame's sandbox allows none.
import { copyText } from '../clipboard.ts'
import { h } from '../dom.ts'
import { icon } from '../icons.ts'
import type { PanelContext } from './panel-context.ts'

/** The server's rule for a player's seed, so that an invalid one is reported before it is sent. */
const clientSeedRule = /^[!-9;-~]{1,64}$/

function buildValue(name: string, value: string, { t }: PanelContext): Element {
  const copied = h('small', { role: 'status' })
  const copy = async (): Promise<void> => {
    if (await copyText(value)) copied.textContent = t('fair.copied')
  }
  return h(
    'div',
    { class: 'field' },
    h('span', { class: 'field__name' }, name, copied),
    h(
      'div',
      { class: 'mono-box' },
      h('code', {}, value),
      h(
        'button',
        { type: 'button', 'aria-label': t('fair.copy', { name }), onclick: copy },
        icon('copy', 18),
      ),
    ),
  )
}

export function buildFairness(context: PanelContext): Element {
  const { t, server } = context
  const page = h('div', { class: 'tab-page' })
  const show = (revealed: { serverSeed: string; rounds: number } | null): void => {
    const seeds = context.seeds.read()
    const input = h('input', {
      id: 'client-seed',
      class: 'input',
      value: seeds.clientSeed,
      maxlength: 64,
      autocomplete: 'off',
      spellcheck: 'false',
      'aria-describedby': 'client-seed-note',
    })
    const note = h('p', { class: 'note', id: 'client-seed-note', role: 'status' }, t('fair.clientSeedHint'))
    const rotate = h(
      'button',
      {
        type: 'button',
        class: 'action action--main action--wide',
        onclick: () => change(),
      },
      icon('refresh', 18),
      t('fair.rotate'),
    )
    input.addEventListener('keydown', (event) => void (event.key === 'Enter' && !rotate.disabled && change()))
    const complain = (text: string, isSeedBad = false): void => {
      note.textContent = text
      note.classList.add('note--bad')
      if (isSeedBad) input.setAttribute('aria-invalid', 'true')
      else input.removeAttribute('aria-invalid')
    }
    async function change(): Promise<void> {
      if (context.isRoundOpen()) return complain(t('fair.busy'))
      if (!clientSeedRule.test(input.value)) return complain(t('fair.clientSeedBad'), true)
      rotate.disabled = true
      const { serverSeedHash } = seeds
      const answer = await server.changeSeeds({ clientSeed: input.value, serverSeedHash })
      rotate.disabled = false
      if (answer.kind !== 'ok')
        return complain(t(answer.kind === 'lost' ? 'error.seed_lost' : 'error.seed_failed'))
      const { revealed: opened, ...fresh } = answer.value
      context.seeds.replace(fresh)
      show(opened)
    }
    page.replaceChildren(
      h('p', {}, t('fair.text')),
      ...(revealed === null
        ? []
        : [
            h(
              'div',
              { class: 'revealed' },
              h('p', {}, t('fair.rotated', { count: revealed.rounds })),
              buildValue(t('fair.seed'), revealed.serverSeed, context),
            ),
          ]),
      buildValue(t('fair.hash'), seeds.serverSeedHash, context),
      buildValue(t('fair.nextHash'), seeds.nextServerSeedHash, context),
      h(
        'div',
        { class: 'seed-change' },
        h(
          'label',
          { class: 'field', for: 'client-seed' },
          h('span', { class: 'field__name' }, t('fair.clientSeed')),
        ),
        input,
        note,
        rotate,
      ),
      h('p', { class: 'note' }, `${t('fair.nonce')}: ${seeds.nonce}`),
    )
  }
  show(null)
  return page
}
