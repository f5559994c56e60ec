import { threeWordTitle, titlePrompts } from '../../../../contract/chats/titles.ts'
import type { Answer, Skill } from '../skill.ts'
import { topWords } from '../text/top-words.ts'
import { titleCase } from '../text/wording.ts'

const readMax = 3_000
/** Written small inside a title. */
const small = new Set('a an and as at by for from in of on or the to with'.split(' '))

function inTitleCase(words: string[]): string {
  const written = words.map((word, i) =>
    i > 0 && small.has(word.toLowerCase()) ? word.toLowerCase() : titleCase(word),
  )
  return written.join(' ')
}

/** The title request of the chat: exactly three words in title case. */
export const threeWords: Skill = {
  name: 'three words',
  works: 'text',
  gives: 'report',
  recognise: () => false,
  async answer({ wording }): Promise<Answer> {
    const kind = wording.startsWith(titlePrompts.essay.trim()) ? 'essay' : 'chat'
    const about = wording.slice(titlePrompts[kind].length, titlePrompts[kind].length + readMax)
    const words = await topWords(about, 3)
    return { markdown: threeWordTitle(inTitleCase(words), kind) }
  },
}
