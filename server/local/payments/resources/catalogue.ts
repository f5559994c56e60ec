import { inArray, sql } from 'drizzle-orm'
import { type Call, listParams, listReply, pagingOf } from '../call.ts'
import { listOf, mapOf, numberOf, textOf, textsOf } from '../form-body.ts'
import { invalidRequest } from '../provider-error.ts'
import type { Price } from '../shapes.ts'
import { fieldIs, newId, type Store, type Thing } from '../store.ts'
import { localPaymentObjects } from '../tables.ts'

const productFields = ['id', 'name', 'description', 'metadata', 'active', 'expand'] as const

async function saveProduct(store: Store, product: Thing, params: Record<string, unknown>): Promise<Thing> {
  const { name, description, metadata } = params as { name?: string; description?: string; metadata?: never }
  return store.save({
    ...product,
    ...(name ? { name } : {}),
    ...(description ? { description } : {}),
    metadata: { ...(product.metadata as object), ...textsOf(metadata) },
  })
}

/** Products and prices. A price never changes its amount; a lookup key can be moved to a new one. */
export const catalogueCalls: Call[] = [
  {
    method: 'POST',
    path: '/v1/products',
    takes: productFields,
    async run({ store, params, now }) {
      const id = textOf(params.id) ?? newId('prod')
      if (await store.find(id))
        throw invalidRequest(`Product already exists.`, 'id', 'resource_already_exists')
      if (!textOf(params.name)) throw invalidRequest('Missing required param: name.', 'name')
      const product = { id, object: 'product', active: true, created: now, livemode: false, metadata: {} }
      return saveProduct(store, product, params)
    },
  },
  {
    method: 'GET',
    path: '/v1/products/:id',
    takes: ['expand'],
    run: ({ store, id }) => store.require('product', id),
  },
  {
    method: 'POST',
    path: '/v1/products/:id',
    takes: productFields,
    run: async ({ store, id, params }) => saveProduct(store, await store.require('product', id), params),
  },
  {
    method: 'POST',
    path: '/v1/prices',
    takes: [
      'product',
      'unit_amount',
      'currency',
      'tax_behavior',
      'recurring',
      'lookup_key',
      'transfer_lookup_key',
      'nickname',
      'metadata',
      'expand',
    ],
    async run({ store, params, now }) {
      const product = await store.require('product', textOf(params.product) ?? '')
      const key = textOf(params.lookup_key) ?? null
      const amount = numberOf(params.unit_amount)
      const interval = textOf(mapOf(params.recurring).interval)
      if (amount === undefined || !Number.isInteger(amount) || amount < 0)
        throw invalidRequest('Invalid integer.', 'unit_amount', 'parameter_invalid_integer')
      if (interval !== 'month' && interval !== 'year')
        throw invalidRequest('Invalid recurring[interval].', 'recurring[interval]')
      if (key) await freeLookupKey(store, key, params.transfer_lookup_key === 'true')
      const price: Price = {
        id: newId('price'),
        object: 'price',
        active: true,
        created: now,
        livemode: false,
        product: product.id,
        currency: textOf(params.currency) ?? 'usd',
        unit_amount: amount,
        tax_behavior: textOf(params.tax_behavior) ?? 'unspecified',
        type: 'recurring',
        billing_scheme: 'per_unit',
        nickname: textOf(params.nickname) ?? null,
        lookup_key: key,
        recurring: { interval, interval_count: 1 },
        metadata: textsOf(params.metadata),
      }
      return store.save(price)
    },
  },
  {
    method: 'GET',
    path: '/v1/prices',
    takes: [...listParams, 'lookup_keys', 'active', 'product', 'expand'],
    async run({ store, params }) {
      const keys = listOf(params.lookup_keys).flatMap((key) => textOf(key) ?? [])
      const { data: column } = localPaymentObjects
      const found = await store.list<Price>('price', {
        ...pagingOf(params),
        where: keys.length > 0 ? inArray(sql`${column} ->> 'lookup_key'`, keys) : undefined,
      })
      return listReply('/v1/prices', found)
    },
  },
  {
    method: 'GET',
    path: '/v1/prices/:id',
    takes: ['expand'],
    run: ({ store, id }) => store.require('price', id),
  },
]

async function freeLookupKey(store: Store, key: string, mayTransfer: boolean): Promise<void> {
  const [holder] = await store.all<Price>('price', null, fieldIs('lookup_key', key))
  if (!holder) return
  if (!mayTransfer) throw invalidRequest(`A price already uses the lookup key '${key}'.`, 'lookup_key')
  await store.save({ ...holder, lookup_key: null })
}
