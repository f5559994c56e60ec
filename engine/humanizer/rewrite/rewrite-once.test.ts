import { describe, expect, test } from 'vitest'
import { applyEdits } from '../edit.ts'
import { tagText } from '../language/tagged-text.ts'
import { readSettings } from '../proposals/settings.ts'
import { rewriteOnce } from './rewrite-once.ts'

const originalText =
  'The staff did a thorough check of the kitchen, and they utilized every tool that they had.'

function round(text: string, edits: Parameters<typeof rewriteOnce>[2]['edits'], original: string): string {
  const tagged = tagText(text)
  const found = rewriteOnce(tagged, readSettings(tagged, 'strong'), { original, edits })
  return applyEdits(text, found)
}

describe('rewriteOnce', () => {
  test('says a word of the original anew', () => {
    const result = round(originalText, [], originalText)
    expect(result).not.toContain('thorough')
    expect(result).not.toContain('utilized')
  })

  test('leaves a word alone that an earlier round put in, and goes on around it', () => {
    const before = originalText.replace('thorough', 'meticulous')
    const start = before.indexOf('meticulous')
    const result = round(
      originalText,
      [{ start, end: start + 'meticulous'.length, after: 'thorough' }],
      before,
    )
    expect(result).toContain('thorough')
    expect(result).not.toContain('utilized')
  })
})
