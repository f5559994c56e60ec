import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { defaultEssayTitle } from '../../contract/essays/essay-defaults.ts'
import { useSession } from '../domains/accounts/session.ts'
import { changeChat } from '../domains/chats/chat-cache.ts'
import { announce } from '../domains/chats/chat-events.ts'
import { ChatSkeleton } from '../domains/chats/messages/chat-skeleton.tsx'
import { NearBottomContext } from '../domains/chats/messages/near-bottom.ts'
import { readShown } from '../domains/chats/messages/shown-messages.ts'
import type { ChatHost } from '../domains/chats/panel/chat-adapter.ts'
import { chatKey, emptyChat, loadChat, patchChat } from '../domains/chats/queries.ts'
import { StoredChatPanel } from '../domains/chats/screen/stored-chat-panel.tsx'
import { useStoredChat } from '../domains/chats/screen/use-stored-chat.ts'
import { AiToolsContext } from '../domains/essays/controls/ai-tools.ts'
import { forgetEssay, rememberEssay } from '../domains/essays/last-essay.ts'
import { DeletedElsewhere } from '../domains/essays/screen/deleted-elsewhere.tsx'
import { EmptyEssayChat } from '../domains/essays/screen/empty-essay-chat.tsx'
import { EssayScreen, type ReplyUse } from '../domains/essays/screen/essay-screen.tsx'
import { ReplyButtons } from '../domains/essays/screen/reply-buttons.tsx'
import type { EssaySession, EssayView } from '../domains/essays/sync/essay-session.ts'
import { useEssay } from '../domains/essays/sync/use-essay.ts'
import { whenSaved } from '../domains/essays/sync/when-saved.ts'
import { page as texts } from '../locales/en/essays/page.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { ChatWithDetector } from './chat-with-detector.tsx'
import { EssayFrame } from './essay-frame.tsx'

type EssayWorkspaceProps = { chatId: string; userId: string; isNew: boolean }

/** The detector is loaded when a page is checked. */
const loadAiTools = async () => (await import('./essay-ai-tools.tsx')).aiTools

/** docs/spec/1-writing.md section 9. */
const scrollTolerancePx = 50

/** Opens an essay with its chat and an optional detector. Use the essay's id as the key. */
export function EssayWorkspace({ chatId, userId, isNew }: EssayWorkspaceProps) {
  const essay = useEssay(chatId, userId, isNew)
  const navigate = useNavigate()
  const isLoaded = essay?.view.isLoaded ?? false
  useSaveAfterSignIn(essay)
  useEffect(() => {
    if (isLoaded) rememberEssay(userId, chatId)
  }, [isLoaded, userId, chatId])
  return (
    <ChatWithDetector>
      {(host, className) => (
        <>
          <div className={`relative flex min-h-0 flex-1 flex-col ${className ?? ''}`}>
            {essay && isLoaded ? (
              <OpenedEssay session={essay.session} view={essay.view} host={host} />
            ) : (
              <Opening view={essay?.view ?? null} onRetry={() => essay?.session.retry()} />
            )}
          </div>
          {essay?.view.state === 'deleted' && (
            <DeletedElsewhere
              onKeep={essay.session.recreate}
              onLeave={() => {
                forgetEssay(userId, chatId)
                navigate('/essay-writer/new')
              }}
            />
          )}
        </>
      )}
    </ChatWithDetector>
  )
}

/** Saves what was written without a session as soon as the user has signed in. */
function useSaveAfterSignIn(essay: ReturnType<typeof useEssay>): void {
  const isSignedIn = useSession().status === 'signed-in'
  const isWaiting = essay?.view.state === 'signed-out'
  const retry = essay?.session.retry
  useEffect(() => {
    if (isSignedIn && isWaiting) retry?.()
  }, [isSignedIn, isWaiting, retry])
}

/** While the essay is read, and when it could not be. */
function Opening({ view, onRetry }: { view: EssayView | null; onRetry: () => void }): ReactNode {
  if (view?.state === 'error')
    return (
      <ErrorState
        className="m-auto"
        title={texts.failedTitle}
        text={view.error ?? undefined}
        onRetry={onRetry}
      />
    )
  if (view?.state === 'offline')
    return (
      <ErrorState className="m-auto" title={texts.failedTitle} text={texts.failedOffline} onRetry={onRetry} />
    )
  return <EssayFrame text={texts.settingUp} />
}

async function markdownToHtml(markdown: string): Promise<string> {
  const { markdownToPage } = await import('../domains/chats/markdown/markdown-to-page.ts')
  return markdownToPage(markdown)
}

type OpenedEssayProps = { session: EssaySession; view: EssayView; host: ChatHost }

function OpenedEssay({ session, view, host }: OpenedEssayProps) {
  const { chatId } = session
  const client = useQueryClient()
  async function readLastReply(): Promise<string | null> {
    const chat = { queryKey: chatKey(chatId), queryFn: () => loadChat(chatId) }
    const { past } = readShown(await client.ensureQueryData(chat).catch(() => emptyChat), null)
    return past.findLast(({ sender, text }) => sender === 'assistant' && text !== '')?.text ?? null
  }
  /** The list of chats shows the title too, and a title that the user typed is never replaced by a generated one. */
  function setTitle(title: string) {
    session.setTitle(title)
    if (title === defaultEssayTitle) return
    changeChat(client, chatId, { title })
    void setChatTitle(title)
  }
  async function setChatTitle(title: string) {
    // The chat of a new essay exists once the essay is saved.
    await whenSaved(session)
    // Another title may have been typed while the server could not be reached.
    if (session.read().title !== title) return
    await patchChat(chatId, { title }).then(
      () => announce('chatUpdated', chatId),
      // The essay itself has its title.
      () => {},
    )
  }
  return (
    <AiToolsContext value={loadAiTools}>
      <EssayScreen
        session={session}
        view={view}
        onTitle={setTitle}
        readLastReply={readLastReply}
        markdownToHtml={markdownToHtml}
        // A message would otherwise create a chat without an essay, and the essay could never be stored.
        chat={(use) =>
          view.isStored ? <EssayChat chatId={chatId} host={host} use={use} /> : <ChatSkeleton />
        }
      />
    </AiToolsContext>
  )
}

/** The chat about an essay, which the server has by now. */
function EssayChat({ chatId, host, use }: { chatId: string; host: ChatHost; use: ReplyUse }) {
  const stored = useStoredChat(host.userId, chatId, false)
  return (
    <NearBottomContext value={scrollTolerancePx}>
      <StoredChatPanel
        stored={stored}
        host={host}
        isCompact
        empty={<EmptyEssayChat />}
        replyActions={({ text }) => <ReplyButtons text={text} use={use} />}
      />
    </NearBottomContext>
  )
}
