import { useQueryClient } from '@tanstack/react-query'
import type { ChatFolder, PinnedAndFolders } from '../../../../contract/chats/chat-list.ts'
import { listTexts } from '../../../locales/en/chats/list.ts'
import { toast } from '../../../ui/toast.tsx'
import { stopListFetches } from '../chat-cache.ts'
import { announce } from '../chat-events.ts'
import { pinnedAndFoldersKey } from '../queries.ts'
import { deleteFolder, renameFolder } from './folder-calls.ts'
import { reason } from './use-chat-actions.ts'

/** Renames and deletes a folder. The list shows a change before the server responds. */
export function useFolderActions(folder: ChatFolder) {
  const client = useQueryClient()

  async function change(next: ChatFolder | null, call: () => Promise<unknown>, failure: string) {
    stopListFetches(client)
    const before = client.getQueryData<PinnedAndFolders>(pinnedAndFoldersKey)
    client.setQueryData<PinnedAndFolders>(
      pinnedAndFoldersKey,
      (groups) => groups && withFolder(groups, folder.id, next),
    )
    try {
      await call()
    } catch (error) {
      client.setQueryData(pinnedAndFoldersKey, before)
      toast.error(`${failure} ${reason(error)}`)
    }
    announce('refreshChatList', '')
  }
  return {
    rename: (name: string) =>
      change({ ...folder, name }, () => renameFolder(folder.id, name), listTexts.theFolderWasNotRenamed),
    remove: () => change(null, () => deleteFolder(folder.id), listTexts.theFolderWasNotDeleted),
  }
}

function withFolder(groups: PinnedAndFolders, folderId: string, next: ChatFolder | null): PinnedAndFolders {
  const folders = groups.folders.flatMap((folder) =>
    folder.id === folderId ? (next ? [next] : []) : [folder],
  )
  return { ...groups, folders }
}
