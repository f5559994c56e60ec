const preface =
  /^(?:sure|certainly|of course|okay|ok|here(?:'s| is| are)|below is|the (?:edited|rewritten|revised) (?:passage|text|version))\b[^\n]{0,120}:\s*\n*/i
const tag = /^<passage>\s*|(?<!\s)\s+<\/passage>$|<\/passage>$/gi
const fence = /^```[a-z]*\n([\s\S]*?)\n?```$/

/** Takes off the frames that models put around an answer, not its words. */
export function readAnswer(answer: string): string {
  let text = answer.trim()
  text = text.replace(/^<think>[\s\S]*?<\/think>\s*/i, '')
  text = fence.exec(text)?.[1]?.trim() ?? text
  text = text.replace(preface, '').replace(tag, '').trim()
  const quoted = /^["“]([\s\S]*)["”]$/.exec(text)
  return quoted && !/["“”]/.test(quoted[1] as string) ? (quoted[1] as string).trim() : text
}

const refusal =
  /\b(?:I(?:['’]m| am) (?:sorry|unable|not able)|I (?:can['’]t|cannot|won['’]t) (?:help|assist|comply|do|rewrite|edit|provide|fulfil)|as an AI\b|I must decline|against (?:my|the) (?:guidelines|policy))/i

/** An answer that declines, where the passage itself does not say such words. */
export function isRefusal(answer: string, passage: string): boolean {
  return refusal.test(answer.slice(0, 300)) && !refusal.test(passage)
}
