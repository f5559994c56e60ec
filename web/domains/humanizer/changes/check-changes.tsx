import { changesTexts } from '../../../locales/en/humanizer/changes.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import type { Review } from './use-review.ts'

/** Counts the changes that a careful writer might not have made, and leaves them all out with one switch. */
export function CheckChanges({ review }: { review: Review }) {
  const indices = review.edits.flatMap((edit, index) => (edit.check ? [index] : []))
  if (indices.length === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <Badge tone="caution">{changesTexts.changesToCheck({ count: indices.length })}</Badge>
      <Switch
        label={changesTexts.leaveOutChanges}
        checked={indices.every((index) => review.rejected.has(index))}
        onChange={(isLeftOut) => review.reject(indices, isLeftOut)}
      />
    </div>
  )
}
