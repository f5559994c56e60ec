/** Titles of chats and essays (docs/spec/decisions.md 14). */
export const titlePrompts = {
  chat: 'Explain in 3 words what this conversation is about: ',
  essay: 'Explain in 3 words what this essay topic is about: ',
} as const

export const defaultTitles = { chat: 'New Chat', essay: 'New Essay' } as const

const padding = {
  chat: ['Topic', 'Discussion', 'Conversation'],
  essay: ['Essay', 'Writing', 'Topic'],
} as const

/** Returns exactly three words: keeps the first three, and fills missing ones with the documented words. */
export function threeWordTitle(text: string, kind: 'chat' | 'essay' = 'chat'): string {
  const words = plainWords(text).slice(0, 3)
  for (const word of padding[kind]) if (words.length < 3) words.push(word)
  return words.join(' ')
}

/** Returns the first words of a message, the title until the three-word title exists; null if it has none. */
export function firstWordsTitle(text: string): string | null {
  const words = plainWords(text).slice(0, 6)
  if (words.length === 0) return null
  const title = words.join(' ').slice(0, 60).trim()
  return title.charAt(0).toUpperCase() + title.slice(1)
}

const openingCharactersMax = 100
/** Spaces and invisible characters may precede the first word. */
const readCharactersMax = 10_000

/** Returns the start of a text in one line, cut at a word; '' if there is nothing to read. */
export function openingWords(text: string): string {
  const head = text.slice(0, readCharactersMax)
  const line = head.replace(/[\p{Cc}\p{Cf}\s]+/gu, (found) => (/\s/.test(found) ? ' ' : '')).trim()
  if (line.length <= openingCharactersMax) return line
  const cut = line.slice(0, openingCharactersMax + 1)
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut.slice(0, openingCharactersMax)
  return `${words.toWellFormed().replace(/(?<![\s.,;:\ufffd])[\s.,;:\ufffd]+$/, '')}…`
}

export function isTitlePrompt(text: string): boolean {
  return text.startsWith(titlePrompts.chat) || text.startsWith(titlePrompts.essay)
}

/** Returns true for chats that were opened and never used, which lists hide (docs/spec/2-commercial.md section 2). */
export function isUntitled(title: string): boolean {
  const trimmed = title.trim()
  return trimmed === '' || trimmed === 'New Chat' || trimmed === 'Untitled Chat'
}

function plainWords(text: string): string[] {
  return text
    .slice(0, 2_000)
    .replace(/\p{Cf}/gu, '')
    .split(/\s+/)
    .map((word) =>
      word.replace(/^[^\p{L}\p{N}$€£¥]+|(?<![^\p{L}\p{M}\p{N}%°€$])[^\p{L}\p{M}\p{N}%°€$]+$/gu, ''),
    )
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .filter(Boolean)
}
