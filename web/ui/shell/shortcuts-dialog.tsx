import { shellTexts } from '../../locales/en/ui/shell.ts'
import { Kbd } from '../kbd.tsx'
import { Dialog } from '../overlays/dialog.tsx'

export type Shortcut = { keys: string; text: string }

type ShortcutsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; shortcuts: Shortcut[] }

export function ShortcutsDialog({ open, onOpenChange, shortcuts }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={shellTexts.keyboardShortcuts}>
      <dl className="flex flex-col">
        {shortcuts.map((shortcut) => (
          <div
            key={shortcut.text}
            className="flex min-h-10 items-center justify-between gap-4 border-t border-line first:border-t-0"
          >
            <dt>{shortcut.text}</dt>
            <dd>
              <Kbd keys={shortcut.keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
