import type { ChatFolder } from '../../../../contract/chats/chat-list.ts'
import { api, unwrap } from '../../../api.ts'

export function createFolder(name: string): Promise<ChatFolder> {
  return unwrap(api.api['chat-folders'].$post({ json: { name } }))
}

export function renameFolder(folderId: string, name: string) {
  return unwrap(api.api['chat-folders'][':folderId'].$patch({ param: { folderId }, json: { name } }))
}

export function deleteFolder(folderId: string) {
  return unwrap(api.api['chat-folders'][':folderId'].$delete({ param: { folderId } }))
}
