import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { brand } from '../../../contract/brand.ts'
import { classNames } from '../../ui/class-names.ts'

type StudyPageProps = {
  title: string
  lead?: ReactNode
  back?: { to: string; text: string }
  actions?: ReactNode
  /** For pages that are read in one column, such as a session of reviews. */
  narrow?: boolean
  children: ReactNode
}

/** The frame of every page of the study simulator: a way back, a heading with actions, and the content. */
export function StudyPage({ title, lead, back, actions, narrow, children }: StudyPageProps) {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
  return (
    <div
      className={classNames(
        'mx-auto flex w-full flex-col gap-6 px-8 pt-8 pb-20 max-lg:px-6 max-md:gap-5 max-md:px-4 max-md:pt-4 max-md:pb-12',
        narrow ? 'max-w-3xl' : 'max-w-5xl',
      )}
    >
      <header className="flex flex-col gap-2">
        {back && (
          <Link
            to={back.to}
            className="-ml-1 flex min-h-8 w-fit items-center gap-1.5 rounded-control px-1 text-13 text-ink-muted hover:text-ink max-md:min-h-11"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {back.text}
          </Link>
        )}
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
          <div className="min-w-0">
            <h1 className="font-serif text-28 font-medium text-balance wrap-anywhere">{title}</h1>
            {lead && <p className="mt-1 max-w-2xl text-pretty text-ink-muted">{lead}</p>}
          </div>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
      </header>
      {children}
    </div>
  )
}
