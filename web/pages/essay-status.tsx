import { type ReactNode, useEffect } from 'react'
import { brand } from '../../contract/brand.ts'
import { page as texts } from '../locales/en/essays/page.ts'
import { TopBar } from '../ui/shell/top-bar.tsx'
import { Spinner } from '../ui/spinner.tsx'

type EssayStatusProps = { text: string; isWorking?: boolean; children?: ReactNode }

/** The documented texts of the essay writer before its page can be shown. */
export function EssayStatus({ text, isWorking = false, children }: EssayStatusProps) {
  useEffect(() => {
    document.title = texts.documentTitle({ title: texts.name, product: brand.name })
  }, [])
  return (
    <>
      <TopBar title={texts.name} />
      <h1 className="sr-only">{texts.name}</h1>
      <div className="m-auto flex flex-col items-center gap-5 px-6 pb-24 text-center">
        {isWorking && <Spinner className="size-6 text-ink-muted" />}
        <p role="status" className="text-16 text-ink-muted">
          {text}
        </p>
        {children}
      </div>
    </>
  )
}
