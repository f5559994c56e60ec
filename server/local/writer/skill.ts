/** What the engine says about a humanized text; scores in percent. */
export type Humanized = {
  text: string
  changed: boolean
  reason?: { code: string; message: string }
  finalHumanScore?: number
  aiScore?: number
  before?: { humanScore: number; aiScore: number }
}

/** A passage that speaks for AI; offsets are UTF-16 units of the text, weights and probability from 0 to 1. */
export type Evidence = {
  start: number
  end: number
  probability: number
  reasons: readonly { title: string; detail: string; weight: number }[]
}

/** What the engine says about a checked text; percentages from 0 to 100, null where it gives no score. */
export type Checked = {
  predicted_class: string
  fake_percentage: number | null
  human_percentage: number | null
  result_message: string
  result_sub_message?: string
  evidence?: readonly Evidence[]
}

/** The result of a call may come with a later pass, which runs the skill again from its start. */
export type WriterTools = {
  /** The moment of the request, the same in each of its passes. */
  now: () => Date
  humanize: (text: string) => Promise<Humanized>
  detect: (text: string) => Promise<Checked>
}

export type Request = {
  /** The user's words as typed, without the text that they are about. */
  wording: string
  /** The same in lower case, without courtesy around it. */
  instruction: string
  /** The text to work on: from this message, else the last long one of the conversation; empty when there is none. */
  text: string
  source: 'message' | 'conversation' | 'none'
  /** The user's own last long text in the conversation, whatever was made of it since. */
  original: string
  /** The exchange before this one, when the writer recognises it. */
  previous: { skill: string; instruction: string; text: string; reply: string } | null
}

export type Answer = {
  markdown: string
  /** The text that the skill made, if it made one: what a follow-up works on. */
  text?: string
}

/** There is no signal: a pass that nobody waits for is ended with its thread. */
type Context = { tools: WriterTools }

export type Skill = {
  name: string
  /** "text" works on a text, "topic" on a few words of the request, "either" on what there is. */
  works: 'text' | 'topic' | 'either'
  /** What a follow-up may work on: the whole reply, what stands before the rule in it, or nothing of it. */
  gives: 'text' | 'text and account' | 'report'
  /** Whether one clause of a request, in lower case and without courtesy, asks for this. */
  recognise(clause: string): boolean
  answer(request: Request, context: Context): Promise<Answer>
}

/** Separates a text that the writer hands over from what it says about it; follow-ups work on what stands before. */
export const textEnd = '\n\n---\n\n'

/** How every reply begins that asks for a text to work on. */
export const askForText = 'Send me the text'

/** How a reply begins that has no shorter text to give. */
export const nothingToShorten = 'There is nothing to leave out:'
