import { VerifyEmailLink } from '../../domains/accounts/email/verify-email-link.tsx'

export function Component() {
  return <VerifyEmailLink />
}
