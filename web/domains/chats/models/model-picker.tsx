import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { toneOf } from '../../../../contract/tones.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { modelsTexts } from '../../../locales/en/chats/models.ts'
import { classNames } from '../../../ui/class-names.ts'
import { createLazyPart } from '../../../ui/lazy-part.ts'
import type { ModelChoices } from './use-model-choice.ts'

const useModelMenu = createLazyPart(async () => (await import('./model-menu.tsx')).ModelMenu)

type AnsweredByProps = { choice: ModelChoices; isCompact: boolean }

/** Names the model below a narrow composer. The picker's label already does so for screen readers. */
export function AnsweredBy({ choice: { chosen, tone }, isCompact }: AnsweredByProps) {
  return (
    <p
      aria-hidden="true"
      className={classNames('-mt-1 truncate text-center text-12 text-ink-muted', !isCompact && 'md:hidden')}
    >
      {chosen ? modelsTexts.answeredBy({ label: chosen.label }) : '\u00a0'}
      {chosen && tone !== 'neutral' && ` · ${contractText(toneOf(tone).label)}`}
    </p>
  )
}

/** Shows the model and the tone, and opens the menu that changes them. */
export function ModelPicker({ choice }: { choice: ModelChoices }) {
  const { chosen, tone } = choice
  const [isOpen, setOpen] = useState(false)
  // Loads the menu when the pointer approaches the button, before the click.
  const [isNear, setNear] = useState(false)
  const Menu = useModelMenu(isNear || isOpen)
  if (!chosen) return null
  const label = contractText(toneOf(tone).label)
  const isToned = tone !== 'neutral'
  const name = isToned
    ? modelsTexts.chooseModelAndToneNow({ label: chosen.label, tone: label.toLowerCase() })
    : modelsTexts.chooseModelAndTone({ label: chosen.label })
  return (
    <Popover.Root open={isOpen && Menu !== null} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <button
          type="button"
          onPointerEnter={() => setNear(true)}
          onFocus={() => setNear(true)}
          aria-label={name}
          className="flex h-8 min-w-0 items-center gap-1 rounded-control px-2 text-12 text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink data-[state=open]:bg-surface-hover max-md:-mx-2 max-md:size-11 max-md:shrink-0 max-md:justify-center max-md:px-0"
        >
          {/* In a narrow composer the name does not fit in the row; <AnsweredBy> shows it below the composer. */}
          <SlidersHorizontal
            aria-hidden="true"
            className="hidden size-4.5 shrink-0 max-md:block @max-[26rem]:block"
          />
          <span className="truncate max-md:hidden @max-[26rem]:hidden">{chosen.label}</span>
          {isToned && (
            <span className="shrink-0 max-md:hidden @max-[26rem]:hidden">
              <span aria-hidden="true">· </span>
              {label}
            </span>
          )}
          <ChevronDown aria-hidden="true" className="size-3.5 shrink-0 max-md:hidden @max-[26rem]:hidden" />
        </button>
      </Popover.Trigger>
      <Popover.Content
        side="top"
        align="end"
        sideOffset={8}
        collisionPadding={10}
        aria-label={modelsTexts.modelAndTone}
        className="z-60 flex max-h-[min(30rem,var(--radix-popover-content-available-height))] w-88 max-w-[calc(100vw-1.25rem)] animate-fade-in flex-col overflow-clip rounded-card bg-surface-raised text-ink shadow-float outline-1 outline-line/60"
      >
        {Menu && <Menu choice={choice} onDone={() => setOpen(false)} />}
      </Popover.Content>
    </Popover.Root>
  )
}
