import { type ReactNode, useEffect } from 'react'
import { ThemeButton } from '../theme/theme-button.tsx'
import { useShell } from './shell-context.ts'
import { TopBar } from './top-bar.tsx'

type ToolHeaderProps = { title: string; product: string; text: ReactNode; actions?: ReactNode }

/** The header of a tool page: a display heading on wide screens, the bar with the menu on phones. */
export function ToolHeader({ title, product, text, actions }: ToolHeaderProps) {
  const { isPhone } = useShell()
  useEffect(() => {
    document.title = `${title} · ${product}`
  }, [title, product])

  if (isPhone)
    return (
      <>
        <TopBar title={<h1 className="truncate">{title}</h1>} actions={actions} />
        <p className="px-5 pb-2 text-13 text-pretty text-ink-muted">{text}</p>
      </>
    )
  return (
    <header className="shrink-0 px-10 pt-5 pb-5 max-lg:px-6">
      <div className="flex items-center gap-4">
        <h1 title={title} className="min-w-0 flex-1 truncate font-serif text-28 font-medium">
          {title}
        </h1>
        {actions}
        <ThemeButton />
      </div>
      <p className="mt-1 text-14 text-pretty text-ink-muted">{text}</p>
    </header>
  )
}
