import type { Editor } from '@tiptap/core'
import { BookPlus, EyeOff, Replace } from 'lucide-react'
import { help as texts } from '../../../../locales/en/essays/help.ts'
import { Button } from '../../../../ui/button.tsx'
import {
  applyCorrections,
  type Correction,
  correctionsIn,
  sameCorrections,
} from '../corrections/apply-correction.ts'
import { CheckerMessage } from '../corrections/checker-message.tsx'
import type { WritingHelp } from '../writing-help.ts'

type CorrectionCardProps = { editor: Editor; help: WritingHelp; correction: Correction }

/** The message of a correction, its replacements, and the ways to reject it. */
export function CorrectionCard({ editor, help, correction }: CorrectionCardProps) {
  const { problem, lint } = correction.mark
  const first = lint.replacements[0]
  const same = sameCorrections(correctionsIn(editor), correction.mark)
  function replace(replacement: string, all = [correction]) {
    applyCorrections(editor, all, replacement)
    editor.commands.focus()
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="px-1">
        <p className="text-12 font-medium text-ink-muted">{texts.kinds[lint.kind]}</p>
        <p className="mt-0.5 text-pretty">
          <CheckerMessage text={lint.message} />
        </p>
      </div>
      {lint.replacements.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {lint.replacements.map((replacement, i) => (
            <Button
              key={replacement}
              size="sm"
              variant={i === 0 ? 'primary' : 'secondary'}
              aria-label={texts.replaceWith({ problem, replacement: shown(replacement) })}
              onClick={() => replace(replacement)}
              className="max-w-full"
            >
              <span className="truncate">{shown(replacement)}</span>
            </Button>
          ))}
        </div>
      )}
      <div className="-mx-1 -mb-1 flex flex-wrap border-t border-line pt-1">
        {first !== undefined && same.length > 1 && (
          <Button size="sm" variant="ghost" icon={<Replace />} onClick={() => replace(first, same)}>
            {texts.replaceAll({ count: same.length })}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          icon={<EyeOff />}
          onClick={() => help.corrections.ignore(correction)}
        >
          {texts.ignore}
        </Button>
        {lint.kind === 'spelling' && (
          <Button
            size="sm"
            variant="ghost"
            icon={<BookPlus />}
            onClick={() => help.corrections.addWord(correction)}
          >
            {texts.addWord}
          </Button>
        )}
      </div>
    </div>
  )
}

/** A replacement by nothing deletes the words. */
function shown(replacement: string): string {
  return replacement.trim() === '' ? texts.remove : replacement
}
