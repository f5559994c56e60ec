import { Plus } from 'lucide-react'
import type { Source } from '../../../../../contract/essays/sources.ts'
import { sourceTexts as texts } from '../../../../locales/en/essays/sources.ts'
import { TypedList, type TypedListEntry, type TypedListKeys } from '../../controls/typed-list.tsx'
import type { TypedMenuState } from '../../editor/typed-menu.ts'
import { citeSources } from '../editor/cite-source.ts'
import { nameOf, plainTitle, searchSources } from '../library/search-sources.ts'

const shownMax = 30

type CiteListProps = {
  state: TypedMenuState
  keys: TypedListKeys
  sources: Source[]
  /** Opens the dialog that adds a source, and cites it in place of what was typed. */
  onAdd: () => void
}

/** The sources that typing @ offers. With Shift, a source is cited in the sentence. */
export function CiteList({ state, keys, sources, onAdd }: CiteListProps) {
  const found = searchSources(sources, state.query).slice(0, shownMax)
  const hasNarrative = found.length > 0
  // A longer text that matches nothing is ordinary writing.
  const isOpen = found.length > 0 || state.query.trim().split(/\s+/).length === 1
  const entries: TypedListEntry[] = found.map((source) => ({
    id: source.id,
    content: <SourceEntry source={source} />,
    choose: (isOther) =>
      citeSources(state.editor, [source.id], { range: state.range, isNarrative: isOther && hasNarrative }),
  }))
  entries.push({
    id: 'add',
    content: (
      <>
        <Plus aria-hidden="true" />
        {found.length === 0 && sources.length > 0 ? texts.menuEmpty : texts.menuAdd}
      </>
    ),
    choose: onAdd,
  })
  return (
    <TypedList
      {...{ state, keys }}
      entries={isOpen ? entries : []}
      label={texts.menu}
      note={hasNarrative ? texts.menuNarrative : undefined}
      width="wide"
    />
  )
}

function SourceEntry({ source }: { source: Source }) {
  return (
    <div className="min-w-0">
      <p className="truncate font-medium">{nameOf(source)}</p>
      <p className="truncate text-13 text-ink-muted">{source.title ? plainTitle(source) : texts.untitled}</p>
    </div>
  )
}
