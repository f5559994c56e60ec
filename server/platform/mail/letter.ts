/**
 * The content of a mail, without its design. Every text is plain; text that a user typed is escaped and becomes no
 * link.
 */
export type Letter = {
  /** Shown by inboxes next to the subject. */
  preview: string
  heading: string
  blocks: LetterBlock[]
  action?: { label: string; link: string }
  /** An alternative action, shown as a plain link below the button. */
  otherAction?: { label: string; link: string }
  /** After the button: how long the link works, and what to do if another person caused this mail. */
  after?: string[]
  /** The reason for this mail, in the footer. */
  why: string
  /** The unsubscribe link in the footer. */
  leave?: { label: string; link: string }
}

export type LetterBlock =
  | string
  /** Facts by name: device, time, place. */
  | { facts: [name: string, value: string][] }
  /** A code to type, shown large. */
  | { code: string }
  /** Text by an operator: a paragraph, a list or a heading. */
  | { words: LetterWord[] }
  | { list: LetterWord[][] }
  | { title: string }

/** A run of text; `link` makes it a link. */
export type LetterWord = string | { text: string; strong?: boolean; link?: string }
