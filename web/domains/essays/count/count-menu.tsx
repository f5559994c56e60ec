import type { Editor } from '@tiptap/core'
import { Check, Target } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { countWords } from '../../../../contract/word-count.ts'
import { page as texts } from '../../../locales/en/essays/page.ts'
import { formatNumber } from '../../../locales/format.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/input.tsx'
import { readingMinutes } from './document-counts.ts'
import { useCounts } from './use-counts.ts'

type CountMenuProps = { editor: Editor; goal: number | null; onGoal: (goal: number | null) => void }

const goalMax = 1_000_000

/** The words of the essay and its goal; the menu shows all counts and changes the goal. */
export function CountMenu({ editor, goal, onGoal }: CountMenuProps) {
  const counts = useCounts(editor)
  const [isOpen, setOpen] = useState(false)
  const isReached = goal !== null && counts.words >= goal
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        title={texts.countMenu}
        className="tabular flex h-8 items-center gap-1.5 rounded-control px-2 text-13 font-medium whitespace-nowrap text-ink-muted hover:bg-surface-hover hover:text-ink max-md:h-11 [&_svg]:size-4"
      >
        {isReached && <Check aria-label={texts.goalReached} className="text-positive" />}
        {goal === null
          ? texts.words({ count: counts.words })
          : texts.wordsOfGoal({ count: counts.words, goal })}
      </Popover.Trigger>
      <Popover.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        aria-label={texts.countMenu}
        className="z-60 w-72 animate-rise-in rounded-card bg-surface-raised p-4 shadow-float outline-1 outline-line/60"
      >
        <dl className="tabular flex flex-col gap-1.5 text-14 [&_dt]:text-ink-muted [&>div]:flex [&>div]:justify-between">
          <Row name={texts.countWords} value={formatNumber(counts.words)} />
          <SelectionRow editor={editor} />
          <Row name={texts.countCharacters} value={formatNumber(counts.characters)} />
          <Row name={texts.countWithoutSpaces} value={formatNumber(counts.withoutSpaces)} />
          <Row name={texts.countParagraphs} value={formatNumber(counts.paragraphs)} />
          <Row name={texts.countReading} value={texts.minutes({ count: readingMinutes(counts.words) })} />
        </dl>
        <p className="mt-2 text-12 text-ink-muted">{texts.countNote}</p>
        <GoalForm
          goal={goal}
          onGoal={(next) => {
            onGoal(next)
            setOpen(false)
          }}
        />
      </Popover.Content>
    </Popover.Root>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function SelectionRow({ editor }: { editor: Editor }) {
  const { from, to, empty } = editor.state.selection
  if (empty) return null
  const words = countWords(editor.state.doc.textBetween(from, to, '\n'))
  return <Row name={texts.countSelection} value={formatNumber(words)} />
}

function GoalForm({ goal, onGoal }: Omit<CountMenuProps, 'editor'>) {
  const [typed, setTyped] = useState(goal === null ? '' : String(goal))
  function submit(event: React.FormEvent) {
    event.preventDefault()
    const number = Math.round(Number(typed))
    onGoal(number >= 1 ? Math.min(number, goalMax) : null)
  }
  return (
    <form onSubmit={submit} className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
      <TextField
        label={texts.goal}
        hint={texts.goalHint}
        type="number"
        inputMode="numeric"
        min={1}
        max={goalMax}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" icon={<Target />}>
        {texts.setGoal}
      </Button>
    </form>
  )
}
