import { useEffect, useRef } from 'react'
import { controlTexts } from '../../locales/en/ui/controls.ts'

type MoreButtonProps = { isLoading: boolean; isFailed: boolean; onMore: () => void }

/** Loads the next page when it scrolls into view or is pressed. After a failure only a press tries again. */
export function MoreButton({ isLoading, isFailed, onMore }: MoreButtonProps) {
  const element = useRef<HTMLButtonElement>(null)
  const latest = useRef(onMore)
  latest.current = onMore
  useEffect(() => {
    if (isLoading || isFailed) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current())
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [isLoading, isFailed])
  return (
    <button
      ref={element}
      type="button"
      onClick={() => onMore()}
      disabled={isLoading}
      className="mt-2 flex h-8.5 shrink-0 items-center rounded-control px-2.5 text-13 text-ink-muted max-md:h-11"
    >
      {isLoading
        ? controlTexts.loadingNow
        : isFailed
          ? controlTexts.couldNotLoadMoreTry
          : controlTexts.showMore}
    </button>
  )
}
