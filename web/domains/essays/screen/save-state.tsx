import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { page as texts } from '../../../locales/en/essays/page.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { EssaySaveState, EssayView } from '../sync/essay-session.ts'

type Look = { icon: ReactNode; id: keyof typeof texts.saveStates; isProblem?: boolean }

const working = <LoaderCircle className="animate-spin motion-reduce:animate-none" />
const looks: Record<EssaySaveState, Look> = {
  loading: { icon: working, id: 'loading' },
  saving: { icon: working, id: 'saving' },
  saved: { icon: <Check />, id: 'saved' },
  offline: { icon: <CloudOff />, id: 'offline' },
  error: { icon: <TriangleAlert />, id: 'error', isProblem: true },
  deleted: { icon: <TriangleAlert />, id: 'deleted', isProblem: true },
  'signed-out': { icon: <CloudOff />, id: 'signedOut', isProblem: true },
}

/** Where the last change is. Only a problem is announced, not every pause in typing. */
export function SaveStateNote({ view, onRetry }: { view: EssayView; onRetry: () => void }) {
  // Without a copy in this browser, words that the server does not have are saved nowhere.
  const isLost = view.state === 'offline' && !view.hasLocalCopy
  const { icon, id, isProblem } = looks[isLost ? 'error' : view.state]
  return (
    <p
      role={isProblem ? 'alert' : undefined}
      title={view.error ?? (isLost ? texts.noCopy : texts.saveHints[id])}
      className={classNames(
        'flex items-center gap-1.5 text-13 [&_svg]:size-4 [&_svg]:shrink-0',
        // One word is shown in full beside a long title. Longer ones are cut before the title is gone.
        view.state === 'saved' || view.state === 'saving' ? 'shrink-0' : 'min-w-0',
        isProblem ? 'text-danger' : 'text-ink-muted',
      )}
    >
      {icon}
      <span className="truncate max-md:sr-only">{texts.saveStates[id]}</span>
      {(view.state === 'error' || view.state === 'offline') && (
        <button
          type="button"
          onClick={onRetry}
          className="shrink-0 rounded-small font-medium underline max-md:sr-only"
        >
          {texts.tryAgain}
        </button>
      )}
    </p>
  )
}
