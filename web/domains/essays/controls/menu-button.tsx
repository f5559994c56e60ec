import { ChevronDown } from 'lucide-react'
import { Toolbar as Radix } from 'radix-ui'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

type MenuButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { label: string; children: ReactNode }

/** A tool that opens a menu and shows the current choice. */
export function MenuButton({ label, children, className, ...rest }: MenuButtonProps) {
  return (
    <Radix.Button
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        'flex h-8 shrink-0 items-center justify-between gap-1.5 rounded-control px-2 text-14 text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink max-md:h-11 [&_svg]:size-4',
        className,
      )}
    >
      <span className="truncate">{children}</span>
      <ChevronDown aria-hidden="true" className="shrink-0" />
    </Radix.Button>
  )
}
