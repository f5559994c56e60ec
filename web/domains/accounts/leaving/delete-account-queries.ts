import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeleteNeeds } from '../../../../contract/accounts/leaving.ts'
import { api, post, unwrap } from '../../../api.ts'
import { forgetThisUser, leaveTo, tellOtherTabs } from '../end-session.ts'
import { endSession } from '../session-ending-call.ts'

export type DeleteProof = { password?: string; code?: string; token?: string }

/** Loads, when the dialog opens, which proof the deletion requires. */
export function useDeleteNeeds() {
  return useQuery({
    queryKey: ['delete-needs'],
    queryFn: async ({ signal }): Promise<DeleteNeeds> =>
      unwrap(api.api.account.delete.$get({}, { init: { signal } })),
    gcTime: 0,
  })
}

export function useMailDeleteLink() {
  return useMutation({ mutationFn: () => post('/api/account/delete/link', {}) })
}

/** Deletes the account and everything that this browser stores for it. */
export function useDeleteAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (proof: DeleteProof) => endSession(client, () => post('/api/account/delete', proof)),
    onSuccess: () => {
      forgetThisUser()
      tellOtherTabs('signed-out')
      return leaveTo('/login?account=deleted')
    },
  })
}
