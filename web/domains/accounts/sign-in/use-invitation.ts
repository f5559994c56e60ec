import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { ShownInvitation } from '../../../../contract/accounts/invitations.ts'
import { post } from '../../../api.ts'

/** The invitation in the address of the sign-up page, after the #; null without one. */
export function useInvitation() {
  const { hash } = useLocation()
  const token = new URLSearchParams(hash.slice(1)).get('token')
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => post<ShownInvitation>('/api/invitations/open', { token }, signal),
    enabled: token !== null,
  })
  return { token, ...query }
}
