import { type ReactNode, useState } from 'react'
import { detectorTexts } from '../../locales/en/detector/detector.ts'
import { Button } from '../../ui/button.tsx'

type ShowMoreProps<T> = { items: T[]; first: number; children: (shown: T[]) => ReactNode }

/** Shows the first items of a long list, and the rest on request. */
export function ShowMore<T>({ items, first, children }: ShowMoreProps<T>) {
  const [isOpen, setIsOpen] = useState(false)
  const hidden = items.length - first
  return (
    <>
      {children(isOpen ? items : items.slice(0, first))}
      {hidden > 0 && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="-ml-3 self-start"
        >
          {isOpen ? detectorTexts.showFewer : detectorTexts.showMore({ hidden })}
        </Button>
      )}
    </>
  )
}
