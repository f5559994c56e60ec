import { useParams } from 'react-router'
import { ChatScreen } from '../domains/chats/screen/chat-screen.tsx'
import { ChatWithDetector } from './chat-with-detector.tsx'
import { NotFoundPage } from './not-found.tsx'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function Component() {
  const { chatId = '' } = useParams()
  if (!uuid.test(chatId)) return <NotFoundPage />
  return (
    <ChatWithDetector>
      {(host, className) => <ChatScreen key={chatId} chatId={chatId} host={host} className={className} />}
    </ChatWithDetector>
  )
}
