import type { Context } from '../../platform/context.ts'
import type { Humanizer } from '../../platform/humanizers/humanizer.ts'
import { readOwnKey } from '../preferences/own-keys.ts'

/** The operator's humanizer; where that is a service that users may have a key of, with the user's own. */
export async function humanizerFor(ctx: Context): Promise<Humanizer> {
  const { humanizer } = ctx
  if (!humanizer.withKey) return humanizer
  const key = await readOwnKey(ctx, 'undetectable')
  return key ? humanizer.withKey(key) : humanizer
}
