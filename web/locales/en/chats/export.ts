import { messages } from '../../messages.ts'

export const exportTexts = messages('chats/export', {
  // Export docx
  attached: 'attached: {name}',

  // Export print
  humanized: ' · humanized',
})
