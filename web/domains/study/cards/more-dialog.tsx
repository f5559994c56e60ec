import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makingTexts } from '../../../locales/en/study/making.ts'
import { studyTexts as texts } from '../../../locales/en/study/study.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { MakingActions } from '../making/making-actions.tsx'
import { useMaking } from '../making/use-making.ts'
import { usualWishes, WishesFields } from '../making/wishes-fields.tsx'
import { makeMore, refreshStudy } from '../queries.ts'

type MoreDialogProps = { setId: string; model: string | null; onClose: () => void }

/** Makes further questions from the text of a set. */
export function MoreDialog({ setId, model, onClose }: MoreDialogProps) {
  const [wishes, setWishes] = useState(usualWishes)
  const making = useMaking()
  const client = useQueryClient()
  async function make() {
    const made = await making.make((run) => makeMore(setId, wishes, run))
    if (!made) return
    await refreshStudy(client)
    if (made.made > 0) toast.success(texts.made({ count: made.made }))
    if (made.notice) toast.info(texts.notices[made.notice], { duration: 8_000 })
    onClose()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={makingTexts.moreTitle}>
      <WishesFields wishes={wishes} onChange={setWishes} model={model} />
      <MakingActions making={making} disabled={wishes.kinds.length === 0} onMake={() => void make()} />
    </Dialog>
  )
}
