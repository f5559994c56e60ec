import { inEnglish } from '../../../texts/english.ts'
import type { Message } from '../../../texts/message.ts'

/** The body of a refusal that the accounts library passes on: `translateRefusal` reads it. */
export function refusalBody(code: string, says: Message, english = inEnglish(says)) {
  return { code, message: english, says }
}
