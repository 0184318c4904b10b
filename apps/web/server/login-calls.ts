// The calls whose answers may hold the tokens of a new session [4.14]. A browser makes them like any other and gets cookies.
import {
  confirmPhoneCode,
  login,
  loginWithPasskey,
  passSecondFactor,
  registerPlayer,
  restorePassword,
} from '@yanta/contract'

export const loginCalls = [
  login,
  confirmPhoneCode,
  registerPlayer,
  restorePassword,
  passSecondFactor,
  loginWithPasskey,
]
