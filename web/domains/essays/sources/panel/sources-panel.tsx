import { useEditorState } from '@tiptap/react'
import { BookMarked, Download, Ellipsis, List, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { type CitationStyle, citationStyles } from '../../../../../contract/essays/citation-styles.ts'
import { lacksDetails } from '../../../../../contract/essays/plain-citation.ts'
import type { Source } from '../../../../../contract/essays/sources.ts'
import { sourceTexts as texts } from '../../../../locales/en/essays/sources.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx'
import { inputClass } from '../../../../ui/fields/input.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/overlays/menu.tsx'
import { randomId } from '../../../../ui/random-id.ts'
import { toast } from '../../../../ui/toast.tsx'
import type { SidePanelProps } from '../../controls/side-panel-props.ts'
import { usePageAction } from '../../controls/use-page-action.ts'
import { insertBibliography } from '../editor/bibliography-node.ts'
import { citeSources } from '../editor/cite-source.ts'
import { countCites } from '../editor/collect-citations.ts'
import { nameOf, searchSources } from '../library/search-sources.ts'
import { addSources, changeSource, deleteSource, restoreSources } from '../library/source-library.ts'
import { useSources } from '../library/use-sources.ts'
import { downloadSources, sourceFormats } from '../write/download-sources.ts'
import { changeStyle } from './change-style.ts'
import { CompletionBar, useCompletion } from './completion-bar.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { SourceForm } from './source-form.tsx'
import { SourceRow } from './source-row.tsx'

const shownMax = 200

type Open = { kind: 'paste' } | { kind: 'new' } | { kind: 'edit' | 'delete'; source: Source }

/** The sources of an essay: add, search, cite, edit and delete them, and choose the citation style. */
export function SourcesPanel({ editor, session, view: { settings, title }, onClose }: SidePanelProps) {
  const { doc } = session
  const go = usePageAction(onClose)
  const completion = useCompletion(doc)
  const sources = useSources(doc)
  const uses = useEditorState({ editor, selector: ({ editor: { state } }) => countCites(state.doc) })
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const found = searchSources(sources, query)

  function remove(source: Source) {
    close()
    deleteSource(doc, source.id)
    toast(texts.removed, {
      duration: 8_000,
      action: { label: texts.undo, onClick: () => restoreSources(doc, [source]) },
    })
  }
  return (
    <>
      <div className="flex shrink-0 flex-col gap-2.5 px-6 pb-3 max-md:px-4">
        <div className="flex gap-2">
          <Button
            variant="primary"
            icon={<Plus />}
            onClick={() => setOpen({ kind: 'paste' })}
            className="flex-1"
          >
            {texts.add}
          </Button>
          <Menu trigger={<IconButton label={texts.more} icon={<Ellipsis />} variant="outline" />}>
            <MenuItem icon={<List />} onSelect={() => go(() => insertBibliography(editor))}>
              {texts.bibliography}
            </MenuItem>
            <MenuSeparator />
            {sourceFormats.map(({ id, name }) => (
              <MenuItem
                key={id}
                icon={<Download />}
                disabled={sources.length === 0}
                onSelect={() => downloadSources(sources, id, title)}
              >
                {texts.exportAs({ format: name })}
              </MenuItem>
            ))}
          </Menu>
        </div>
        <ChoiceField
          label={texts.style}
          value={settings.citationStyle}
          onChange={(style) => changeStyle(editor, session, style as CitationStyle)}
          options={citationStyles.map((value) => ({ value, label: texts.styles[value] }))}
        />
        {sources.length > 0 && (
          <div className="relative">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-muted"
            />
            <input
              type="search"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              aria-label={texts.search}
              placeholder={texts.search}
              maxLength={200}
              autoComplete="off"
              className={classNames(inputClass, 'pl-9 placeholder:text-ink-muted')}
            />
          </div>
        )}
      </div>
      <CompletionBar completion={completion} sources={sources} />
      {sources.length === 0 && (
        <EmptyState icon={<BookMarked />} title={texts.emptyTitle} text={texts.emptyText} />
      )}
      {sources.length > 0 && found.length === 0 && (
        <p className="px-6 text-ink-muted max-md:px-4">{texts.noMatch({ query: query.trim() })}</p>
      )}
      <ul aria-label={texts.title} className="scroll-quiet min-h-0 flex-1 overflow-y-auto">
        {found.slice(0, shownMax).map((source) => (
          <SourceRow
            key={source.id}
            source={source}
            uses={uses[source.id] ?? 0}
            onCite={() => go(() => citeSources(editor, [source.id]))}
            onLookUp={completion.canRun ? () => void completion.run([source]) : null}
            onEdit={() => setOpen({ kind: 'edit', source })}
            onDelete={() => (uses[source.id] ? setOpen({ kind: 'delete', source }) : remove(source))}
          />
        ))}
        {found.length > shownMax && (
          <li className="px-6 py-3 text-13 text-ink-muted max-md:px-4">
            {texts.shown({ count: shownMax, all: found.length })}
          </li>
        )}
      </ul>
      {open?.kind === 'paste' && (
        <PasteDialog
          doc={doc}
          onAdded={(added) => {
            setQuery('')
            // After the dialog has closed.
            const source = added.find(lacksDetails)
            if (source) setTimeout(() => setOpen({ kind: 'edit', source }))
          }}
          onByHand={() => setOpen({ kind: 'new' })}
          onClose={close}
        />
      )}
      {open?.kind === 'new' && (
        <SourceForm
          source={null}
          onSave={(source) => addSources(doc, [{ ...source, id: randomId() }])}
          onClose={close}
        />
      )}
      {open?.kind === 'edit' && (
        <SourceForm
          source={open.source}
          onSave={(source) => changeSource(doc, { ...source, id: open.source.id })}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          open
          danger
          onOpenChange={(isOpen) => !isOpen && close()}
          title={texts.removeTitle}
          description={texts.removeText({ count: uses[open.source.id] ?? 0, name: nameOf(open.source) })}
          confirmText={texts.removeConfirm}
          onConfirm={() => remove(open.source)}
        />
      )}
    </>
  )
}
