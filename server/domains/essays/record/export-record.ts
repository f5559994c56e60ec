import { type RecordFile, recordFormat } from '../../../../contract/essays/record.ts'
import type { Context } from '../../../platform/context.ts'
import { allEntries } from './read-record.ts'

/** Writes a record in the form that `npm run check-record` reads, one entry at a time. */
export async function* recordFileOf(
  ctx: Pick<Context, 'db' | 'userId'>,
  recordId: string,
  title: string,
): AsyncGenerator<string> {
  const head: Omit<RecordFile, 'entries'> = { format: recordFormat, title, id: recordId, seal: null }
  let before = `${JSON.stringify(head).slice(0, -1)},"entries":[\n`
  for await (const entry of allEntries(ctx, recordId)) {
    yield `${before}${JSON.stringify(entry)}`
    before = ',\n'
  }
  yield before.startsWith('{') ? `${before}]}\n` : '\n]}\n'
}
