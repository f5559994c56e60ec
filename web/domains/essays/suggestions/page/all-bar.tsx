import { Check, ChevronDown, ChevronUp, X } from 'lucide-react'
import { useRef } from 'react'
import { suggestions as texts } from '../../../../locales/en/essays/suggestions.ts'
import { BarButton } from './suggestion-bar.tsx'
import type { SuggestionDesk } from './suggestion-desk.ts'
import type { SuggestionItem } from './suggestion-item.ts'

/** Decides about all suggestions on the page, and steps through them. */
export function AllBar({ items, desk }: { items: SuggestionItem[]; desk: SuggestionDesk }) {
  const at = useRef(-1)
  const ready = items.filter(({ status }) => status === 'ready').map(({ id }) => id)
  function step(by: -1 | 1) {
    at.current = (Math.min(at.current, items.length) + by + items.length) % items.length
    desk.focusBar(items[at.current]!.id)
  }
  function rejectAll() {
    desk.reject(items.map(({ id }) => id))
    desk.focusPage()
  }
  return (
    <section
      aria-label={texts.allBar}
      className="absolute bottom-4 left-1/2 z-30 max-lg:bottom-18 flex max-w-[calc(100%-1rem)] -translate-x-1/2 items-center gap-1 rounded-card border border-line bg-surface-raised p-1 text-13 text-ink shadow-float print:hidden"
    >
      <span className="px-2 whitespace-nowrap text-ink-muted max-sm:hidden">
        {texts.count({ count: items.length })}
      </span>
      <BarButton label={texts.previous} icon={<ChevronUp />} onClick={() => step(-1)} />
      <BarButton label={texts.next} icon={<ChevronDown />} onClick={() => step(1)} />
      <BarButton
        isMain
        icon={<Check />}
        disabled={ready.length === 0}
        onClick={() => void desk.accept(ready).then(desk.focusPage)}
      >
        <span className="whitespace-nowrap">{texts.acceptAll}</span>
      </BarButton>
      <BarButton icon={<X />} onClick={rejectAll}>
        <span className="whitespace-nowrap">{texts.rejectAll}</span>
      </BarButton>
    </section>
  )
}
