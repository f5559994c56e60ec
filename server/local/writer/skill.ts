/** The engine's result for a humanized text; scores in percent. */
export type Humanized = {
  text: string
  changed: boolean
  reason?: { code: string; message: string }
  finalHumanScore?: number
  aiScore?: number
  before?: { humanScore: number; aiScore: number }
}

/** A passage that is evidence for AI; offsets are UTF-16 units of the text, weights and probability from 0 to 1. */
export type Evidence = {
  start: number
  end: number
  probability: number
  reasons: readonly { title: string; detail: string; weight: number }[]
}

/** The engine's result for a checked text; percentages from 0 to 100, null where there is no score. */
export type Checked = {
  predicted_class: string
  fake_percentage: number | null
  human_percentage: number | null
  result_message: string
  result_sub_message?: string
  evidence?: readonly Evidence[]
}

/** The result of a call may arrive only in a later pass, which runs the skill again from its start. */
export type WriterTools = {
  /** The time of the request, the same in each of its passes. */
  now: () => Date
  humanize: (text: string) => Promise<Humanized>
  detect: (text: string) => Promise<Checked>
}

export type Request = {
  /** The user's words as typed, without the text that they are about. */
  wording: string
  /** The same in lower case, without courtesies. */
  instruction: string
  /**
   * The text to work on: from this message, otherwise the last long one of the conversation; empty when there is none.
   */
  text: string
  source: 'message' | 'conversation' | 'none'
  /** The user's own last long text in the conversation, unchanged. */
  original: string
  /** The exchange before this one, if the writer recognises it. */
  previous: { skill: string; instruction: string; text: string; reply: string } | null
}

export type Answer = {
  markdown: string
  /** The text that the skill produced, which a follow-up works on. */
  text?: string
}

/** There is no signal: an unwanted pass ends with its thread. */
type Context = { tools: WriterTools }

export type Skill = {
  name: string
  /** "text" works on a text, "topic" on a few words of the request, "either" on whichever there is. */
  works: 'text' | 'topic' | 'either'
  /** The part that a follow-up may work on: the whole reply, the part above the rule, or nothing. */
  gives: 'text' | 'text and account' | 'report'
  /** Returns true when a clause of a request, in lower case and without courtesies, asks for this skill. */
  recognise(clause: string): boolean
  answer(request: Request, context: Context): Promise<Answer>
}

/** Separates a text in a reply from the remarks about it; follow-ups work on the part above. */
export const textEnd = '\n\n---\n\n'

/** The start of every reply that asks for a text to work on. */
export const askForText = 'Send me the text'

/** The start of a reply to a text that cannot be shortened. */
export const nothingToShorten = 'There is nothing to leave out:'
