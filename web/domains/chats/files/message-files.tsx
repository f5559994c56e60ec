import { useState } from 'react'
import { describeGiven, describeRead, type MessageFile } from '../../../../contract/chats/files.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { chatFileTexts } from '../../../locales/en/chats/files.ts'
import { fileAddress } from './file-calls.ts'
import { FileIcon, kindName } from './file-icon.tsx'
import { FilePicture } from './file-picture.tsx'
import { FilePreview } from './file-preview.tsx'

/** The files of a sent message; each opens a preview. */
export function MessageFiles({ files }: { files: MessageFile[] }) {
  const [openId, setOpenId] = useState<string | null>(null)
  if (files.length === 0) return null
  return (
    <>
      <ul
        aria-label={chatFileTexts.files}
        className="mb-0.5 ml-auto flex max-w-[85%] flex-wrap justify-end gap-2"
      >
        {files.map((file) => (
          <li key={file.id} className="max-w-full">
            <FileButton file={file} onOpen={() => setOpenId(file.id)} />
          </li>
        ))}
      </ul>
      <FilePreview file={files.find(({ id }) => id === openId) ?? null} onClose={() => setOpenId(null)} />
    </>
  )
}

function FileButton({ file, onOpen }: { file: MessageFile; onOpen: () => void }) {
  const given = describeGiven(file)
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={chatFileTexts.show({ name: file.name })}
      className="flex w-60 max-w-full items-center gap-2.5 rounded-control border border-line bg-surface-raised py-1.5 pr-3 pl-1.5 text-left transition-colors hover:bg-surface-hover"
    >
      <FilePicture
        source={file.kind === 'image' ? fileAddress(file.id) : null}
        icon={<FileIcon name={file.name} kind={file.kind} />}
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-13 font-medium">{file.name}</span>
        <span className="tabular block truncate text-12 text-ink-muted">
          {kindName(file.kind)} · {contractText(describeRead(file))}
        </span>
        {given && <span className="block text-12 text-pretty text-caution">{sentence(given)}</span>}
      </span>
    </button>
  )
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
