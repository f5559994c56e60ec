import type { ReactNode } from 'react'
import { ButtonLink } from '../button.tsx'
import { Card } from './card.tsx'

type VisitorCardProps = {
  title: string
  text: string
  points: readonly { text: string; icon: ReactNode }[]
  signInPath: string
  signIn: string
  /** A line beside the button. */
  note: ReactNode
  className?: string
}

/** What a tool does, with a way to sign in, for visitors of a page that needs an account. */
export function VisitorCard({ title, text, points, signInPath, signIn, note, className }: VisitorCardProps) {
  return (
    <Card className={`flex flex-col gap-6 p-8 max-md:p-5 ${className ?? ''}`}>
      <div>
        <h2 className="font-serif text-20 font-medium text-balance">{title}</h2>
        <p className="mt-2 max-w-[65ch] text-16 text-pretty text-ink-muted">{text}</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {points.map((point) => (
          <li key={point.text} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className="flex size-9 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent [&_svg]:size-4.5"
            >
              {point.icon}
            </span>
            <span className="pt-1.5 text-pretty">{point.text}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink to={signInPath} variant="primary" className="max-sm:w-full">
          {signIn}
        </ButtonLink>
        {note}
      </div>
    </Card>
  )
}
