import type { Editor } from '@tiptap/core'
import { Popover } from 'radix-ui'
import { useMemo } from 'react'
import { help as texts } from '../../../../locales/en/essays/help.ts'
import type { PlacedMark } from '../marks/help-mark.ts'
import { useHelpState } from '../open-helps.ts'
import type { HabitKind } from '../worker/help-messages.ts'
import type { OpenCard, WritingHelp } from '../writing-help.ts'
import { AiCard } from './ai-card.tsx'
import { CorrectionCard } from './correction-card.tsx'

type HelpCardProps = { editor: Editor; help: WritingHelp }

/** Explains one mark beside it. Opened with the keyboard, it takes the focus; Escape goes back to the text. */
export function HelpCard({ editor, help }: HelpCardProps) {
  const { card } = useHelpState(help)
  return card && <OpenedCard key={`${card.mark.from}-${card.mark.to}`} {...{ editor, help, card }} />
}

function OpenedCard({ editor, help, card }: HelpCardProps & { card: OpenCard }) {
  const { mark, anchor, takesFocus } = card
  const virtual = useMemo(() => ({ current: anchor }), [anchor])
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && help.closeCard()}>
      <Popover.Anchor virtualRef={virtual} />
      <Popover.Portal container={anchor.closest('main')}>
        <Popover.Content
          aria-label={texts.card}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => {
            if (!takesFocus) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (takesFocus) editor.commands.focus()
          }}
          // Typing goes on beside an open card, and a press on another mark moves it there.
          onFocusOutside={(event) => event.preventDefault()}
          className="z-50 w-76 max-w-[calc(100vw-1.5rem)] animate-fade-in rounded-card bg-surface-raised p-3 text-13 shadow-float outline-1 outline-line/60"
        >
          <CardContent {...{ editor, help }} placed={mark} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function CardContent({ editor, help, placed }: HelpCardProps & { placed: PlacedMark }) {
  const { mark } = placed
  if (mark.layer === 'corrections')
    return <CorrectionCard {...{ editor, help }} correction={{ ...placed, mark }} />
  if (mark.layer === 'habits') return <HabitCard kind={mark.habit} />
  return <AiCard {...{ editor, help }} placed={{ ...placed, mark }} />
}

/** Says what a habit is and why it is marked. */
function HabitCard({ kind }: { kind: HabitKind }) {
  return (
    <div className="px-1">
      <p className="text-12 font-medium text-ink-muted">{texts.habitNames[kind]}</p>
      <p className="mt-0.5 text-pretty">{texts.habitNotes[kind]}</p>
    </div>
  )
}
