import { expect, test } from 'vitest'
import { safeFileName } from '../../../../contract/chats/chat-export.ts'
import { importedChat } from '../../../../contract/chats/chat-import.ts'
import type { ChatMessage, ChatWithMessages } from '../../../../contract/chats/chats.ts'
import { readItem } from '../import/import-formats.ts'
import { chatFile, chatMarkdown, shownMessages } from './export-chat.ts'

const at = '2026-11-21T08:30:00.000Z'

function message(id: string, parentId: string | null, more: Partial<ChatMessage>): ChatMessage {
  const base = { id, clientId: id, parentId, sender: 'user', text: id, status: 'complete', humanized: false }
  const none = {
    aiScore: null,
    originalText: null,
    humanizationDetails: null,
    model: null,
    error: null,
    rating: null,
  }
  return {
    ...base,
    ...none,
    memoryFrom: null,
    thoughts: 'It must not be in an export.',
    thoughtSeconds: 2,
    files: [],
    typingAnimationCompleted: true,
    createdAt: at,
    ...more,
  } as ChatMessage
}

const open = {
  chat: {
    id: 'chat',
    title: 'A "quoted": title',
    humanized: true,
    archived: false,
    createdAt: at,
    updatedAt: at,
  },
  leafId: 'h',
  messages: [
    message('q', null, { text: 'Why?' }),
    message('a', 'q', { sender: 'assistant', text: 'As written', model: 'm' }),
    message('h', 'q', {
      sender: 'assistant',
      text: 'Humanized',
      humanized: true,
      originalText: 'As written',
    }),
    message('w', 'q', { sender: 'assistant', text: '', status: 'streaming' }),
  ],
} as unknown as ChatWithMessages

test('Markdown contains front matter and the shown branch', () => {
  const text = chatMarkdown(open)
  expect(text).toMatch(/^---\ntitle: "A \\"quoted\\": title"\ncreated: 2026-11-21T08:30:00.000Z\n/)
  expect(text).toContain('\n# A "quoted": title\n')
  expect(text).toContain('**You** · 2026-11-21 08:30 UTC\n\nWhy?\n')
  expect(text).toContain('**Longhand** · 2026-11-21 08:30 UTC · humanized\n\nHumanized\n')
  expect(text).not.toContain('As written')
  expect(shownMessages(open).map(({ id }) => id)).toEqual(['q', 'h'])
})

test('JSON contains all branches and can be imported unchanged', () => {
  const file = JSON.parse(JSON.stringify(chatFile(open, new Date(at))))
  expect(file).toMatchObject({ format: 'longhand.chat', version: 1, exportedAt: at })
  const [read] = readItem(file)!
  if (!read || 'failed' in read) throw new Error('not read')
  const chat = importedChat.parse(read.chat)
  expect(chat.messages.map(({ id, parentId, originalId }) => [id, parentId, originalId])).toEqual([
    ['q', null, null],
    ['a', 'q', null],
    ['h', 'q', 'a'],
    ['w', 'q', null],
  ])
  expect(chat).toMatchObject({ source: 'longhand', sourceId: 'chat', leafId: 'h' })
  expect(chat.messages[3]!.status).toBe('interrupted')
})

test.each([
  ['Tides: a/b <c> "d" | e?*', 'Tides a b c d e.md'],
  ['../../etc/passwd', 'etc passwd.md'],
  ['CON', 'CON chat.md'],
  ['...', 'Chat.md'],
  ['a\u202egnp\u0000.exe', 'a gnp .exe.md'],
  ['é 🌊 墨', 'é 🌊 墨.md'],
  ['x'.repeat(300), `${'x'.repeat(60)}.md`],
])('%s is a safe name', (title, name) => {
  expect(safeFileName(title, 'md')).toBe(name)
})
