import { History } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'

/** Explains that a result belongs to an earlier text than the one in the field, and offers to restore that text. */
export function StaleNote({ onRestore }: { onRestore: () => void }) {
  return (
    <Note icon={<History aria-hidden="true" />}>
      <p className="text-pretty">
        This result belongs to an earlier version of your text. Humanize again for a new one.
      </p>
      <Button size="sm" onClick={onRestore} className="mt-2">
        Restore the earlier text
      </Button>
    </Note>
  )
}
