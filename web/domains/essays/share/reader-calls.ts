import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readerKeyHeader, type SharedCommentInput } from '../../../../contract/essays/comments.ts'
import { api, unwrap } from '../../../api.ts'
import { reloadQuery } from '../../../reload-query.ts'
import { sharedEssayKey } from './share-queries.ts'

const calls = api.api['shared-essays'][':token'].comments

/** The calls that change a reader's comments; each loads the essay again. */
export function useReaderCalls(token: string, readerKey: string) {
  const client = useQueryClient()
  return useMemo(() => {
    const headers = { [readerKeyHeader]: readerKey }
    const after = async <T>(work: Promise<T>): Promise<T> => {
      const done = await work
      await reloadQuery(client, sharedEssayKey(token))
      return done
    }
    return {
      add: (json: SharedCommentInput) => after(unwrap(calls.$post({ param: { token }, json }, { headers }))),
      remove: (commentId: string) =>
        after(unwrap(calls[':commentId'].$delete({ param: { token, commentId } }, { headers }))),
    }
  }, [client, token, readerKey])
}
