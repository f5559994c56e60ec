import { unfence } from './brief.ts'

const PREFACE =
  /^(?:sure|certainly|of course|okay|ok|here(?:'s| is| are)|below is|the (?:edited|rewritten|revised) (?:passage|text|version))\b[^\n]{0,120}:\s*\n*/i
const TAG = /^<passage>\s*|(?<!\s)\s+<\/passage>$|<\/passage>$/gi
const FENCE = /^```[a-z]*\n([\s\S]*?)\n?```$/

/** Takes off the frames that models put around an answer, not its words. */
export function readAnswer(answer: string): string {
  let text = answer.trim()
  text = text.replace(/^<think>[\s\S]*?<\/think>\s*/i, '')
  text = FENCE.exec(text)?.[1]?.trim() ?? text
  text = text.replace(PREFACE, '').replace(TAG, '').trim()
  text = unfence(text)
  const quoted = /^["“]([\s\S]*)["”]$/.exec(text)
  return quoted && !/["“”]/.test(quoted[1] as string) ? (quoted[1] as string).trim() : text
}

const REFUSAL =
  /\b(?:I(?:['’]m| am) (?:sorry|unable|not able)|I (?:can['’]t|cannot|won['’]t) (?:help|assist|comply|do|rewrite|edit|provide|fulfil)|as an AI\b|I must decline|against (?:my|the) (?:guidelines|policy))/i

/** An answer that declines, where the passage itself does not say such words. */
export function isRefusal(answer: string, passage: string): boolean {
  return REFUSAL.test(answer.slice(0, 300)) && !REFUSAL.test(passage)
}
