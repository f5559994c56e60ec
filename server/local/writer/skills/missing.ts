import { type Answer, askForText } from '../skill.ts'
import { hasWords } from '../text/language.ts'

/** Returns the reply to a request without a text to work on; null when there are words. */
export function missingText(text: string, verb: string): Answer | null {
  if (text.trim() === '') return { markdown: `${askForText} to ${verb}: paste it into your next message.` }
  if (!hasWords(text)) return { markdown: `There are no words in that to ${verb}. ${askForText} as words.` }
  return null
}
