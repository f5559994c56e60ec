import { createHash } from 'node:crypto'
import type { DBAdapter, DBTransactionAdapter, Where } from '@better-auth/core/db/adapter'

/** Fields, by the library's names, that grant access and are therefore stored only as hashes. */
const hashedFields: Record<string, string> = { session: 'token', verification: 'identifier' }

type Row = Record<string, unknown>

/** Hashes a token for storage: it has 190 random bits, so a hash without salt or work factor is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * Wraps the library's database access: tokens are stored and looked up as hashes, and the library receives the token
 * that it asked with. Every value is hashed, so a hash that was read from the database grants no access.
 */
export function hashedStore(adapter: DBAdapter): DBAdapter {
  return {
    ...hashedCalls(adapter),
    transaction: (run) => adapter.transaction((inner) => run(hashedCalls(inner) as typeof inner)),
  } as DBAdapter
}

function hashedCalls<Inner extends DBTransactionAdapter>(inner: Inner): Inner {
  return {
    ...inner,
    async create(input: { model: string; data: Row }) {
      const field = hashedFields[input.model]
      const value = field && input.data[field]
      const data = typeof value === 'string' ? { ...input.data, [field!]: hashToken(value) } : input.data
      return withToken(await inner.create({ ...input, data }), field, value)
    },
    findOne: (input: Asked) => asking(input, (hashed) => inner.findOne(hashed as never)),
    async findMany(input: Asked) {
      const rows = await inner.findMany<Row>({ ...input, where: hashedWhere(input) } as never)
      const value = askedValue(input)
      return value === undefined ? rows : rows.map((row) => withToken(row, hashedFields[input.model], value))
    },
    update: (input: Asked & { update: Row }) =>
      asking({ ...input, update: hashedData(input) }, (hashed) => inner.update(hashed as never)),
    updateMany: (input: Asked & { update: Row }) =>
      inner.updateMany({ ...input, update: hashedData(input), where: hashedWhere(input)! } as never),
    count: (input: Asked) => inner.count({ ...input, where: hashedWhere(input) } as never),
    delete: (input: Asked) => inner.delete({ ...input, where: hashedWhere(input)! } as never),
    deleteMany: (input: Asked) => inner.deleteMany({ ...input, where: hashedWhere(input)! } as never),
    consumeOne: (input: Asked) => asking(input, (hashed) => inner.consumeOne(hashed as never)),
    incrementOne: (input: Asked) => asking(input, (hashed) => inner.incrementOne(hashed as never)),
  } as unknown as Inner
}

type Asked = { model: string; where?: Where[] }

async function asking<Input extends Asked>(
  input: Input,
  ask: (hashed: Input) => Promise<unknown>,
): Promise<unknown> {
  const found = await ask({ ...input, where: hashedWhere(input) })
  return withToken(found, hashedFields[input.model], askedValue(input))
}

function hashedWhere({ model, where }: Asked): Where[] | undefined {
  const field = hashedFields[model]
  return where?.map((part) => {
    if (part.field !== field) return part
    const value = Array.isArray(part.value)
      ? (part.value as string[]).map(hashToken)
      : typeof part.value === 'string'
        ? hashToken(part.value)
        : part.value
    return { ...part, value }
  })
}

function hashedData({ model, update }: Asked & { update: Row }): Row {
  const field = hashedFields[model]
  const value = field && update[field]
  return typeof value === 'string' ? { ...update, [field!]: hashToken(value) } : update
}

/** Returns the token of the query, if it names exactly one. */
function askedValue({ model, where }: Asked): unknown {
  const value = where?.find(({ field }) => field === hashedFields[model])?.value
  return typeof value === 'string' ? value : undefined
}

function withToken<Found>(found: Found, field: string | undefined, value: unknown): Found {
  return field && found && typeof value === 'string' ? { ...found, [field]: value } : found
}
