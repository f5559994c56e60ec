import { Info } from 'lucide-react'
import { useState } from 'react'
import { humanizeTexts } from '../../../locales/en/chats/humanize.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

export type ReminderAnswer = { enable: boolean; askAgain: boolean }

/** Whether the user wants to be asked; stored with the account. Null until it is known. */
export type ReminderChoice = { isOn: boolean | null; turnOff: () => void }

type HumanizeReminderProps = {
  open: boolean
  /** Another note that the user needs before sending, so that one dialog asks for both. */
  note: string | null
  /** Whether the built-in writer replies, which is no model. */
  isBuiltIn: boolean
  /** Whether humanizing spends words. */
  costsWords: boolean
  onAnswer: (answer: ReminderAnswer) => void
  onCancel: () => void
}

/** Asks when a message is sent with Humanize off. Escape cancels sending. */
export function HumanizeReminder({
  open,
  note,
  isBuiltIn,
  costsWords,
  onAnswer,
  onCancel,
}: HumanizeReminderProps) {
  const [isQuiet, setQuiet] = useState(false)
  const answer = (enable: boolean) => onAnswer({ enable, askAgain: !isQuiet })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={humanizeTexts.humanizationIsDisabled}
      description={[
        isBuiltIn ? humanizeTexts.theWriterReplies : humanizeTexts.theReplyWillBeShown,
        ...(costsWords ? [humanizeTexts.humanizingCosts] : []),
      ].join(' ')}
      actions={
        <>
          <Button onClick={() => answer(false)}>{humanizeTexts.keepOff}</Button>
          <Button variant="primary" onClick={() => answer(true)}>
            {humanizeTexts.enableHumanization}
          </Button>
        </>
      }
    >
      {note && (
        <Note tone="caution" icon={<Info aria-hidden="true" />}>
          {note}
        </Note>
      )}
      <Checkbox checked={isQuiet} onChange={setQuiet} label={humanizeTexts.dontAskAgain} />
    </Dialog>
  )
}
