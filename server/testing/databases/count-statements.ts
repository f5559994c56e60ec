import { Client } from 'pg'
import { onTestFinished } from 'vitest'

type Statement = { text: string; name: string | null }

/** Records the statements that this process sends from now on, apart from those of the job queues, which poll. */
export function recordStatements(): Statement[] {
  const seen: Statement[] = []
  const { query } = Client.prototype
  Client.prototype.query = function recorded(this: Client, ...given: unknown[]) {
    const [first] = given
    const text = typeof first === 'string' ? first : String((first as { text?: unknown }).text)
    const name = typeof first === 'string' ? null : ((first as { name?: string }).name ?? null)
    if (!text.includes('pgboss')) seen.push({ text: text.replace(/\s+/g, ' ').trim(), name })
    return (query as (...given: unknown[]) => unknown).apply(this, given)
  } as typeof query
  onTestFinished(() => {
    Client.prototype.query = query
  })
  return seen
}
