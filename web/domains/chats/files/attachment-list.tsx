import { type RefObject, useEffect, useRef, useState } from 'react'
import { describeRead } from '../../../../contract/chats/files.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { chatFileTexts } from '../../../locales/en/chats/files.ts'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { AttachmentChip } from './attachment-chip.tsx'
import { FilePreview } from './file-preview.tsx'
import type { Attachments } from './use-attachments.ts'

type AttachmentListProps = {
  attachments: Attachments
  isSeen: boolean
  /** Gets the focus when the last file has been removed. */
  field: RefObject<HTMLElement | null>
}

/** The files above the text, and the problems of files that were not added. */
export function AttachmentList({ attachments, isSeen, field }: AttachmentListProps) {
  const { list, problems } = attachments
  const [openKey, setOpenKey] = useState<string | null>(null)
  const chips = useRef<HTMLUListElement>(null)
  const count = list.length + list.filter(({ problem }) => problem !== null).length
  const countBefore = useRef(count)
  // Scrolls to the newest file, so that its state is visible.
  useEffect(() => {
    if (count > countBefore.current) chips.current?.scrollTo({ top: chips.current.scrollHeight })
    countBefore.current = count
  }, [count])
  const open = list.find(({ key }) => key === openKey)?.file ?? null

  function remove(key: string, at: number) {
    attachments.remove(key)
    requestAnimationFrame(() => {
      const left = chips.current?.querySelectorAll<HTMLElement>('[aria-label^="Remove"]')
      const next = left?.[Math.min(at, left.length - 1)] ?? field.current
      next?.focus()
    })
  }
  return (
    <>
      {problems.length > 0 && (
        <div className="pb-2">
          <ErrorNote onClose={attachments.forgetProblems}>
            {problems.map((problem) => (
              <p key={problem} className="[overflow-wrap:anywhere]">
                {problem}
              </p>
            ))}
          </ErrorNote>
        </div>
      )}
      {list.length > 0 && (
        <ul
          ref={chips}
          aria-label={chatFileTexts.attachedFiles}
          className="scroll-quiet grid auto-rows-[minmax(3.25rem,auto)] max-h-75 grid-cols-[repeat(auto-fill,minmax(min(15.5rem,100%),1fr))] gap-2 overflow-y-auto p-1 max-md:max-h-45 snap-y *:snap-start"
        >
          {list.map((attachment, at) => (
            <AttachmentChip
              key={attachment.key}
              attachment={attachment}
              isSeen={isSeen}
              onOpen={() => setOpenKey(attachment.key)}
              onRetry={() => attachments.retry(attachment.key)}
              onRemove={() => remove(attachment.key, at)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {attachments.isWaiting ? chatFileTexts.filesAreBeingRead : attachments.ready.map(said).join('. ')}
      </p>
      <FilePreview file={open} onClose={() => setOpenKey(null)} />
    </>
  )
}

function said(file: Attachments['ready'][number]): string {
  return `${file.name}: ${contractText(describeRead(file))}`
}
