import { TemporaryScreen } from '../domains/chats/temporary/temporary-screen.tsx'
import { ChatWithDetector } from './chat-with-detector.tsx'

/** A chat that is not saved. */
export function Component() {
  return (
    <ChatWithDetector>
      {(host, className) => <TemporaryScreen host={host} className={className} />}
    </ChatWithDetector>
  )
}
