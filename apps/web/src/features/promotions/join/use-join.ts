import { type Promotion, joinPromotion } from '@yanta/contract'
import { useRevalidator } from 'react-router'
import { browserCall } from '../../../data/api/browser-call.ts'
import type { Refusal } from '../../../data/api/result.ts'
import { type Action, useAction } from '../../../data/use-action.ts'
import { showToast } from '../../../dialogs/toast-queue.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import '../promotion-page.messages.json'

/** Takes part in a promotion; in a future one the wish is noted [7.41]. The page is loaded again after it, also when it was refused. */
export function useJoin({ id, status, title }: Promotion): Action<[], Refusal<string>> {
  const { t } = useI18n()
  const { revalidate } = useRevalidator()
  return useAction(async () => {
    const answer = await browserCall(joinPromotion, { body: { action_id: id } })
    if (!answer.ok) {
      if (answer.refusal.code === 'action_is_inactive') void revalidate()
      return answer.refusal
    }
    showToast({
      id: 'promotion',
      type: 'success',
      title: t(status === 'future' ? 'promotion.join.noted' : 'promotion.join.done'),
      text: t(status === 'future' ? 'promotion.join.noted.text' : 'promotion.join.done.text', { title }),
    })
    await revalidate()
  })
}
