import type { Editor } from '@tiptap/core'
import { EditorContent } from '@tiptap/react'
import type { SharedEssay } from '../../../../contract/essays/sharing.ts'
import { shareTexts as texts } from '../../../locales/en/essays/share.ts'
import '../comments/comments.css'
import '../editor/essay-page.css'
import '../formulas/formulas.css'
import { essayStyle } from '../download/printed-essay.tsx'
import { FootnoteList } from '../notes/footnote-list.tsx'

/** The essay as its page shows it, read only. */
export function SharedPage({ editor, shared }: { editor: Editor; shared: SharedEssay }) {
  const isEmpty = (shared.document.content ?? []).length === 0
  return (
    <section
      aria-label={texts.theEssay}
      style={essayStyle(shared.settings)}
      className="relative w-full max-w-204 min-w-0 flex-1 border border-line bg-surface-raised px-[max(2rem,min(5.25rem,10%))] py-14 shadow-soft max-md:-mx-4 max-md:w-auto max-md:border-x-0 max-md:px-5 max-md:py-6 max-md:shadow-none"
    >
      {isEmpty ? <p className="text-ink-muted">{texts.empty}</p> : <EditorContent editor={editor} />}
      <FootnoteList editor={editor} onEdit={null} />
    </section>
  )
}
