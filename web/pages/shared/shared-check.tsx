import { useParams } from 'react-router'
import { SharedCheckView } from '../../domains/detector/share/shared-check-view.tsx'

/** A shared check, for any reader who has its address. */
export function Component() {
  const { token = '' } = useParams()
  return <SharedCheckView token={token} />
}
