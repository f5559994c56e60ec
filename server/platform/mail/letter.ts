/** What a mail says, without its look. Every text is plain: what a person typed stays text, and becomes no link. */
export type Letter = {
  /** Shown by inboxes beside the subject. */
  preview: string
  heading: string
  blocks: LetterBlock[]
  action?: { label: string; link: string }
  /** A second way, drawn as a plain link below the button. */
  otherAction?: { label: string; link: string }
  /** After the button: how long the link works, and what to do if it was somebody else. */
  after?: string[]
  /** The footer's sentence: why this mail came. */
  why: string
  /** The footer's way out of letters of this kind. */
  leave?: { label: string; link: string }
}

export type LetterBlock =
  | string
  /** Facts by name: device, time, place. */
  | { facts: [name: string, value: string][] }
  /** A code to be typed; shown large. */
  | { code: string }
  /** What an operator wrote: a paragraph, a list, a heading between them. */
  | { words: LetterWord[] }
  | { list: LetterWord[][] }
  | { title: string }

/** A stretch of text; an address makes a link of it. */
export type LetterWord = string | { text: string; strong?: boolean; link?: string }
