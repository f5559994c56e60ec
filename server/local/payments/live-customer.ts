import { missing } from './provider-error.ts'
import type { Customer } from './shapes.ts'
import type { Store } from './store.ts'

/** Returns a customer that was not deleted at the provider. */
export async function liveCustomer(store: Store, id: string): Promise<Customer> {
  const customer = await store.require<Customer>('customer', id)
  if (customer.deleted) throw missing('customer', id)
  return customer
}
