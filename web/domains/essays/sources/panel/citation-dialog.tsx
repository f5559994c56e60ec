import type { Editor } from '@tiptap/core'
import { ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { plainCitation, yearOf } from '../../../../../contract/essays/plain-citation.ts'
import {
  type Cite,
  type LocatorLabel,
  locatorLabels,
  readCites,
  type Source,
} from '../../../../../contract/essays/sources.ts'
import { sourceTexts as texts } from '../../../../locales/en/essays/sources.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../../ui/fields/input.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { citationStoreOf } from '../editor/citation-store.ts'
import { changeCitation } from '../editor/cite-source.ts'
import { nameOf, plainTitle } from '../library/search-sources.ts'

type CitationDialogProps = { editor: Editor; pos: number; sources: Source[]; onClose: () => void }

/** Changes the sources of a citation, their pages and the words around them. */
export function CitationDialog({ editor, pos, sources, onClose }: CitationDialogProps) {
  const [cites, setCites] = useState(() => readCites(editor.state.doc.nodeAt(pos)?.attrs.cites))
  const change = (at: number, patch: Partial<Cite>) =>
    setCites((old) => old.map((cite, i) => (i === at ? { ...cite, ...patch } : cite)))
  const rest = sources.filter(({ id }) => cites.every((cite) => cite.id !== id))
  const forms = formsFor(editor, cites)
  function save(next: Cite[]) {
    onClose()
    setTimeout(() =>
      changeCitation(
        editor,
        pos,
        next.map((cite) => withoutEmpty(cite, next.length)),
      ),
    )
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
            forms={forms}
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

type CiteForm = 'brackets' | 'narrative' | 'withoutAuthor'

function formsFor(editor: Editor, cites: Cite[]): CiteForm[] {
  if (citationStoreOf(editor).hasNotes()) return cites.length === 1 ? ['brackets', 'narrative'] : ['brackets']
  return cites.length === 1 ? ['brackets', 'narrative', 'withoutAuthor'] : ['brackets', 'withoutAuthor']
}

function formOf({ narrative, suppressAuthor }: Cite, forms: CiteForm[]): CiteForm {
  if (narrative && forms.includes('narrative')) return 'narrative'
  return suppressAuthor ? 'withoutAuthor' : 'brackets'
}

/** Names a form with an example, such as “In the sentence: Owen (2020)”. */
function labelOf(form: CiteForm, { id }: Cite, source: Source | undefined): string {
  if (!source) return texts.forms[form]
  const example =
    form === 'withoutAuthor'
      ? `(${yearOf(source)})`
      : plainCitation([{ id, narrative: form === 'narrative' }], () => source)
  return texts.formExample({ form: texts.forms[form], example })
}

type CiteFieldsProps = {
  cite: Cite
  forms: CiteForm[]
  source: Source | undefined
  onChange: (patch: Partial<Cite>) => void
  onRemove: () => void
  onUp: (() => void) | null
}

function CiteFields({ cite, forms, source, onChange, onRemove, onUp }: CiteFieldsProps) {
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
      {forms.length > 1 && (
        <ChoiceField
          label={texts.form}
          value={formOf(cite, forms)}
          onChange={(form) =>
            onChange({ narrative: form === 'narrative', suppressAuthor: form === 'withoutAuthor' })
          }
          options={forms.map((form) => ({ value: form, label: labelOf(form, cite, source) }))}
        />
      )}
    </li>
  )
}

/** Leaves out what has its usual value, and a form that a citation of several sources cannot have. */
function withoutEmpty(cite: Cite, count: number): Cite {
  const { id, locator, label, prefix, suffix, suppressAuthor, narrative } = cite
  return {
    id,
    ...(locator?.trim() ? { locator: locator.trim() } : {}),
    ...(locator?.trim() && label && label !== 'page' ? { label } : {}),
    ...(prefix?.trim() ? { prefix: prefix.trim() } : {}),
    ...(suffix?.trim() ? { suffix: suffix.trim() } : {}),
    ...(suppressAuthor ? { suppressAuthor } : {}),
    ...(narrative && count === 1 ? { narrative } : {}),
  }
}
