import { BulkCards } from '../../domains/public-api/bulk-cards.tsx'

export function Section() {
  return <BulkCards />
}
