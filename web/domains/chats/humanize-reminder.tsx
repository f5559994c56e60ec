import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'

export type ReminderAnswer = { enable: boolean; askAgain: boolean }

type HumanizeReminderProps = {
  open: boolean
  onAnswer: (answer: ReminderAnswer) => void
  onCancel: () => void
}

/** Asked when a message is sent with Humanize off. Escape sends nothing. */
export function HumanizeReminder({ open, onAnswer, onCancel }: HumanizeReminderProps) {
  const [isQuiet, setQuiet] = useState(false)
  const answer = (enable: boolean) => onAnswer({ enable, askAgain: !isQuiet })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title="Humanization is Disabled"
      description="The reply will be shown as the model writes it, and a detector may read it as AI. Humanizing uses words of your plan."
      actions={
        <>
          <Button onClick={() => answer(false)}>Keep Off</Button>
          <Button variant="primary" onClick={() => answer(true)}>
            Enable Humanization
          </Button>
        </>
      }
    >
      <Checkbox checked={isQuiet} onChange={setQuiet} label="Don't ask again in this chat" />
    </Dialog>
  )
}
