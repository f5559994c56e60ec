import { describe, expect, test } from 'vitest'
import { applyEdits } from '../edit.ts'
import { tagText } from '../language/tagged-text.ts'
import { readSettings } from '../proposals/settings.ts'
import { rewriteOnce } from './rewrite-once.ts'

const originalText =
  'The repairs necessitated a check of the kitchen, and they utilized every tool that they lacked.'

function round(text: string, edits: Parameters<typeof rewriteOnce>[2]['edits'], original: string): string {
  const tagged = tagText(text)
  const found = rewriteOnce(tagged, readSettings(tagged, 'clean'), { original, edits })
  return applyEdits(text, found)
}

describe('rewriteOnce', () => {
  test('replaces a word of the original', () => {
    const result = round(originalText, [], originalText)
    expect(result).not.toContain('necessitated')
    expect(result).not.toContain('utilized')
  })

  test('keeps a word that an earlier round inserted, and rewrites the words around it', () => {
    const before = originalText.replace('necessitated', 'involved')
    const start = before.indexOf('involved')
    const result = round(
      originalText,
      [{ start, end: start + 'involved'.length, after: 'necessitated' }],
      before,
    )
    expect(result).toContain('necessitated')
    expect(result).not.toContain('utilized')
  })
})
