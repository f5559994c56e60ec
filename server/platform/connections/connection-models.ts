import { connectionKinds, connectionModelId } from '../../../contract/site/connections.ts'
import { contextSizeOf } from '../models/context-sizes.ts'
import { endpointModel } from '../models/endpoint.ts'
import type { ChatModel } from '../models/models.ts'
import type { Connection } from '../site/site.ts'
import { keyHeaders } from './key-headers.ts'

type Means = { contextTokens: number; sees: boolean; silenceMs?: number }

/** Returns the models of connections. What a server does not tell of a model is as the settings say. */
export function connectionModels(connections: Connection[], means: Means): ChatModel[] {
  return connections.flatMap((connection) => modelsOf(connection, means))
}

function modelsOf({ id, name, kind, address, key, models }: Connection, means: Means): ChatModel[] {
  return models.map((model) => ({
    ...endpointModel({
      baseUrl: address,
      headers: keyHeaders(kind, key, 'reply'),
      model: model.id,
      label: model.id,
      provider: name,
      kind: connectionKinds[kind].isOwnServer ? 'local-server' : 'endpoint',
      contextTokens: model.contextTokens ?? contextSizeOf(model.id, means.contextTokens),
      sees: model.sees ?? means.sees,
      ...(means.silenceMs === undefined ? {} : { silenceMs: means.silenceMs }),
      followsNoRedirect: true,
    }),
    id: connectionModelId(id, model.id),
  }))
}
