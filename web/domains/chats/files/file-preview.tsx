import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ChatFile, describeRead, describeSize } from '../../../../contract/chats/files.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { chatFileTexts } from '../../../locales/en/chats/files.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { fileAddress, readFileText } from './file-calls.ts'
import { kindName } from './file-icon.tsx'

const shownAtOnce = 20_000

/** Shows a file: the image, or the text that was read from it. */
export function FilePreview({ file, onClose }: { file: ChatFile | null; onClose: () => void }) {
  return (
    <Dialog
      wide
      open={file !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={file?.name ?? ''}
      description={
        file && [kindName(file.kind), describeSize(file.size), contractText(describeRead(file))].join(' · ')
      }
    >
      {file?.note && <p className="text-13 text-caution">{contractText(file.note)}</p>}
      {file && (file.kind === 'image' ? <ImageOf file={file} /> : <TextOf key={file.id} file={file} />)}
    </Dialog>
  )
}

function ImageOf({ file }: { file: ChatFile }) {
  return (
    <img
      src={fileAddress(file.id)}
      alt={file.name}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      className="mx-auto h-auto max-h-[60dvh] w-auto max-w-full rounded-control bg-surface-sunken object-contain"
    />
  )
}

function TextOf({ file }: { file: ChatFile }) {
  const [shown, setShown] = useState(shownAtOnce)
  const { data, error, refetch } = useQuery({
    queryKey: ['chat-file', file.id],
    queryFn: ({ signal }) => readFileText(file.id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error)
    return (
      <ErrorState title={chatFileTexts.thisFileCouldNotBe} text={error.message} onRetry={() => refetch()} />
    )
  if (data === undefined) return <Skeleton className="h-64" />
  return (
    <>
      <section
        aria-label={chatFileTexts.textOfTheFile}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the text scrolls by keyboard
        tabIndex={0}
        className="scroll-quiet min-h-24 overflow-y-auto rounded-control bg-surface-sunken p-4 text-14 whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {data.slice(0, shown)}
      </section>
      {data.length > shown && (
        <Button className="self-center" onClick={() => setShown(shown + shownAtOnce * 5)}>
          {chatFileTexts.showMore}
        </Button>
      )}
    </>
  )
}
