import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import type { ChatPatch, ChatSummary } from '../../../../contract/chats/chats.ts'
import { ApiError } from '../../../api.ts'
import { listTexts } from '../../../locales/en/chats/list.ts'
import { beforeSignOut } from '../../../ui/history/before-sign-out.ts'
import { toast } from '../../../ui/toast.tsx'
import { changeChat, stopListFetches } from '../chat-cache.ts'
import { announce } from '../chat-events.ts'
import { chatPath } from '../existing-pages.ts'
import { chatKey, deleteChat, patchChat } from '../queries.ts'
import { createFolder } from './folder-calls.ts'
import { setHidden } from './hidden-chats.ts'

/** How long a deletion can be undone. */
const undoMs = 5_000

export function reason(error: unknown): string {
  return error instanceof ApiError ? error.message : listTexts.pleaseTryAgain
}

/** Deletes after five seconds, on sign-out or when the page is unloaded, unless the user undoes it first. */
function deleteLater(client: QueryClient, chat: ChatSummary): () => void {
  setHidden(chat.id, true)
  const timer = setTimeout(() => commit(false), undoMs)
  const onPageHide = () => commit(true)
  window.addEventListener('pagehide', onPageHide)
  const forget = beforeSignOut(() => commit(true))

  function settle() {
    clearTimeout(timer)
    window.removeEventListener('pagehide', onPageHide)
    forget()
  }
  async function commit(isLeaving: boolean) {
    settle()
    try {
      await deleteChat(chat.id, isLeaving)
      client.removeQueries({ queryKey: chatKey(chat.id) })
      // The list of a page that is being left would be asked for without a session.
      if (!isLeaving) announce('refreshChatList', chat.id)
    } catch (error) {
      setHidden(chat.id, false)
      toast.error(listTexts.wasNotDeleted({ title: chat.title, error: reason(error) }))
    }
  }
  return () => {
    settle()
    setHidden(chat.id, false)
  }
}

/** The actions of a chat's menu. The list and the open chat show a change before the server responds. */
export function useChatActions(chat: ChatSummary) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const path = chatPath(chat)
  const { chatId: openId } = useParams()

  async function change(patch: ChatPatch): Promise<boolean> {
    const { title, archived, pinned, folderId } = chat
    stopListFetches(client)
    changeChat(client, chat.id, patch)
    try {
      await patchChat(chat.id, patch)
      // A fetch of the open chat that was in progress may have brought back the earlier values.
      void client.invalidateQueries({ queryKey: chatKey(chat.id) })
      announce('chatUpdated', chat.id)
      return true
    } catch (error) {
      changeChat(client, chat.id, { title, archived, pinned, folderId })
      announce('refreshChatList', chat.id)
      toast.error(listTexts.notSaved({ error: reason(error) }))
      return false
    }
  }
  /** Moves the chat to the top of the list. A failure changes nothing that the user asked for. */
  function select() {
    patchChat(chat.id, { selected: true }).then(
      () => announce('refreshChatList', chat.id),
      () => {},
    )
  }
  function leaveIfOpen() {
    if (openId === chat.id) navigate(chat.isEssayChat ? '/essay-writer/new' : '/chat/new')
  }
  function remove() {
    const undo = deleteLater(client, chat)
    const wasOpen = openId === chat.id
    leaveIfOpen()
    toast(listTexts.deleted({ title: chat.title }), {
      duration: undoMs,
      action: {
        label: listTexts.undo,
        onClick() {
          undo()
          if (wasOpen) navigate(path)
        },
      },
    })
  }
  async function setArchived(archived: boolean) {
    if (archived) leaveIfOpen()
    if (!(await change({ archived }))) return
    toast(
      archived
        ? listTexts.archivedTitle({ title: chat.title })
        : listTexts.isBackInTheList({ title: chat.title }),
      {
        duration: undoMs,
        action: { label: listTexts.undo, onClick: () => void change({ archived: !archived }) },
      },
    )
  }
  async function moveToNewFolder(name: string) {
    try {
      const folder = await createFolder(name)
      await change({ folderId: folder.id })
    } catch (error) {
      toast.error(listTexts.theFolderWasNotCreated({ error: reason(error) }))
    }
  }
  return {
    select,
    rename: (title: string) => change({ title }),
    setPinned: (pinned: boolean) => change({ pinned }),
    move: (folderId: string | null) => change({ folderId }),
    moveToNewFolder,
    setArchived,
    remove,
  }
}
