import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { chatFileTexts } from '../../../locales/en/chats/files.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

/** Opens the file dialog. Names do not show which files can be read, so the upload decides. */
export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label={chatFileTexts.attachFiles}
        tooltipSide="top"
        className="size-8! rounded-full! max-md:size-11!"
        icon={<Paperclip />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={chatFileTexts.filesToAttach}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Allows the same file to be chosen again after it was removed.
          event.target.value = ''
        }}
      />
    </>
  )
}
