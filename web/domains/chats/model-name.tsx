import { ChevronDown } from 'lucide-react'
import type { ModelChoice } from '../../../contract/chats.ts'
import { Menu, MenuChoice } from '../../ui/menu.tsx'

type ModelNameProps = {
  models: ModelChoice[]
  chosen: ModelChoice | undefined
  onChoose: (id: string) => void
}

/** Names what answers; a choice only where there is one. */
export function ModelName({ models, chosen, onChoose }: ModelNameProps) {
  if (!chosen) return null
  if (models.length === 1)
    return (
      <span title={`Answered by ${chosen.label}`} className="truncate text-12 text-ink-muted">
        <span className="sr-only">Answered by </span>
        {chosen.label}
      </span>
    )
  const trigger = (
    <button
      type="button"
      aria-label={`Answered by ${chosen.label}. Choose another`}
      className="flex h-8 min-w-0 items-center gap-1 rounded-control px-2 text-12 text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink max-md:h-11"
    >
      <span className="truncate">{chosen.label}</span>
      <ChevronDown aria-hidden="true" className="size-3.5 shrink-0" />
    </button>
  )
  return (
    <Menu trigger={trigger} side="top">
      <MenuChoice
        label="Answered by"
        value={chosen.id}
        onChange={onChoose}
        options={models.map((model) => ({ value: model.id, label: model.label }))}
      />
    </Menu>
  )
}
