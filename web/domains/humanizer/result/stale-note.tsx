import { History } from 'lucide-react'
import { rewriteTexts } from '../../../locales/en/humanizer/result.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'

/** Explains that a result belongs to an earlier text than the one in the field, and offers to restore that text. */
export function StaleNote({ onRestore }: { onRestore: () => void }) {
  return (
    <Note icon={<History aria-hidden="true" />}>
      <p className="text-pretty">{rewriteTexts.thisResultBelongsToAn}</p>
      <Button size="sm" onClick={onRestore} className="mt-2">
        {rewriteTexts.restoreTheEarlierText}
      </Button>
    </Note>
  )
}
