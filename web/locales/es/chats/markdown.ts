import type { markdownTexts as englishMarkdownTexts } from '../../en/chats/markdown.ts'
import type { Translation } from '../../message-types.ts'

export const markdownTexts: Translation<typeof englishMarkdownTexts> = {
  code: 'Código',
  copyCode: 'Copiar el código',
}
