import type { FaqItem } from '../../web/domains/content/content.ts'
import { ContentError } from './content-error.ts'
import { slugOf } from './slug.ts'

/** Reads questions, which are the headings of the second level, and the answers below them. */
export function readFaqItems(
  body: string,
  place: string,
  ids: Set<string>,
  render: (answer: string) => string,
): Omit<FaqItem, 'lang'>[] {
  const [before = '', ...parts] = `\n${body}`.split('\n## ')
  if (before.trim()) throw new ContentError(place, 'the text must begin with a question: “## What …?”')
  if (parts.length === 0) throw new ContentError(place, 'there is no question. A question begins with “## ”.')
  return parts.map((part) => {
    const [first = '', ...rest] = part.split('\n')
    const question = first.trim()
    const answer = rest.join('\n').trim()
    if (!answer) throw new ContentError(place, `“${question}” has no answer.`)
    return { id: slugOf(question, ids), question, answer: render(answer) }
  })
}
