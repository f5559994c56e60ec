import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FailedJobsInput, FailedJobsPage, JobsDone } from '../../../contract/operating/failed-jobs.ts'
import { api, unwrap } from '../../api.ts'

const calls = api.api.operator['failed-jobs']
const jobsKey = ['operator', 'failed-jobs'] as const
const reloadMs = 15_000

/** Asks again from time to time, because what is tried again may fail again. */
export function useFailedJobs(page: number) {
  return useQuery({
    queryKey: [...jobsKey, page],
    queryFn: ({ signal }): Promise<FailedJobsPage> =>
      unwrap(calls.$get({ query: { page: String(page) } }, { init: { signal } })),
    placeholderData: keepPreviousData,
    refetchInterval: reloadMs,
  })
}

export function useJobsAct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (json: FailedJobsInput): Promise<JobsDone> => unwrap(calls.acts.$post({ json })),
    onSettled: () => void client.invalidateQueries({ queryKey: ['operator'] }),
  })
}
