import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { controlTexts } from '../../locales/en/ui/controls.ts'
import { Button } from '../button.tsx'
import { FileInput } from './file-input.tsx'

type ChooseFileButtonProps = {
  /** The name of the file field for screen readers. */
  label: string
  accept: string
  onChoose: (file: File) => void
  busy?: boolean
  /** Keeps the button's focus, unlike a disabled one. */
  isOff?: boolean
}

/** A button that opens the browser's file dialog for one file. */
export function ChooseFileButton({ label, accept, onChoose, busy, isOff = false }: ChooseFileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <FileInput ref={input} label={label} accept={accept} onChoose={([file]) => onChoose(file!)} />
      <Button
        size="sm"
        icon={<FileUp />}
        busy={busy}
        aria-disabled={isOff}
        onClick={() => !isOff && input.current?.click()}
      >
        {controlTexts.chooseAFile}
      </Button>
    </>
  )
}
