import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { errorTexts } from '../../locales/en/shared/failures.ts'
import { controlTexts } from '../../locales/en/ui/controls.ts'
import { copyText } from '../copy-text.ts'
import { IconButton } from '../icon-button.tsx'
import { toast } from '../toast.tsx'

const confirmMs = 1_600

type CopyButtonProps = {
  /** A function where making the text takes work; it is called on a click. */
  text: string | (() => string)
  label?: string
  failedText?: string
  disabled?: boolean
  className?: string
}

/** Copies a text and confirms it with another icon and, for screen readers, with another label. */
export function CopyButton({
  text,
  label = controlTexts.copy,
  failedText = errorTexts.copyFailed,
  disabled,
  className,
}: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), confirmMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    if (await copyText(typeof text === 'string' ? text : text())) setIsCopied(true)
    else toast.error(failedText)
  }
  return (
    <>
      <IconButton
        label={label}
        icon={isCopied ? <Check className="text-positive" /> : <Copy />}
        disabled={disabled}
        onClick={copy}
        className={className}
      />
      <span role="status" className="sr-only">
        {isCopied && controlTexts.copied}
      </span>
    </>
  )
}
