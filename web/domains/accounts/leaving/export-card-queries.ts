import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AccountExport } from '../../../../contract/accounts/leaving.ts'
import { api, post, unwrap } from '../../../api.ts'

const exportKey = ['account-export'] as const
const pollMs = 800

type Answer = { export: AccountExport | null }

export function isBeingMade(made: AccountExport | null | undefined): boolean {
  return made?.state === 'queued' || made?.state === 'running'
}

/** Loads the newest export and polls while it is being prepared. */
export function useExport() {
  return useQuery({
    queryKey: exportKey,
    queryFn: async ({ signal }): Promise<Answer> =>
      unwrap(api.api.account.export.$get({}, { init: { signal } })),
    refetchInterval: ({ state }) => (isBeingMade(state.data?.export) ? pollMs : false),
    refetchOnWindowFocus: true,
  })
}

export function useStartExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => post<Answer>('/api/account/export', {}),
    onSuccess: (answer) => client.setQueryData(exportKey, answer),
  })
}

export function downloadPath({ id }: AccountExport): string {
  return `/api/account/export/${id}/download`
}
