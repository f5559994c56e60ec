import { X } from 'lucide-react'
import { useId } from 'react'
import { page as texts } from '../../../locales/en/essays/page.ts'
import { controlTexts } from '../../../locales/en/ui/controls.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import type { SidePanelProps } from '../controls/side-panel-props.ts'
import { type SidePanelId, sidePanelIds, sidePanelOf, sidePanels } from './side-panels.tsx'

type SidePanelAreaProps = Omit<SidePanelProps, 'onClose'> & {
  open: SidePanelId | null
  onOpen: (id: SidePanelId | null) => void
  isNarrow: boolean
}

/** The open panel: beside the page with the buttons of all panels on wide screens, and over the page on narrow ones. */
export function SidePanelArea({ open, onOpen, isNarrow, ...rest }: SidePanelAreaProps) {
  const close = () => onOpen(null)
  if (isNarrow) return open && <SheetPanel id={open} onClose={close} {...rest} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from its buttons and from within it
    <div
      className="flex min-h-0 shrink-0"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close()
      }}
    >
      {open && <ColumnPanel id={open} onClose={close} {...rest} />}
      <Rail chatId={rest.session.chatId} open={open} onToggle={(id) => onOpen(id === open ? null : id)} />
    </div>
  )
}

type PanelProps = SidePanelProps & { id: SidePanelId }

function SheetPanel({ id, ...rest }: PanelProps) {
  const { title, Panel } = sidePanels[id]
  return (
    <SideSheet title={title()} onClose={rest.onClose}>
      <Panel {...rest} />
    </SideSheet>
  )
}

function ColumnPanel({ id, ...rest }: PanelProps) {
  const { title, Panel } = sidePanels[id]
  const headingId = useId()
  return (
    <aside aria-labelledby={headingId} className="flex min-h-0 w-88 flex-col border-l border-line bg-surface">
      <header className="flex h-14 shrink-0 items-center gap-4 pr-2.5 pl-6">
        <h2 id={headingId} className="min-w-0 flex-1 truncate font-serif text-20 font-medium">
          {title()}
        </h2>
        <IconButton label={controlTexts.close} icon={<X />} onClick={rest.onClose} />
      </header>
      <Panel {...rest} />
    </aside>
  )
}

type RailProps = { chatId: string; open: SidePanelId | null; onToggle: (id: SidePanelId) => void }

function Rail({ chatId, open, onToggle }: RailProps) {
  return (
    <nav
      aria-label={texts.sidePanels}
      className="flex w-13 flex-col items-center gap-1 border-l border-line bg-surface py-2.5"
    >
      {sidePanelIds.map((id) => {
        const { title, icon, Badge } = sidePanelOf(id)
        return (
          <span key={id} className="relative">
            <IconButton
              label={title()}
              icon={icon}
              tooltipSide="left"
              variant={id === open ? 'active' : 'ghost'}
              aria-pressed={id === open}
              onClick={() => onToggle(id)}
            />
            {Badge && <Badge chatId={chatId} />}
          </span>
        )
      })}
    </nav>
  )
}
