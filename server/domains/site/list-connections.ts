import type { ConnectionsState } from '../../../contract/site/connections.ts'
import type { Context } from '../../platform/context.ts'

/** Lists the connections of the site, without their keys. */
export async function listConnections({ env, site, models }: Context): Promise<ConnectionsState> {
  const offered = (await models.list()).filter(({ kind }) => kind !== 'built-in')
  return {
    connections: site.connections().map(({ key, ...connection }) => ({
      ...connection,
      keyEnd: key?.slice(-4) ?? null,
    })),
    environment:
      env.AI_BASE_URL && (env.AI_MODEL || env.AI_MODELS.length > 0)
        ? {
            host: new URL(env.AI_BASE_URL).host,
            models: [...new Set([...(env.AI_MODEL ? [env.AI_MODEL] : []), ...env.AI_MODELS])],
          }
        : null,
    defaults: site.stored().defaults,
    chatFixedBy: env.AI_BASE_URL && env.AI_MODEL ? 'AI_MODEL' : null,
    offered: offered.map(({ id, label, provider, unfitFor = [] }) => ({
      id,
      label: provider ? `${label} · ${provider}` : label,
      unfitFor,
    })),
  }
}
