import { connectionKinds } from '../../../contract/site/connections.ts'
import type { Doors } from '../../platform/context.ts'

/** Returns whether the operator pays a service by use through one of the connections. */
export function paysForModels({ site }: Pick<Doors, 'site'>): boolean {
  return site.connections().some(({ kind }) => !connectionKinds[kind].isOwnServer)
}
