import type { Editor } from '@tiptap/core'
import { useId } from 'react'
import { commentTexts as texts } from '../../../locales/en/essays/comments.ts'
import { startDraft } from '../comments/comment-marks.ts'
import type { Positions } from '../comments/text-positions.ts'

const wordsShown = 60

/** Chooses a paragraph to comment on, for readers who cannot select words on the page. */
export function ParagraphChoice({ editor }: { editor: Editor }) {
  const id = useId()
  const paragraphs = paragraphsOf(editor)
  if (paragraphs.length === 0) return null
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-13 font-medium">
        {texts.paragraph}
      </label>
      <select
        id={id}
        value=""
        onChange={(event) => {
          const chosen = paragraphs[Number(event.currentTarget.value)]
          if (chosen) startDraft(editor, chosen)
        }}
        className="h-10 w-full min-w-0 rounded-control border border-line-control bg-surface-raised px-3 text-14 text-ink max-md:h-11"
      >
        <option value="">{texts.chooseParagraph}</option>
        {paragraphs.map(({ from, words }, i) => (
          <option key={from} value={i}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}

function paragraphsOf({ state: { doc } }: Editor): (Positions & { words: string })[] {
  const found: (Positions & { words: string })[] = []
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    const words = node.textContent.trim()
    if (words !== '') found.push({ from: pos + 1, to: pos + 1 + node.content.size, words: shorten(words) })
    return false
  })
  return found
}

function shorten(words: string): string {
  return words.length > wordsShown ? `${words.slice(0, wordsShown).toWellFormed()}…` : words
}
