import { ChangeEmailLink } from '../domains/accounts/change-email-link.tsx'

export function Component() {
  return <ChangeEmailLink />
}
