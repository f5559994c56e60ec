import { refusalTexts } from '../../../contract/refusals.ts'
import type { ConnectionTest, ConnectionTestInput } from '../../../contract/site/connections.ts'
import { isNear } from '../../platform/connections/is-near.ts'
import { testConnection } from '../../platform/connections/test-connection.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'

/** Tests a connection before it is saved. A stored key is sent only to the address that it was entered for. */
export async function tryConnection(
  { site }: Context,
  { kind, address, key, connectionId, model }: ConnectionTestInput,
  signal: AbortSignal,
): Promise<ConnectionTest> {
  const stored = site.connections().find(({ id }) => id === connectionId)
  const used = key ?? (stored?.address === address ? stored.key : null)
  if (used && address.startsWith('http:') && !isNear(address))
    throw new AppError('invalid_input', refusalTexts.keyNeedsHttps)
  return testConnection({ kind, address, key: used || null }, model ?? null, signal)
}
