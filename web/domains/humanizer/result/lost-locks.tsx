import { LockOpen } from 'lucide-react'
import { rewriteTexts } from '../../../locales/en/humanizer/result.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import type { HumanizedText } from '../humanized-text.ts'
import { lostLocks } from './find-lost-locks.ts'

type LostLocksProps = { original: string; locks: HumanizedText['locks']; text: string }

const shownMax = 3

/** Names the locked passages that the user's own edits have left out. */
export function LostLocks({ original, locks, text }: LostLocksProps) {
  const lost = lostLocks(original, locks, text)
  if (lost.length === 0) return null
  const passages = lost
    .slice(0, shownMax)
    .map((passage) => `“${passage}”`)
    .join(', ')
  const more = lost.length - shownMax
  return (
    <Note icon={<LockOpen aria-hidden="true" />}>
      <p role="status" className="text-pretty wrap-break-word">
        {rewriteTexts.locksLost({ passages })}
        {more > 0 && ` ${rewriteTexts.andMore({ count: more })}`}
      </p>
    </Note>
  )
}
