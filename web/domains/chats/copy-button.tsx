import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { errorTexts } from '../../../contract/errors.ts'
import { copyText } from '../../ui/copy-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.tsx'

const thanksMs = 2_000

export function CopyButton({
  text,
  label = 'Copy',
  className,
}: {
  /** A function when the text is expensive to create. */
  text: string | (() => string)
  label?: string
  className?: string
}) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), thanksMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    if (await copyText(typeof text === 'string' ? text : text())) setCopied(true)
    else toast.error(errorTexts.copyFailed)
  }
  return (
    <IconButton
      label={isCopied ? 'Copied' : label}
      icon={isCopied ? <Check className="text-positive" /> : <Copy />}
      onClick={copy}
      className={className}
    />
  )
}
