import type { EssayVersion, EssayVersionInput } from '../../../../contract/essays/versions.ts'
import { ApiError } from '../../../api.ts'
import { versions as texts } from '../../../locales/en/essays/versions.ts'
import { postVersion } from '../queries.ts'
import type { EssaySession } from './essay-session.ts'

/**
 * Keeps the essay as it is now: call this with 'before-ai' before an action of AI changes it. Resolves to null if
 * there is nothing new to keep. Throws if the words cannot be saved at the moment.
 */
export async function keepVersion(
  session: Pick<EssaySession, 'chatId' | 'flush'>,
  kind: EssayVersionInput['kind'],
  name?: string,
): Promise<EssayVersion | null> {
  if (!(await session.flush())) throw new ApiError(0, 'offline', texts.unsaved)
  return postVersion(session.chatId, { kind, ...(name === undefined ? {} : { name }) })
}
