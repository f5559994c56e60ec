import type { ManageChat } from '../../../contract/chats/manage-chat.ts'
import { ApiError, post } from '../../api.ts'

/**
 * The documented remote procedure. Where it cannot be had, `direct` makes the same call on the chat itself, as documented;
 * a refusal is none of these: the chat itself would refuse as well.
 */
export async function manageChat<Data>(call: ManageChat, direct: () => Promise<Data>): Promise<Data> {
  try {
    return (await post<{ data: Data }>('/api/rpc/manage_chat', call)).data
  } catch (error) {
    if (error instanceof ApiError && error.status > 0 && error.status < 500) throw error
    return direct()
  }
}
