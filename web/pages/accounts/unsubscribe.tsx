import { UnsubscribeLink } from '../../domains/letters/unsubscribe-link.tsx'

export function Component() {
  return <UnsubscribeLink />
}
