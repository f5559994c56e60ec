import type { Editor } from '@tiptap/core'
import { CheckCheck, ChevronDown, ChevronUp, Languages, PenLine } from 'lucide-react'
import { useMemo, useState } from 'react'
import { help as texts } from '../../../../locales/en/essays/help.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { Segmented } from '../../../../ui/fields/segmented.tsx'
import { Switch } from '../../../../ui/fields/switch.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useOnline } from '../../../../ui/use-online.ts'
import { usePageAction } from '../../controls/use-page-action.ts'
import { correctionsIn } from '../corrections/apply-correction.ts'
import { useHelpState } from '../open-helps.ts'
import type { Dialect } from '../worker/help-messages.ts'
import type { WritingHelp } from '../writing-help.ts'
import { CorrectionRow } from './correction-row.tsx'
import { DictionaryList } from './dictionary-list.tsx'

export type SectionProps = { editor: Editor; help: WritingHelp; onClose: () => void }

const shownAtOnce = 100

/** Spelling, grammar and style: the switch, the variety of English, and all suggestions in the order of the text. */
export function CorrectionsSection({ editor, help, onClose }: SectionProps) {
  useHelpState(help)
  const settings = help.corrections.settings()
  return (
    <>
      <div className="flex flex-col gap-3 border-b border-line px-6 pt-4 pb-4 max-md:px-4">
        <Switch
          checked={settings.isOn}
          onChange={help.corrections.turn}
          label={texts.check}
          text={texts.checkNote}
        />
        {settings.isOn && (
          <div className="flex items-center justify-between gap-4">
            <span className="text-14">{texts.dialect}</span>
            <Segmented
              label={texts.dialect}
              value={settings.dialect}
              onChange={(dialect) => help.corrections.setDialect(dialect as Dialect)}
              options={[
                { value: 'american', label: texts.american },
                { value: 'british', label: texts.british },
              ]}
            />
          </div>
        )}
      </div>
      <CorrectionsBody {...{ editor, help, onClose }} />
    </>
  )
}

function CorrectionsBody({ editor, help, onClose }: SectionProps) {
  useHelpState(help)
  const status = help.corrections.status()
  const isOnline = useOnline()
  if (status === 'off') return <EmptyState icon={<PenLine />} title={texts.off} />
  if (status === 'failed')
    return (
      <ErrorState
        title={texts.failed}
        text={isOnline ? texts.failedNote : texts.failedOffline}
        onRetry={isOnline ? help.corrections.retry : undefined}
      />
    )
  if (status === 'other-language')
    return <EmptyState icon={<Languages />} title={texts.otherLanguage} text={texts.otherLanguageNote} />
  return <CorrectionList {...{ editor, help, onClose }} />
}

function CorrectionList({ editor, help, onClose }: SectionProps) {
  const { revision, card } = useHelpState(help)
  const status = help.corrections.status()
  const go = usePageAction(onClose)
  const [shown, setShown] = useState(shownAtOnce)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks change with the revision
  const all = useMemo(() => correctionsIn(editor), [editor, revision])
  const isWorking = status !== 'ready'
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-1 px-6 pt-2 pr-3 max-md:px-4">
        <p role="status" className="tabular flex-1 text-13 text-ink-muted">
          {status === 'loading'
            ? texts.loading
            : isWorking
              ? texts.checking
              : all.length > 0 && texts.count({ count: all.length })}
        </p>
        <IconButton
          label={texts.previous}
          shortcut="Ctrl+;"
          icon={<ChevronUp />}
          disabled={all.length === 0}
          onClick={() => go(() => help.step(-1))}
        />
        <IconButton
          label={texts.next}
          shortcut="Ctrl+'"
          icon={<ChevronDown />}
          disabled={all.length === 0}
          onClick={() => go(() => help.step(1))}
        />
      </div>
      <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto pb-6">
        {all.length === 0 && !isWorking && <NothingFound isEmpty={editor.isEmpty} />}
        <ul aria-label={texts.corrections}>
          {all.slice(0, shown).map((correction) => (
            <CorrectionRow
              key={`${correction.from}-${correction.mark.lint.rule}`}
              {...{ editor, help, correction, all }}
              isOpen={card?.mark.from === correction.from}
              onShow={() => go(() => help.show(correction))}
            />
          ))}
        </ul>
        {all.length > shown && (
          <div className="px-6 pt-2">
            <Button variant="ghost" onClick={() => setShown(shown + shownAtOnce)}>
              {texts.more({ count: all.length - shown })}
            </Button>
          </div>
        )}
        <DictionaryList words={help.corrections.settings().words} onRemove={help.corrections.removeWord} />
      </div>
    </div>
  )
}

function NothingFound({ isEmpty }: { isEmpty: boolean }) {
  if (isEmpty) return <EmptyState icon={<PenLine />} title={texts.emptyPage} text={texts.emptyPageNote} />
  return <EmptyState icon={<CheckCheck />} title={texts.none} text={texts.noneNote} />
}
