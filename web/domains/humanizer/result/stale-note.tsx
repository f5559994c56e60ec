import { History } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'

/** That a result belongs to an older text than the one in the field, and the way back to it. */
export function StaleNote({ onRestore }: { onRestore: () => void }) {
  return (
    <Note icon={<History aria-hidden="true" />}>
      <p className="text-pretty">
        This result belongs to an older text, and not to the one in the field. Humanize again for a new one.
      </p>
      <Button size="sm" onClick={onRestore} className="mt-2">
        Bring the older text back
      </Button>
    </Note>
  )
}
