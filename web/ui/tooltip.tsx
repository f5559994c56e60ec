import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'
import { Kbd } from './kbd.tsx'

type TooltipProps = {
  text: string
  shortcut?: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  children: ReactElement
}

/** A hint for a control that has its own label. It requires a <TooltipProvider> above it. */
export function Tooltip({ text, shortcut, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Content
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className="z-60 flex max-w-72 animate-fade-in items-center gap-2 rounded-control bg-ink px-2.5 py-1.5 text-12 font-normal whitespace-normal text-surface shadow-float"
      >
        {text}
        {shortcut && <Kbd keys={shortcut} inverted />}
      </Radix.Content>
    </Radix.Root>
  )
}

export const TooltipProvider = Radix.Provider
