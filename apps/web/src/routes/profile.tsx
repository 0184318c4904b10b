// [2.7] The profile's own address redirects to its first tab.
import { redirect } from 'react-router'

export function loader() {
  throw redirect('/profile/balance')
}

export function clientLoader() {
  throw redirect('/profile/balance')
}

export default function Profile() {
  return null
}
