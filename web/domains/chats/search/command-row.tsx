import { Kbd } from '../../../ui/kbd.tsx'
import type { Command } from '../../../ui/shell/commands.ts'
import { type OptionProps, OptionRow } from './option-row.tsx'

type CommandRowProps = OptionProps & {
  command: Command
  onRun: () => void
}

/** One command in the search results, with its shortcut. */
export function CommandRow({ command, onRun, ...option }: CommandRowProps) {
  return (
    <OptionRow
      {...option}
      onChoose={onRun}
      className="min-h-9 items-center max-md:min-h-11 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-muted"
    >
      {command.icon}
      <span className="min-w-0 flex-1 truncate">{command.text}</span>
      {command.keys && (
        <span className="max-md:hidden">
          <Kbd keys={command.keys} />
        </span>
      )}
    </OptionRow>
  )
}
