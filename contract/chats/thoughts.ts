/** Marks between which models think aloud before they reply. */
export const thoughtMarks = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<thought>', '</thought>'],
  ['<seed:think>', '</seed:think>'],
  ['[THINK]', '[/THINK]'],
  ['<|channel|>analysis<|message|>', '<|start|>assistant<|channel|>final<|message|>'],
] as const

/** Text of a reply without its thinking; `thoughts` is null if there was none. */
export type ReadReply = { text: string; thoughts: string | null }

/** Separates thinking from a reply that was stored, or written elsewhere, with both in its text. */
export function readReply(text: string): ReadReply {
  const first = text.charAt(0)
  // Almost every reply starts with a letter.
  if (first !== '<' && first !== '[' && first.trim() !== '') return { text, thoughts: null }
  const start = text.trimStart()
  for (const [opening, ending] of thoughtMarks) {
    if (!start.startsWith(opening)) continue
    const end = start.indexOf(ending, opening.length)
    if (end < 0) break
    const thoughts = start.slice(opening.length, end).trim()
    return { text: start.slice(end + ending.length).trimStart(), thoughts: thoughts || null }
  }
  return { text, thoughts: null }
}
