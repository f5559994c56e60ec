import { useEffect } from 'react'
import { brand } from '../../contract/brand.ts'
import { RailPlace } from '../domains/essays/screen/rail-place.tsx'
import { page as texts } from '../locales/en/essays/page.ts'
import { classNames } from '../ui/class-names.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { useShell } from '../ui/shell/shell-context.ts'
import { TopBar } from '../ui/shell/top-bar.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** The bars, the chat and the sheet of the essay writer in their places, with a documented text until they are ready. */
export function EssayFrame({ text }: { text: string }) {
  const { isPhone } = useShell()
  useEffect(() => {
    document.title = texts.documentTitle({ title: texts.name, product: brand.name })
  }, [])
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <h1 className="sr-only">{texts.name}</h1>
      <div className="lg:hidden">
        <TopBar title={<FrameTitle />} />
        <div className="px-5 pb-2 max-md:px-2.5">
          <Skeleton className="h-9 w-36 max-md:h-13 max-md:w-full" />
        </div>
      </div>
      <div className="flex min-h-0 flex-1">
        {!isPhone && <div className="w-90 shrink-0 border-r border-line bg-surface max-lg:hidden" />}
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="max-lg:hidden">
            <TopBar title={<FrameTitle />} />
          </div>
          <div className="flex h-11.5 shrink-0 items-center gap-3 overflow-clip border-y border-line bg-surface px-3 max-md:h-13">
            {toolWidths.map((width, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the groups keep their places
              <Skeleton key={i} className={classNames('h-6 shrink-0', width)} />
            ))}
          </div>
          <div className="flex min-h-0 flex-1 flex-col overflow-clip bg-surface-sunken px-6 py-7 max-md:p-0">
            <div className="mx-auto flex w-full max-w-204 flex-1 flex-col items-center gap-5 border border-line bg-surface-raised px-6 pt-24 text-center shadow-soft max-md:border-0 max-md:shadow-none">
              <p role="status" className="text-16 text-ink-muted">
                {text}
              </p>
              <Spinner className="size-6 text-ink-muted" />
            </div>
          </div>
        </div>
        <RailPlace />
      </div>
    </div>
  )
}

const toolWidths = ['w-16', 'w-24', 'w-32', 'w-24', 'w-24', 'w-20']

function FrameTitle() {
  return <p className="flex h-9 items-center px-2 text-16 max-md:h-11">{texts.name}</p>
}
