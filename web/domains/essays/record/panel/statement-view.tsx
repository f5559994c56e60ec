import type { Editor } from '@tiptap/core'
import { Copy, CornerDownLeft } from 'lucide-react'
import { useState } from 'react'
import { recordTexts as texts } from '../../../../locales/en/essays/record.ts'
import { Button } from '../../../../ui/button.tsx'
import { copyText } from '../../../../ui/copy-text.ts'
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx'
import { Textarea } from '../../../../ui/fields/textarea.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { withOrigin } from '../../editor/origin.ts'
import type { Share } from '../replay/count-shares.ts'
import { percentOf } from '../replay/percent-of.ts'
import {
  type AiUse,
  aiPart,
  originsSentence,
  otherPart,
  possibleUses,
  type StatementStyle,
  statementStyles,
  writeStatement,
} from '../statement/write-statement.ts'

/** Writes a statement on the use of AI, which the writer can change. What the record shows stays below it. */
export function StatementView({ editor, shares }: { editor: Editor; shares: Share[] }) {
  const part = aiPart(shares)
  const [style, setStyle] = useState<StatementStyle>('declaration')
  const uses = possibleUses(shares)
  const [chosen, setChosen] = useState<AiUse>('none')
  // The record may find text by AI while this is open.
  const use = uses.includes(chosen) ? chosen : 'passages'
  const [changed, setChanged] = useState<string | null>(null)
  const text = changed ?? writeStatement({ style, use, shares, today: new Date() })
  const origins = originsSentence(shares)
  const whole = [text, origins].filter((line) => line !== '').join('\n')

  async function copy() {
    if (await copyText(whole)) toast.success(texts.copied)
    else toast.error(texts.copyFailed)
  }
  function insert() {
    const { state, schema, view } = editor
    const paragraphs = whole
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => schema.nodes.paragraph!.create(null, schema.text(line)))
    view.dispatch(withOrigin(state.tr.insert(state.doc.content.size, paragraphs), 'paste'))
    toast.success(texts.inserted)
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-14 text-pretty">{texts.statementIntro}</p>
      <p className="text-13 text-pretty text-ink-muted">
        {part > 0 ? texts.partFound({ percent: percentOf(part) }) : texts.noneFound}
        {otherPart(shares) > 0 && ` ${texts.othersFound({ percent: percentOf(otherPart(shares)) })}`}
      </p>
      <ChoiceField
        label={texts.style}
        value={style}
        onChange={(value) => {
          setStyle(value as StatementStyle)
          setChanged(null)
        }}
        options={statementStyles.map((value) => ({ value, label: texts.styles[value] }))}
      />
      <ChoiceField
        label={texts.use}
        value={use}
        onChange={(value) => {
          setChosen(value as AiUse)
          setChanged(null)
        }}
        options={uses.map((value) => ({ value, label: texts.uses[value] }))}
      />
      <Textarea
        aria-label={texts.statementLabel}
        value={text}
        onChange={(event) => setChanged(event.target.value)}
        heightMinPx={120}
        heightMaxPx={320}
        className="text-14"
      />
      {origins !== '' && (
        <p className="border-l-2 border-line-control pl-3 text-14 text-pretty text-ink-muted">
          {origins}
          <span className="mt-1 block text-13">{texts.originsStay}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon={<Copy />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button icon={<CornerDownLeft />} onClick={insert}>
          {texts.insert}
        </Button>
      </div>
    </div>
  )
}
