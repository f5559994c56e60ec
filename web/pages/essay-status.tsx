import { type ReactNode, useEffect } from 'react'
import { brand } from '../../contract/brand.ts'
import { page as texts } from '../locales/en/essays/page.ts'
import { TopBar } from '../ui/shell/top-bar.tsx'

type EssayStatusProps = { text: string; children: ReactNode }

/** A documented text in place of the essay writer, with what the user can do. */
export function EssayStatus({ text, children }: EssayStatusProps) {
  useEffect(() => {
    document.title = texts.documentTitle({ title: texts.name, product: brand.name })
  }, [])
  return (
    <>
      <TopBar title={texts.name} />
      <h1 className="sr-only">{texts.name}</h1>
      <div className="m-auto flex min-h-32 flex-col items-center gap-5 px-6 pb-24 text-center">
        <p role="status" className="text-16 text-ink-muted">
          {text}
        </p>
        {children}
      </div>
    </>
  )
}
