import { messages } from '../../messages.ts'

export const markdownTexts = messages('chats/markdown', {
  // Code block
  code: 'Code',
  copyCode: 'Copy code',
})
