import { Fragment } from 'react'

/** The checker's message, whose quoted words are in backticks. */
export function CheckerMessage({ text }: { text: string }) {
  return text.split('`').map((part, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one message never change
    if (i % 2 === 0) return <Fragment key={i}>{part}</Fragment>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one message never change
    return <strong key={i}>{part}</strong>
  })
}
