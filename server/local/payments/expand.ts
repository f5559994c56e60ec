import { listOf, type Param } from './form-body.ts'
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
  const value = holder[name]
  if (typeof value === 'string') holder[name] = withoutOwnFields(await store.find(value)) ?? value
  await expandPath(store, holder[name], rest)
}
