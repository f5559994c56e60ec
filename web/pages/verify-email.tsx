import { VerifyEmailLink } from '../domains/accounts/verify-email-link.tsx'

export function Component() {
  return <VerifyEmailLink />
}
