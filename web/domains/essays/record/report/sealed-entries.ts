import type { RecordEntry, RecordPage } from '../../../../../contract/essays/record.ts'

/**
 * Returns the entries up to the one that was signed. The panel reads new entries only every few seconds, so that the
 * server may have signed some that it does not have yet.
 */
export async function sealedEntries(
  known: RecordEntry[],
  last: number,
  readAfter: (number: number) => Promise<RecordPage>,
): Promise<RecordEntry[]> {
  const entries = [...known]
  while (entries.length < last) {
    const page = await readAfter(entries.length)
    if (page.entries.length === 0) break
    entries.push(...page.entries)
  }
  return entries.slice(0, last)
}
