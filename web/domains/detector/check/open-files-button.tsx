import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { checkTexts } from '../../../locales/en/detector/check.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useShell } from '../../../ui/shell/shell-context.ts'
import { textFileTypes } from './open-text-files.ts'

export function OpenFilesButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { isPhone } = useShell()
  const input = useRef<HTMLInputElement>(null)
  const open = () => input.current?.click()
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={textFileTypes}
        aria-label={checkTexts.textMarkdownWordOrPdf}
        className="hidden"
        onChange={(event) => {
          onFiles(Array.from(event.target.files ?? []))
          // Allows the same file to be chosen again after an edit.
          event.target.value = ''
        }}
      />
      {isPhone ? (
        <IconButton label={checkTexts.openFiles} icon={<FileUp />} onClick={open} />
      ) : (
        <Button icon={<FileUp />} title={checkTexts.textMarkdownWordAndPdf} onClick={open}>
          {checkTexts.openFiles}
        </Button>
      )}
    </>
  )
}
