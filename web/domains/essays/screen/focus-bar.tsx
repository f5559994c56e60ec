import { Minimize2 } from 'lucide-react'
import { useEffect } from 'react'
import { page as texts } from '../../../locales/en/essays/page.ts'
import { Button } from '../../../ui/button.tsx'
import { isComposing } from '../../../ui/is-composing.ts'

/** Leads out of focus mode, as Escape does. */
export function FocusBar({ onLeave }: { onLeave: () => void }) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) onLeave()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onLeave])
  return (
    <div className="absolute top-3 right-5 z-10 max-md:right-2">
      <Button
        variant="ghost"
        size="sm"
        icon={<Minimize2 />}
        title={texts.leaveFocusModeHint}
        onClick={onLeave}
      >
        {texts.leaveFocusMode}
      </Button>
    </div>
  )
}
