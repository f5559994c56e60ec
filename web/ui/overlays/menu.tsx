import { Check, ChevronRight } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactElement, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { classNames } from '../class-names.ts'
import { useIsPhone } from '../media-query.ts'

type MenuProps = {
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'right' | 'bottom' | 'left'
  className?: string
  /** Only for a menu that something else opens too, such as a shortcut. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

const sheetClass =
  'z-60 min-w-48 animate-rise-in text-left font-normal whitespace-normal text-ink rounded-card bg-surface-raised p-1.5 shadow-float outline-1 outline-line/60'

type OpenState = Pick<MenuProps, 'open' | 'onOpenChange'>

/** Closes a menu when another page is opened below it, for example with the browser's back button. */
function useClosedByPage({ open, onOpenChange }: OpenState): Required<OpenState> {
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const address = pathname + search
  const latest = useRef({ address, onOpenChange })
  latest.current.onOpenChange = onOpenChange
  const change = useCallback((next: boolean) => {
    setOpen(next)
    latest.current.onOpenChange?.(next)
  }, [])
  useEffect(() => {
    if (latest.current.address === address) return
    latest.current.address = address
    change(false)
  }, [address, change])
  return { open: open ?? isOpen, onOpenChange: change }
}

/** A menu that a button opens. `trigger` is one button element; the list is rendered right after it. */
export function Menu({ trigger, children, align = 'end', side = 'bottom', className, ...state }: MenuProps) {
  return (
    <Radix.Root modal={false} {...useClosedByPage(state)}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align={align}
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className={classNames(sheetClass, className)}
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

const itemClass =
  'flex min-h-9 items-center gap-2.5 rounded-control px-2.5 text-14 outline-none select-none data-[disabled]:opacity-45 data-[highlighted]:bg-surface-hover max-md:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0'

type MenuItemProps = {
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
  children: ReactNode
}

export function MenuItem({ icon, onSelect, danger, disabled, children }: MenuItemProps) {
  return (
    <Radix.Item
      onSelect={onSelect}
      disabled={disabled}
      className={classNames(itemClass, danger ? 'text-danger' : 'text-ink [&_svg]:text-ink-muted')}
    >
      {icon}
      {children}
    </Radix.Item>
  )
}

type MenuLinkItemProps = {
  to: string
  reloads?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** A link in a menu. `reloads`: a page outside the application. */
export function MenuLinkItem({ to, reloads = false, className, children }: MenuLinkItemProps) {
  return (
    <Radix.Item asChild className={classNames(itemClass, 'text-ink', className)}>
      {reloads ? <a href={to}>{children}</a> : <Link to={to}>{children}</Link>}
    </Radix.Item>
  )
}

type SubMenuProps = { icon?: ReactNode; label: string; children: ReactNode }

/** A submenu of one menu item. */
export function SubMenu({ icon, label, children }: SubMenuProps) {
  const isPhone = useIsPhone()
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={classNames(itemClass, 'text-ink [&_svg]:text-ink-muted')}>
        {icon}
        <span className="flex-1">{label}</span>
        <ChevronRight />
      </Radix.SubTrigger>
      {/* Outside the first sheet: on a phone its entrance transform would affect the position of this one. */}
      <Radix.Portal>
        <Radix.SubContent
          // On a phone there is no room beside the first sheet, so this one covers it.
          sideOffset={isPhone ? -140 : 4}
          collisionPadding={8}
          className={classNames(sheetClass, 'max-h-80 max-w-64 overflow-y-auto')}
        >
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  )
}

type MenuChoiceProps = {
  label: string
  value: string
  onChange: (value: string) => void
  options: Array<{ value: string; label: string; icon?: ReactNode }>
}

/** A group of options with a tick at the chosen one. */
export function MenuChoice({ label, value, onChange, options }: MenuChoiceProps) {
  return (
    <Radix.Group>
      <Radix.Label className="px-2.5 pt-2 pb-1 text-12 text-ink-muted">{label}</Radix.Label>
      <Radix.RadioGroup value={value} onValueChange={onChange}>
        {options.map((option) => (
          <Radix.RadioItem key={option.value} value={option.value} className={itemClass}>
            <span className="contents [&_svg]:text-ink-muted">{option.icon}</span>
            <span className="flex-1">{option.label}</span>
            <Radix.ItemIndicator>
              <Check className="text-accent" />
            </Radix.ItemIndicator>
          </Radix.RadioItem>
        ))}
      </Radix.RadioGroup>
    </Radix.Group>
  )
}

/** A line of text without an action. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="truncate px-2.5 py-1.5 text-13 text-ink-muted">{children}</Radix.Label>
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-1 my-1.5 h-px bg-line" />
}
