// The login popup as what opens over another screen; the login screen itself takes it as it is.
export { LoginPopup as LoginModal } from '../features/auth/login-popup.tsx'
