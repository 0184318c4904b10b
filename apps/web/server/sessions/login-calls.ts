// Calls whose answers may contain the tokens of a new session [4.14]. Browsers make them like any other and get cookies.
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
