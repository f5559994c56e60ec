import type { ReactNode } from 'react'

type StatusPageProps = { mark: string; title: string; text: string; actions: ReactNode }

/** A full page for content that cannot be shown: not found, broken or offline. */
export function StatusPage({ mark, title, text, actions }: StatusPageProps) {
  return (
    <div className="flex min-h-full flex-1 flex-col items-center justify-center px-6 py-16 text-center">
      <p aria-hidden="true" className="font-serif text-56 text-ink-faint italic">
        {mark}
      </p>
      <h1 className="mt-3 font-serif text-28 font-medium text-balance">{title}</h1>
      <p className="mt-3 max-w-md text-16 text-pretty text-ink-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  )
}
