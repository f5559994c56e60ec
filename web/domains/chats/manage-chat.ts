import type { ManageChat } from '../../../contract/chats/manage-chat.ts'
import { ApiError, post } from '../../api.ts'

/**
 * Calls the documented remote procedure. When it is unavailable, `direct` makes the same change on the chat's own
 * route. A refusal does not fall back, because that route would refuse too.
 */
export async function manageChat<Data>(call: ManageChat, direct: () => Promise<Data>): Promise<Data> {
  try {
    return (await post<{ data: Data }>('/api/rpc/manage_chat', call)).data
  } catch (error) {
    if (error instanceof ApiError && error.status > 0 && error.status < 500) throw error
    return direct()
  }
}
