import type { ChatMessage } from './chats.ts'

type NewMessage = Pick<ChatMessage, 'id' | 'clientId' | 'parentId' | 'sender' | 'createdAt'> &
  Partial<ChatMessage>

/** Returns a message that has nothing but what is given. */
export function newMessage(given: NewMessage): ChatMessage {
  return {
    text: '',
    thoughts: null,
    thoughtSeconds: null,
    status: 'complete',
    humanized: false,
    aiScore: null,
    originalText: null,
    humanizationDetails: null,
    model: null,
    error: null,
    rating: null,
    memoryFrom: null,
    files: [],
    typingAnimationCompleted: true,
    ...given,
  }
}
