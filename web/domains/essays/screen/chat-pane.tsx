import { PenLine } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { page as texts } from '../../../locales/en/essays/page.ts'
import { browserStorage, storeItem } from '../../../ui/browser-storage.ts'

const widthKey = 'essayChatWidth'
const widthMin = 320
const widthMax = 480
const widthStep = 16
const limited = (width: number) => Math.min(widthMax, Math.max(widthMin, Math.round(width)))

/** The chat beside the page on wide screens. Its edge is dragged, or moved with the arrow keys. */
export function ChatPane({ children }: { children: ReactNode }) {
  const [width, setWidth] = useState(() => limited(Number(browserStorage('local')?.getItem(widthKey)) || 360))
  function resize(next: number) {
    setWidth(limited(next))
    storeItem('local', widthKey, String(limited(next)))
  }
  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    event.preventDefault()
    const edge = event.currentTarget
    edge.setPointerCapture(event.pointerId)
    const [startX, startWidth] = [event.clientX, width]
    edge.onpointermove = (moved) => resize(startWidth + moved.clientX - startX)
    edge.onpointerup = () => {
      edge.onpointermove = null
      edge.onpointerup = null
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -widthStep, ArrowRight: widthStep }[event.key]
    if (!step) return
    event.preventDefault()
    resize(width + step)
  }
  return (
    <>
      <aside
        aria-label={texts.chatPanel}
        style={{ width }}
        className="relative flex min-h-0 shrink-0 flex-col bg-surface"
      >
        <div className="flex h-14 shrink-0 items-center gap-1 pr-2 pl-4">
          <p className="flex-1 font-medium">{texts.chat}</p>
          <Link
            to="/essay-writer/new"
            aria-label={texts.newEssay}
            title={texts.newEssay}
            className="flex size-9 items-center justify-center rounded-control text-ink-muted hover:bg-surface-hover hover:text-ink [&_svg]:size-4.5"
          >
            <PenLine />
          </Link>
        </div>
        {children}
      </aside>
      {/* biome-ignore lint/a11y/useSemanticElements: a separator with a position is a control, which <hr> is not */}
      <div
        role="separator"
        aria-label={texts.resizeChat}
        aria-orientation="vertical"
        aria-valuenow={width}
        aria-valuemin={widthMin}
        aria-valuemax={widthMax}
        tabIndex={0}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        className="relative z-10 w-px shrink-0 cursor-col-resize bg-line outline-none after:absolute after:inset-y-0 after:-left-1.5 after:w-3 hover:bg-accent focus-visible:w-0.5 focus-visible:bg-accent"
      />
    </>
  )
}
