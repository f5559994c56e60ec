import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '../copy-text.ts'
import { IconButton } from '../icon-button.tsx'
import { toast } from '../toast.tsx'

const confirmMs = 1_600

type CopyButtonProps = { text: string; label: string; failedText: string; disabled?: boolean }

/** Copies a text and confirms it with another icon and, for screen readers, with another label. */
export function CopyButton({ text, label, failedText, disabled }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), confirmMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    if (await copyText(text)) setIsCopied(true)
    else toast.error(failedText)
  }
  return (
    <>
      <IconButton
        label={label}
        icon={isCopied ? <Check className="text-positive" /> : <Copy />}
        disabled={disabled}
        onClick={copy}
      />
      <span role="status" className="sr-only">
        {isCopied && 'Copied'}
      </span>
    </>
  )
}
