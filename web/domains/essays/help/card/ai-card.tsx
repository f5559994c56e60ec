import type { Editor } from '@tiptap/core'
import { Feather } from 'lucide-react'
import { help as texts } from '../../../../locales/en/essays/help.ts'
import { percentText } from '../../../../locales/percent-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { humanizePassage } from '../ai-check/humanize-passage.ts'
import { PassageReasons } from '../ai-check/passage-reasons.tsx'
import type { PlacedPassage } from '../ai-check/passages-in.ts'
import type { WritingHelp } from '../writing-help.ts'

type AiCardProps = { editor: Editor; help: WritingHelp; placed: PlacedPassage }

/** Why a passage is marked, and its one-click rewrite. */
export function AiCard({ editor, help, placed }: AiCardProps) {
  const { passage } = placed.mark
  function humanize() {
    help.closeCard()
    humanizePassage(editor, placed)
  }
  return (
    <div className="flex flex-col gap-3 px-1">
      <p className="tabular">
        <span className="text-16 font-semibold">{percentText(passage.probability * 100)}</span>{' '}
        <span className="text-ink-muted">{texts.aiTones[passage.tone]}</span>
      </p>
      <PassageReasons reasons={passage.reasons} />
      <Button size="sm" icon={<Feather />} className="self-start" onClick={humanize}>
        {texts.humanize}
      </Button>
    </div>
  )
}
