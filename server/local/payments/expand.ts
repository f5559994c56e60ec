import { paymentsOf } from './charges.ts'
import { listOf, type Param } from './form-body.ts'
import type { Invoice, PaymentIntent } from './shapes.ts'
import { type Store, withoutOwnFields } from './store.ts'

const depthMax = 4

/** Replaces the ids that `expand` names, such as `data.latest_invoice`, by their objects. */
export async function expandReply(store: Store, reply: unknown, expand: Param | undefined): Promise<unknown> {
  const copy = withoutOwnFields(reply)
  for (const path of listOf(expand))
    if (typeof path === 'string') await expandPath(store, copy, path.split('.').slice(0, depthMax))
  return copy
}

async function expandPath(store: Store, at: unknown, [name, ...rest]: string[]): Promise<void> {
  if (!name || !at || typeof at !== 'object') return
  if (Array.isArray(at)) {
    for (const each of at) await expandPath(store, each, [name, ...rest])
    return
  }
  const holder = at as Record<string, unknown>
  if (name === 'confirmation_secret') {
    holder[name] = await confirmationSecret(store, String(holder.id))
    return
  }
  if (name === 'payments' && holder.object === 'invoice')
    holder[name] = await paymentsOf(store, String(holder.id))
  const value = holder[name]
  if (typeof value === 'string') holder[name] = withoutOwnFields(await store.find(value)) ?? value
  await expandPath(store, holder[name], rest)
}

/** Returns the client secret with which a browser confirms the payment of an invoice. */
async function confirmationSecret(store: Store, invoiceId: string) {
  const invoice = await store.require<Invoice>('invoice', invoiceId)
  const intent = invoice._intent ? await store.find<PaymentIntent>(invoice._intent) : null
  return intent && { client_secret: intent.client_secret, type: 'payment_intent' }
}
