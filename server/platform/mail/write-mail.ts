import type { LanguageTag } from '../../../contract/languages.ts'
import { isMessage } from '../../../texts/message.ts'
import type { Letter, LetterBlock, LetterLink, MailText, WrittenLetter } from './letter.ts'
import { writeText } from './mail-texts.ts'

type Unwritten = { subject: MailText; letter: Letter }

/** Returns a mail in the language of its reader. */
export function writeMail(
  { subject, letter }: Unwritten,
  tag: LanguageTag,
): { subject: string; letter: WrittenLetter } {
  const say = (text: MailText) => writeText(text, tag)
  const link = ({ label, link: target }: LetterLink) => ({ label: say(label), link: target })
  const { preview, heading, blocks, action, otherAction, after, why, leave } = letter
  return {
    subject: say(subject),
    letter: {
      preview: say(preview),
      heading: say(heading),
      blocks: blocks.map((block) => writeBlock(block, say)),
      ...(action && { action: link(action) }),
      ...(otherAction && { otherAction: link(otherAction) }),
      ...(after && { after: after.map(say) }),
      why: say(why),
      ...(leave && { leave: link(leave) }),
    },
  }
}

function writeBlock(block: LetterBlock, say: (text: MailText) => string): LetterBlock<string> {
  if (typeof block === 'string' || isMessage(block)) return say(block as MailText)
  if (!('facts' in block)) return block as LetterBlock<string>
  return { facts: block.facts.map(([name, value]) => [say(name), say(value)]) }
}
