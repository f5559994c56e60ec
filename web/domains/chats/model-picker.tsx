import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { toneOf } from '../../../contract/tones.ts'
import { ModelList } from './model-list.tsx'
import { ToneChoice } from './tone-choice.tsx'
import type { ModelChoices } from './use-model-choice.ts'

/** Names what answers and in which tone, and lets both be chosen. */
export function ModelPicker({ choice }: { choice: ModelChoices }) {
  const { chosen, tone, choose, chooseTone } = choice
  const [isOpen, setOpen] = useState(false)
  if (!chosen) return null
  const { label } = toneOf(tone)
  const isToned = tone !== 'neutral'
  const name = `Answered by ${chosen.label}${isToned ? `, ${label.toLowerCase()} tone` : ''}. Choose another`
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <button
          type="button"
          aria-label={name}
          className="flex h-8 min-w-0 items-center gap-1 rounded-control px-2 text-12 text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink data-[state=open]:bg-surface-hover max-md:-mx-2 max-md:size-11 max-md:shrink-0 max-md:justify-center max-md:px-0"
        >
          {/* On a phone the row has no room for a name, and the first letters of one say nothing. */}
          <SlidersHorizontal aria-hidden="true" className="size-4.5 shrink-0 md:hidden" />
          <span className="truncate max-md:hidden">{chosen.label}</span>
          {isToned && (
            <span className="shrink-0 max-md:hidden">
              <span aria-hidden="true">· </span>
              {label}
            </span>
          )}
          <ChevronDown aria-hidden="true" className="size-3.5 shrink-0 max-md:hidden" />
        </button>
      </Popover.Trigger>
      <Popover.Content
        side="top"
        align="end"
        sideOffset={8}
        collisionPadding={10}
        aria-label="What answers, and in which tone"
        className="z-60 flex max-h-[min(30rem,var(--radix-popover-content-available-height))] w-88 max-w-[calc(100vw-1.25rem)] animate-fade-in flex-col overflow-hidden rounded-card bg-surface-raised text-ink shadow-float outline-1 outline-line/60"
      >
        <ModelList
          models={choice.models}
          chosen={chosen.id}
          onChoose={(id) => {
            choose(id)
            setOpen(false)
          }}
        />
        {choice.ownKeyFailed && (
          <p role="status" className="border-t border-line px-4 py-2.5 text-12 text-ink-muted">
            The models of your own key could not be read just now.
          </p>
        )}
        <ToneChoice tone={tone} onChoose={chooseTone} isWriter={chosen.kind === 'built-in'} />
      </Popover.Content>
    </Popover.Root>
  )
}
