import { CopyX } from 'lucide-react'
import { useState } from 'react'
import { rewriteTexts } from '../../../locales/en/humanizer/result.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'

export type Elsewhere = { takeOther: () => Promise<void>; keepMine: () => Promise<void> }

/** Says that another tab or device has saved other words of this text, and asks which ones stay. */
export function ElsewhereNote({ elsewhere }: { elsewhere: Elsewhere }) {
  const [state, setState] = useState<'asked' | 'busy' | 'failed'>('asked')
  async function settle(how: () => Promise<void>) {
    setState('busy')
    await how().catch(() => setState('failed'))
  }
  return (
    <Note tone="caution" icon={<CopyX aria-hidden="true" />}>
      <p role="status" className="text-pretty">
        {state === 'failed' ? rewriteTexts.elsewhereUnread : rewriteTexts.changedElsewhere}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" disabled={state === 'busy'} onClick={() => settle(elsewhere.keepMine)}>
          {rewriteTexts.keepThis}
        </Button>
        <Button size="sm" disabled={state === 'busy'} onClick={() => settle(elsewhere.takeOther)}>
          {rewriteTexts.takeOther}
        </Button>
      </div>
    </Note>
  )
}
