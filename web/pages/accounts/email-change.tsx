import { ChangeEmailLink } from '../../domains/accounts/email/change-email-link.tsx'

export function Component() {
  return <ChangeEmailLink />
}
