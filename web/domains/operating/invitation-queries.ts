import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  InvitationAct,
  InvitationsInput,
  InvitationsMade,
  InvitationsPage,
} from '../../../contract/operating/invitations.ts'
import { api, unwrap } from '../../api.ts'

const calls = api.api.operator.invitations
const invitationsKey = ['operator', 'invitations'] as const

export function useInvitations(page: number) {
  return useQuery({
    queryKey: [...invitationsKey, page],
    queryFn: ({ signal }): Promise<InvitationsPage> =>
      unwrap(calls.$get({ query: { page: String(page) } }, { init: { signal } })),
    placeholderData: keepPreviousData,
  })
}

/** The link of the result stays in memory no longer than the form that shows it. */
export function useInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: InvitationsInput): Promise<InvitationsMade> => unwrap(calls.$post({ json })),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['operator'] }),
    gcTime: 0,
  })
}

export function useInvitationAct(invitationId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (act: InvitationAct) =>
      unwrap(calls[':invitationId'].acts.$post({ param: { invitationId }, json: { act } })),
    onSettled: () => void client.invalidateQueries({ queryKey: ['operator'] }),
  })
}
