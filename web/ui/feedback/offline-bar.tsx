import { WifiOff } from 'lucide-react'
import { controlTexts } from '../../locales/en/ui/controls.ts'

/** Returns the text for a lost connection. While the browser is online, the server is the cause. */
export function offlineText(isOnline: boolean): string {
  return isOnline ? controlTexts.theServerCannotBeReached : controlTexts.youAreOfflineWhatYou
}

type OfflineBarProps = { text: string; onRetry: () => void }

export function OfflineBar({ text, onRetry }: OfflineBarProps) {
  return (
    <div
      role="status"
      className="flex min-h-10 animate-fade-in items-center justify-center gap-2.5 bg-caution-soft px-4 py-1.5 text-13 text-caution"
    >
      <WifiOff aria-hidden="true" className="size-4 shrink-0" />
      <span>{text}</span>
      <button
        type="button"
        onClick={onRetry}
        className="font-medium whitespace-nowrap underline underline-offset-2 max-md:min-h-11"
      >
        {controlTexts.tryNow}
      </button>
    </div>
  )
}
