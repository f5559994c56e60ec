import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BulkJob, BulkKind, OwnBulkJobs } from '../../../contract/api/bulk.ts'
import type { HumanizeMode } from '../../../contract/humanizer.ts'
import { api, unwrap } from '../../api.ts'
import { reloadQuery } from '../../reload-query.ts'

const calls = api.api.bulk
const jobsKey = ['bulk-jobs'] as const
/** How often the list is read while a job runs. */
const progressMs = 4_000

export const isOpen = ({ state }: Pick<BulkJob, 'state'>) => state === 'queued' || state === 'running'

export function useBulkJobs() {
  return useQuery({
    queryKey: jobsKey,
    queryFn: ({ signal }): Promise<OwnBulkJobs> => unwrap(calls.$get({}, { init: { signal } })),
    refetchInterval: ({ state }) => (state.data?.jobs.some(isOpen) ? progressMs : false),
  })
}

type Upload = { file: File; kind: BulkKind; column?: string; mode?: HumanizeMode }

export function useStartBulkJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: Upload): Promise<BulkJob> => unwrap(calls.$post({ form })),
    onSuccess: () => reloadQuery(client, jobsKey),
  })
}

export function useCancelBulkJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (jobId: string) => unwrap(calls[':jobId'].cancel.$post({ param: { jobId } })),
    onSettled: () => reloadQuery(client, jobsKey),
  })
}

export function useDeleteBulkJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (jobId: string) => unwrap(calls[':jobId'].$delete({ param: { jobId } })),
    onSettled: () => reloadQuery(client, jobsKey),
  })
}

export function resultsAddress(jobId: string, format: string): string {
  return `/api/bulk/${jobId}/results?format=${format}`
}
