import type { Editor } from '@tiptap/core'
import { ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import {
  type Cite,
  type LocatorLabel,
  locatorLabels,
  readCites,
  type Source,
} from '../../../../../contract/essays/sources.ts'
import { sourceTexts as texts } from '../../../../locales/en/essays/sources.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/fields/checkbox.tsx'
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../../ui/fields/input.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { changeCitation } from '../editor/cite-source.ts'
import { nameOf, plainTitle } from '../library/search-sources.ts'

type CitationDialogProps = { editor: Editor; pos: number; sources: Source[]; onClose: () => void }

/** Changes the sources of a citation, their pages and the words around them. */
export function CitationDialog({ editor, pos, sources, onClose }: CitationDialogProps) {
  const [cites, setCites] = useState(() => readCites(editor.state.doc.nodeAt(pos)?.attrs.cites))
  const change = (at: number, patch: Partial<Cite>) =>
    setCites((old) => old.map((cite, i) => (i === at ? { ...cite, ...patch } : cite)))
  const rest = sources.filter(({ id }) => cites.every((cite) => cite.id !== id))
  function save(next: Cite[]) {
    onClose()
    setTimeout(() => changeCitation(editor, pos, next.map(withoutEmpty)))
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.citationTitle}
      actions={
        <>
          <Button variant="ghost" onClick={() => save([])} className="mr-auto">
            {texts.deleteCitation}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" onClick={() => save(cites)}>
            {texts.saveCitation}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-4">
        {cites.map((cite, at) => (
          <CiteFields
            // biome-ignore lint/suspicious/noArrayIndexKey: one source may be cited twice
            key={`${at} ${cite.id}`}
            cite={cite}
            source={sources.find(({ id }) => id === cite.id)}
            onChange={(patch) => change(at, patch)}
            onRemove={() => setCites((old) => old.filter((_, i) => i !== at))}
            onUp={
              at === 0 ? null : () => setCites((old) => old.with(at - 1, old[at]!).with(at, old[at - 1]!))
            }
          />
        ))}
      </ul>
      {rest.length > 0 && (
        <ChoiceField
          label={texts.addCite}
          value=""
          onChange={(id) => id && setCites((old) => [...old, { id }])}
          options={[
            { value: '', label: '' },
            ...rest.slice(0, 500).map((source) => ({ value: source.id, label: nameOf(source) })),
          ]}
        />
      )}
    </Dialog>
  )
}

type CiteFieldsProps = {
  cite: Cite
  source: Source | undefined
  onChange: (patch: Partial<Cite>) => void
  onRemove: () => void
  onUp: (() => void) | null
}

function CiteFields({ cite, source, onChange, onRemove, onUp }: CiteFieldsProps) {
  const name = source ? nameOf(source) : texts.missingSource
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line p-3.5">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <p className="font-medium">{name}</p>
          {source && <p className="line-clamp-1 text-13 text-ink-muted">{plainTitle(source)}</p>}
          {!source && <p className="text-13 text-danger">{texts.missingExplained}</p>}
        </div>
        {onUp && <IconButton label={texts.moveUp} icon={<ArrowUp />} onClick={onUp} />}
        <IconButton label={texts.removeCite({ name })} icon={<X />} onClick={onRemove} />
      </div>
      <div className="flex flex-col gap-2">
        <TextField
          label={texts.locator}
          value={cite.locator ?? ''}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => onChange({ locator: event.target.value })}
        />
        <ChoiceField
          label={texts.locatorLabel}
          value={cite.label ?? 'page'}
          onChange={(label) => onChange({ label: label as LocatorLabel })}
          options={locatorLabels.map((value) => ({ value, label: texts.locators[value] }))}
        />
      </div>
      <details className="text-14" open={Boolean(cite.prefix ?? cite.suffix)}>
        <summary className="w-fit cursor-pointer rounded-small text-13 text-ink-muted hover:text-ink">
          {texts.details}
        </summary>
        <div className="mt-2 flex flex-col gap-2">
          <TextField
            label={texts.prefix}
            value={cite.prefix ?? ''}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => onChange({ prefix: event.target.value })}
          />
          <TextField
            label={texts.suffix}
            value={cite.suffix ?? ''}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => onChange({ suffix: event.target.value })}
          />
        </div>
      </details>
      <Checkbox
        checked={cite.suppressAuthor ?? false}
        onChange={(suppressAuthor) => onChange({ suppressAuthor })}
        label={
          <>
            {texts.suppressAuthor}
            <span className="block text-13 text-ink-muted">{texts.suppressHint}</span>
          </>
        }
      />
    </li>
  )
}

/** Leaves out what has its usual value. */
function withoutEmpty({ id, locator, label, prefix, suffix, suppressAuthor }: Cite): Cite {
  return {
    id,
    ...(locator?.trim() ? { locator: locator.trim() } : {}),
    ...(locator?.trim() && label && label !== 'page' ? { label } : {}),
    ...(prefix?.trim() ? { prefix: prefix.trim() } : {}),
    ...(suffix?.trim() ? { suffix: suffix.trim() } : {}),
    ...(suppressAuthor ? { suppressAuthor } : {}),
  }
}
