import { RotateCw, X } from 'lucide-react'
import { describeRead, describeSize } from '../../../../contract/chats/files.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { chatFileTexts } from '../../../locales/en/chats/files.ts'
import { fileTexts } from '../../../locales/en/shared/files.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { Attachment } from './attachment.ts'
import { fileAddress } from './file-calls.ts'
import { FileIcon } from './file-icon.tsx'
import { FilePicture } from './file-picture.tsx'

type AttachmentChipProps = {
  attachment: Attachment
  /** Whether the model receives images. */
  isSeen: boolean
  onOpen: () => void
  onRetry: () => void
  onRemove: () => void
}

/** One file of the message that is being written. */
export function AttachmentChip({ attachment, isSeen, onOpen, onRetry, onRemove }: AttachmentChipProps) {
  const { name, file, problem, source, mayRetry } = attachment
  const picture = attachment.preview ?? (file?.kind === 'image' ? fileAddress(file.id) : null)
  const icon = <FileIcon name={name} kind={file?.kind ?? null} isBroken={problem !== null} />
  return (
    <li
      className={classNames(
        'relative flex min-w-0 items-center gap-2.5 overflow-clip rounded-control border py-1.5 pr-1 pl-1.5',
        problem ? 'col-span-full border-danger/40 bg-danger-soft' : 'border-line bg-surface',
      )}
    >
      <FilePicture source={problem ? null : picture} icon={icon} />
      <div className="min-w-0 flex-1">
        {file && !problem ? (
          <button
            type="button"
            onClick={onOpen}
            aria-label={chatFileTexts.show({ name })}
            title={name}
            className="block max-w-full truncate rounded-small text-left text-13 font-medium text-ink hover:underline after:absolute after:inset-y-0 after:left-0 after:right-10"
          >
            {name}
          </button>
        ) : (
          <p className="truncate text-13 font-medium text-ink" title={name}>
            {name}
          </p>
        )}
        <State attachment={attachment} isSeen={isSeen} />
      </div>
      {problem && source && mayRetry && (
        <ChipButton label={chatFileTexts.tryAgain({ name })} onClick={onRetry} icon={<RotateCw />} />
      )}
      <ChipButton label={chatFileTexts.remove({ name })} onClick={onRemove} icon={<X />} />
      {!file && !problem && <Bar share={attachment.progress} />}
    </li>
  )
}

function State({ attachment, isSeen }: { attachment: Attachment; isSeen: boolean }) {
  const { file, problem, progress, size } = attachment
  if (problem) return <p className="text-12 text-pretty text-danger">{problem}</p>
  const line = 'tabular truncate text-12'
  if (!file) {
    const doing =
      progress < 1 ? chatFileTexts.sending({ round: Math.round(progress * 100) }) : chatFileTexts.reading
    return <p className={`${line} text-ink-muted`}>{doing}</p>
  }
  if (file.kind === 'image' && !isSeen)
    return <p className="text-12 text-pretty text-caution">{fileTexts.unseen}</p>
  const facts = `${describeSize(size)} · ${contractText(describeRead(file))}`
  if (!file.note)
    return (
      <p className={`${line} text-ink-muted`} title={facts}>
        {facts}
      </p>
    )
  return (
    <>
      <p className={`${line} text-ink-muted`}>{facts}</p>
      <p className="text-12 text-pretty text-caution">{contractText(file.note)}</p>
    </>
  )
}

function ChipButton({ label, icon, onClick }: { label: string; icon: React.ReactNode; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="relative grid size-8 shrink-0 place-items-center rounded-control text-ink-muted hover:bg-surface-hover hover:text-ink max-md:size-11 [&_svg]:size-4"
    >
      {icon}
    </button>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 bg-line">
      <span
        className={classNames('block h-full bg-accent transition-[width]', share >= 1 && 'animate-pulse')}
        style={{ width: `${Math.max(share, 0.05) * 100}%` }}
      />
    </span>
  )
}
