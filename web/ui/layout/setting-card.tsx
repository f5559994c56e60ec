import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'

type SettingCardProps = {
  title: string
  text?: ReactNode
  /** Rendered at the end of the title's line. */
  action?: ReactNode
  children: ReactNode
}

/** A titled group of settings, such as <SettingRow> elements, separated by thin lines. */
export function SettingCard({ title, text, action, children }: SettingCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex items-end justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-0.5">
          <h2 id={id} className="text-16 font-medium">
            {title}
          </h2>
          {text && <p className="text-13 text-pretty text-ink-muted">{text}</p>}
        </div>
        {action}
      </div>
      {/* Hidden elements, such as a file input, get no separator. */}
      <Card className="[&>:not([hidden])~:not([hidden])]:border-t [&>*]:border-line">{children}</Card>
    </section>
  )
}

type SettingRowProps = {
  icon?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** The control at the end of the row, or below it on narrow screens when `stacks` is set. */
  action?: ReactNode
  stacks?: boolean
}

export function SettingRow({ icon, title, text, action, stacks }: SettingRowProps) {
  return (
    <div
      className={`flex min-h-15 gap-x-5 gap-y-3 px-5 py-3.5 max-md:px-4 ${stacks ? 'items-center max-sm:flex-col max-sm:items-stretch' : 'items-center'}`}
    >
      {icon && <span className="shrink-0 text-ink-muted [&_svg]:size-5">{icon}</span>}
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <div className="font-medium">{title}</div>
        {text && <div className="text-13 text-pretty text-ink-muted">{text}</div>}
      </div>
      {action && (
        <div className={`flex shrink-0 flex-wrap items-center gap-2 ${stacks ? 'max-sm:[&>*]:flex-1' : ''}`}>
          {action}
        </div>
      )}
    </div>
  )
}
