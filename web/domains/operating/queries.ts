import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { AccountSecurity } from '../../../contract/accounts/security.ts'
import type { AuditPage } from '../../../contract/operating/audit.ts'
import type { UserActInput, UserState, UsersPage } from '../../../contract/operating/users.ts'
import { api, unwrap } from '../../api.ts'

const calls = api.api.operator
const usersKey = ['operator', 'users'] as const
const auditKey = ['operator', 'audit'] as const

export type UsersView = { search: string; state: UserState; page: number }

/** The page before stays while the next one is loaded, so that nothing jumps. */
export function useUsers(view: UsersView) {
  return useQuery({
    queryKey: [...usersKey, view],
    queryFn: ({ signal }): Promise<UsersPage> =>
      unwrap(calls.users.$get({ query: { ...view, page: String(view.page) } }, { init: { signal } })),
    placeholderData: keepPreviousData,
  })
}

/** A password in the input stays in memory no longer than its request. */
export function useUserAct(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: UserActInput) =>
      unwrap(calls.users[':userId'].acts.$post({ param: { userId }, json })),
    onSettled() {
      void client.invalidateQueries({ queryKey: usersKey })
      void client.invalidateQueries({ queryKey: auditKey })
    },
    gcTime: 0,
  })
}

/** How the operator proves who is there. */
export function useOwnSecurity(isOn: boolean) {
  return useQuery({
    queryKey: ['operator', 'own-security'],
    queryFn: ({ signal }): Promise<AccountSecurity> =>
      unwrap(api.api.account.security.$get({}, { init: { signal } })),
    enabled: isOn,
  })
}

export function useAudit() {
  return useInfiniteQuery({
    queryKey: auditKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }): Promise<AuditPage> =>
      unwrap(calls.audit.$get({ query: pageParam ? { before: pageParam } : {} }, { init: { signal } })),
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
  })
}
