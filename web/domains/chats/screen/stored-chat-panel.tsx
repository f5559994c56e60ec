import { screenTexts } from '../../../locales/en/chats/screen.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ChatSkeleton } from '../messages/chat-skeleton.tsx'
import type { ChatHost, PanelOptions } from '../panel/chat-adapter.ts'
import { ChatPanel } from '../panel/chat-panel.tsx'
import type { StoredChat } from './use-stored-chat.ts'

type StoredChatPanelProps = PanelOptions & { stored: StoredChat; host: ChatHost }

/** The panel of a stored chat while it loads, when it could not be loaded, and after that. */
export function StoredChatPanel({ stored, host, ...options }: StoredChatPanelProps) {
  const { adapter, chat, shown, run, error } = stored
  if (stored.isKnown || run.live) {
    return <ChatPanel {...{ adapter, chat, shown, run, host }} {...options} />
  }
  if (!error) return <ChatSkeleton />
  return (
    <ErrorState
      className="m-auto"
      title={screenTexts.thisChatCouldNotBe}
      text={error.message}
      onRetry={stored.reload}
    />
  )
}
