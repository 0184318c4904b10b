import { LogOutButton } from './log-out-button.tsx'
import { SoundSwitch } from './sound-switch.tsx'

/** The end of the account menu. Loaded when the menu is near. */
export function AccountMenuEnd() {
  return (
    <>
      <SoundSwitch />
      <LogOutButton />
    </>
  )
}
