// Safer play: a player's own limits, breaks and self-exclusion, and what their play comes to.
import type { Currency, ExclusionTerm, OwnLimit } from '@yanta/contract'
import type { Manifest } from '../manifest.ts'
import type activity from './activity/activity.messages.json'
import type breaks from './break/break.messages.json'
import type limits from './limits/limits.messages.json'
import type texts from './safer-play.messages.json'
import type selfTest from './self-test/self-test.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages
    extends
      Texts<typeof texts>,
      Texts<typeof limits>,
      Texts<typeof breaks>,
      Texts<typeof activity>,
      Texts<typeof selfTest> {}
}

declare module '../../dialogs/registry.ts' {
  interface DialogProps {
    /** `onChanged`: the limit as the platform has it now. */
    ownLimit: { limit: OwnLimit; currency: Currency; onChanged: (limit: OwnLimit) => void }
    /** True: it is meant. */
    selfExclusion: { term: ExclusionTerm } & Answering<boolean>
    /** The account is closed for play, and its logins have ended; null: for ever. */
    selfExcluded: { until: string | null }
    selfTest: NoProps
  }
}

export const saferPlay = {
  screens: {
    saferPlay: 'routes/safer-play.tsx',
    saferPlayBreak: 'routes/safer-play-break.tsx',
    saferPlayActivity: 'routes/safer-play-activity.tsx',
  },
  dialogs: {
    ownLimit: async () => (await import('./limits/limit-modal.tsx')).LimitModal,
    selfExclusion: async () => (await import('./break/exclusion-modal.tsx')).ExclusionModal,
    selfExcluded: async () => (await import('./break/excluded-modal.tsx')).ExcludedModal,
    selfTest: async () => (await import('./self-test/self-test-modal.tsx')).SelfTestModal,
  },
} satisfies Manifest
