import type { Doors } from '../context.ts'

/** Returns the id of the operator's model for rewriting: the setting, otherwise the choice on the set-up page. */
export function rewritingModel({ env, site }: Pick<Doors, 'env' | 'site'>): string | null {
  return env.AI_MODEL ?? site.stored().defaults.rewriting
}
