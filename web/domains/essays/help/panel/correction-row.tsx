import type { Editor } from '@tiptap/core'
import { ArrowRight } from 'lucide-react'
import { help as texts } from '../../../../locales/en/essays/help.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { toast } from '../../../../ui/toast.tsx'
import { applyCorrections, type Correction, sameCorrections } from '../corrections/apply-correction.ts'
import { CheckerMessage } from '../corrections/checker-message.tsx'
import type { WritingHelp } from '../writing-help.ts'

type CorrectionRowProps = {
  editor: Editor
  help: WritingHelp
  correction: Correction
  all: Correction[]
  isOpen: boolean
  onShow: () => void
}

/** One suggestion of the list; pressing it shows the place on the page. */
export function CorrectionRow({ editor, correction, all, isOpen, onShow }: CorrectionRowProps) {
  const { problem, lint } = correction.mark
  const first = lint.replacements[0]
  const same = sameCorrections(all, correction.mark)
  const isFirstOfSame = same[0]?.from === correction.from
  return (
    <li className={classNames('px-3 max-md:px-1', isOpen && 'bg-surface-hover')}>
      <button
        type="button"
        aria-label={texts.goTo({ problem })}
        onClick={onShow}
        className="block w-full rounded-control px-3 py-2 text-left hover:bg-surface-hover"
      >
        <span className="flex items-baseline gap-1.5 text-14">
          <span className="min-w-0 truncate font-medium">{problem}</span>
          {first !== undefined && first.trim() !== '' && (
            <>
              <ArrowRight aria-hidden="true" className="size-3 shrink-0 text-ink-muted" />
              <span className="min-w-0 truncate text-accent">{first}</span>
            </>
          )}
          <span className="ml-auto shrink-0 text-12 text-ink-muted">{texts.kinds[lint.kind]}</span>
        </span>
        <span className="mt-0.5 line-clamp-2 text-13 text-pretty text-ink-muted">
          <CheckerMessage text={lint.message} />
        </span>
      </button>
      {first !== undefined && same.length > 1 && isFirstOfSame && (
        <Button
          size="sm"
          variant="ghost"
          className="mb-1 ml-0.5"
          onClick={() => toast(texts.replacedAll({ count: applyCorrections(editor, same, first) }))}
        >
          {texts.replaceAll({ count: same.length })}
        </Button>
      )}
    </li>
  )
}
