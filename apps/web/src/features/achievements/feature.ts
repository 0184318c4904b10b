// Achievements: the player's progress, trophies, and the toast of a completed one.
import type { Manifest } from '../manifest.ts'
import type texts from './achievements.messages.json'

declare module '../../i18n/message-key.ts' {
  interface LaterMessages extends Texts<typeof texts> {}
}

export const achievements = {
  screens: { profileAchievements: 'routes/profile-achievements.tsx' },
} satisfies Manifest
