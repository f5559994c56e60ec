import type { SuggestionAction, SuggestionInput } from '../../../../contract/essays/suggestions.ts'
import type { Tone } from '../../../../contract/tones.ts'
import type { ModelMessage } from '../../../platform/models/models.ts'

/** What is possible without a language model. The humanizer does not use the writer. */
export const builtInActions: SuggestionAction[] = ['tone', 'humanize']

/** The registers that the built-in writer knows. */
const registers: Partial<Record<Tone, string>> = { formal: 'formal', academic: 'formal', friendly: 'casual' }
export const builtInTones = Object.keys(registers) as Tone[]

/** The line between the text and the remarks in a reply of the built-in writer. */
const remarks = '\n\n---\n\n'

/** Returns the request in the words that the built-in writer understands, or null if it cannot do this. */
export function builtInMessages({ action, passage, tone }: SuggestionInput): ModelMessage[] | null {
  const register = tone && registers[tone]
  if (action === 'tone' && register)
    return [{ role: 'user', content: `Make this more ${register}:\n\n${passage}` }]
  return null
}

/** Divides a reply of the built-in writer. Without a text, the remark is the reason. */
export function readBuiltIn(reply: string): { text: string; reason: null } | { text: null; reason: string } {
  const at = reply.indexOf(remarks)
  return at === -1 ? { text: null, reason: reply.trim() } : { text: reply.slice(0, at), reason: null }
}
