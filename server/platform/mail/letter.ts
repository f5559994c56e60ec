import type { Message } from '../../../texts/message.ts'

/** A text of a mail: a message, or words of a user or an operator, which have no other language. */
export type MailText = string | Message

/**
 * The content of a mail, without its design and before it has a language. Every text is plain; text that a user typed is
 * escaped and becomes no link.
 */
export type Letter<T = MailText> = {
  /** Shown by inboxes next to the subject. */
  preview: T
  heading: T
  blocks: LetterBlock<T>[]
  action?: LetterLink<T>
  /** An alternative action, shown as a plain link below the button. */
  otherAction?: LetterLink<T>
  /** After the button: how long the link works, and what to do if another person caused this mail. */
  after?: T[]
  /** The reason for this mail, in the footer. */
  why: T
  /** The unsubscribe link in the footer. */
  leave?: LetterLink<T>
}

export type LetterLink<T = MailText> = { label: T; link: string }

/** A mail in the language of its reader. */
export type WrittenLetter = Letter<string>

export type LetterBlock<T = MailText> =
  | T
  /** Facts by name: device, time, place. */
  | { facts: [name: T, value: T][] }
  /** A code to type, shown large. */
  | { code: string }
  /** Text by an operator: a paragraph, a list or a heading. */
  | { words: LetterWord[] }
  | { list: LetterWord[][] }
  | { title: string }

/** A run of text; `link` makes it a link. */
export type LetterWord = string | { text: string; strong?: boolean; link?: string }
