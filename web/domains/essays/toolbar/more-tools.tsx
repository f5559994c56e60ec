import { Ellipsis } from 'lucide-react'
import { Popover, Toolbar as Radix } from 'radix-ui'
import { Fragment, type ReactNode } from 'react'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

/** The tools that do not fit into the toolbar. */
export function MoreTools({ groups }: { groups: ReactNode[] }) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <IconButton
          label={texts.moreTools}
          icon={<Ellipsis />}
          className="size-8! shrink-0 max-md:size-11!"
        />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={texts.moreTools}
          className="z-40 max-w-[calc(100vw-1rem)] animate-rise-in rounded-card bg-surface-raised p-1.5 text-ink shadow-float outline-1 outline-line/60"
        >
          <Radix.Root aria-label={texts.moreTools} className="flex flex-wrap items-center gap-1">
            {groups.map((group, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the groups keep their places
              <Fragment key={i}>
                {i > 0 && <Radix.Separator className="mx-1 h-5 w-px shrink-0 bg-line" />}
                <div className="flex items-center gap-0.5">{group}</div>
              </Fragment>
            ))}
          </Radix.Root>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
