import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { useEditorState } from '@tiptap/react'
import { page as texts } from '../../../locales/en/essays/page.ts'
import { classNames } from '../../../ui/class-names.ts'
import { glideToShow } from '../../../ui/scroll-to-show.ts'
import { headingsOf } from './headings.ts'

const indents: Record<number, string> = { 1: 'pl-2.5 font-medium', 2: 'pl-5', 3: 'pl-8' }

/** The headings of the essay; pressing one goes to it. */
export function OutlinePanel({ editor }: { editor: Editor }) {
  const { headings, at } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const found = headingsOf(state.doc)
      return { headings: found, at: found.findLastIndex(({ pos }) => pos < state.selection.from) }
    },
  })
  function goTo(pos: number) {
    const { tr, doc } = editor.state
    editor.view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(pos + 1))))
    editor.view.focus()
    const heading = editor.view.nodeDOM(pos)
    if (heading instanceof HTMLElement) glideToShow(heading, 'start')
  }
  return (
    <nav
      aria-label={texts.outline}
      className="scroll-quiet w-56 shrink-0 overflow-y-auto border-r border-line bg-surface px-2 py-4 max-lg:hidden"
    >
      <h2 className="px-2.5 pb-2 text-12 font-medium text-ink-muted">{texts.outline}</h2>
      {headings.length === 0 && <p className="px-2.5 text-13 text-ink-muted">{texts.outlineEmpty}</p>}
      <ul>
        {headings.map(({ text, level, pos }, i) => (
          <li key={pos}>
            <button
              type="button"
              onClick={() => goTo(pos)}
              aria-current={i === at ? 'location' : undefined}
              className={classNames(
                'w-full truncate rounded-control py-1.5 pr-2 text-left text-13 hover:bg-surface-hover',
                indents[level],
                i === at ? 'bg-accent-soft text-accent' : 'text-ink-muted',
              )}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
