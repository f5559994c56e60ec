import { KeysCard } from '../../domains/api-keys/keys-card.tsx'
import { UsageCard } from '../../domains/api-keys/usage-card.tsx'

export function Section() {
  return (
    <>
      <KeysCard />
      <UsageCard />
    </>
  )
}
