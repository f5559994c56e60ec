import { useQueryClient } from '@tanstack/react-query'
import type { ChatFolder, ChatShelf } from '../../../../contract/chats/chat-list.ts'
import { listTexts } from '../../../locales/en/chats/list.ts'
import { toast } from '../../../ui/toast.tsx'
import { announce } from '../chat-events.ts'
import { chatShelfKey } from '../queries.ts'
import { deleteFolder, renameFolder } from './folder-calls.ts'
import { reason } from './use-chat-actions.ts'

/** Renames and deletes a folder. The list shows a change before the server responds. */
export function useFolderActions(folder: ChatFolder) {
  const client = useQueryClient()

  async function change(next: ChatFolder | null, call: () => Promise<unknown>, failure: string) {
    const before = client.getQueryData<ChatShelf>(chatShelfKey)
    client.setQueryData<ChatShelf>(chatShelfKey, (shelf) => shelf && withFolder(shelf, folder.id, next))
    try {
      await call()
      announce('refreshChatList', '')
    } catch (error) {
      client.setQueryData(chatShelfKey, before)
      toast.error(`${failure} ${reason(error)}`)
    }
  }
  return {
    rename: (name: string) =>
      change({ ...folder, name }, () => renameFolder(folder.id, name), listTexts.theFolderWasNotRenamed),
    remove: () => change(null, () => deleteFolder(folder.id), listTexts.theFolderWasNotDeleted),
  }
}

function withFolder(shelf: ChatShelf, folderId: string, next: ChatFolder | null): ChatShelf {
  const folders = shelf.folders.flatMap((folder) =>
    folder.id === folderId ? (next ? [next] : []) : [folder],
  )
  return { ...shelf, folders }
}
