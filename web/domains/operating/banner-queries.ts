import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BannerInput, BannerState } from '../../../contract/site/banner.ts'
import { api, unwrap } from '../../api.ts'

const calls = api.api.operator.banner
const bannerKey = ['operator', 'banner'] as const

export function useBanner() {
  return useQuery({
    queryKey: bannerKey,
    queryFn: ({ signal }): Promise<BannerState> => unwrap(calls.$get({}, { init: { signal } })),
    // The form has what was typed; another operator's change is seen when the page is opened again.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useBannerChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (banner: BannerInput | null): Promise<BannerState> =>
      unwrap(calls.$put({ json: { banner } })),
    onSuccess(state) {
      client.setQueryData(bannerKey, state)
      void client.invalidateQueries({ queryKey: ['operator', 'audit'] })
    },
  })
}
